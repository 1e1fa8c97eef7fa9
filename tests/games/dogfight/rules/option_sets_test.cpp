// The sets of options that the laws play under: no two options go untried together.
#include <catch_amalgamated.hpp>

#include "samples/dogfight.h"

using namespace sightlines;
using sightlines::dogfight::Options;
using sightlines::test::dogfight_needs;
using sightlines::test::dogfight_switches;

namespace {

// DF-OPT-02: whether two options can have these values in one game.
bool allowed(bool Options::* a, bool of_a, bool Options::* b, bool of_b) {
    Options options;
    for (const auto option : dogfight_switches) options.*option = false;
    options.*a = of_a;
    options.*b = of_b;
    const auto wanted = [&](bool Options::* option) { return (option == a && !of_a) || (option == b && !of_b); };
    for (std::size_t round = 0; round < dogfight_needs.size(); ++round) {
        for (const auto& [option, needed] : dogfight_needs) {
            if (!(options.*option)) continue;
            if (wanted(needed)) return false;
            options.*needed = true;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("DF-OPT-01: the laws play every two options together, on and off", "[dogfight]") {
    const auto sets = test::Samples<dogfight::Rules>::option_sets();
    CHECK(sets.size() >= 40);
    for (const Options& options : sets) CHECK(dogfight::Rules::make(options).has_value());
    for (const auto a : dogfight_switches) {
        for (const auto b : dogfight_switches) {
            if (a == b) continue;
            for (const unsigned values : {0U, 1U, 2U, 3U}) {
                const bool of_a = (values & 1U) != 0;
                const bool of_b = (values & 2U) != 0;
                if (!allowed(a, of_a, b, of_b)) continue;
                const bool tried = std::any_of(sets.begin(), sets.end(), [&](const Options& options) {
                    return options.*a == of_a && options.*b == of_b;
                });
                INFO("options "
                     << (std::find(dogfight_switches.begin(), dogfight_switches.end(), a) - dogfight_switches.begin())
                     << " and "
                     << (std::find(dogfight_switches.begin(), dogfight_switches.end(), b) - dogfight_switches.begin())
                     << ", values " << values);
                CHECK(tried);
            }
        }
    }
}

TEST_CASE("DF-OPT-01: the laws play every scenario, with a sun and without", "[dogfight]") {
    const auto sets = test::Samples<dogfight::Rules>::option_sets();
    for (int scenario = 0; scenario < 5; ++scenario) {
        for (const bool sun : {false, true}) {
            CHECK(std::any_of(sets.begin(), sets.end(), [&](const Options& options) {
                return static_cast<int>(options.scenario) == scenario && (options.sun != dogfight::Facing::none) == sun;
            }));
        }
    }
}
