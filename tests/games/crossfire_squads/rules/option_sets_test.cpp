// The sets of options that the laws play under: no two options go untried together.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <vector>

#include "samples/crossfire_squads.h"

using namespace sightlines;
using sightlines::crossfire_squads::Options;
using sightlines::test::squads_switches;

namespace {

using Switch = bool (*)(const Options&);

template <std::size_t I>
bool is_on(const Options& options) {
    return options.*squads_switches[I];
}

template <std::size_t... I>
std::vector<Switch> all_switches(std::index_sequence<I...>) {
    return {&is_on<I>..., [](const Options& options) { return options.hidden != crossfire_squads::nobody; },
            [](const Options& options) { return options.nations[0] != crossfire_squads::Nation::none; }};
}

}  // namespace

TEST_CASE("crossfire-squads options: the laws play every two options together, on and off", "[squads]") {
    const auto sets = test::Samples<crossfire_squads::Rules>::option_sets();
    for (const Options& options : sets) CHECK(crossfire_squads::Rules::make(options).has_value());
    const std::vector<Switch> switches = all_switches(std::make_index_sequence<squads_switches.size()>());
    constexpr std::size_t recon = 4;
    const std::size_t hidden = squads_switches.size();
    for (std::size_t a = 0; a < switches.size(); ++a) {
        for (std::size_t b = 0; b < switches.size(); ++b) {
            for (const unsigned values : {0U, 1U, 2U, 3U}) {
                const bool of_a = (values & 1U) != 0;
                const bool of_b = (values & 2U) != 0;
                const bool impossible = a == b || (a == recon && of_a && b == hidden && !of_b) ||
                                        (b == recon && of_b && a == hidden && !of_a);
                if (impossible) continue;
                INFO(a << (of_a ? " on, " : " off, ") << b << (of_b ? " on" : " off"));
                CHECK(std::any_of(sets.begin(), sets.end(), [&](const Options& options) {
                    return switches[a](options) == of_a && switches[b](options) == of_b;
                }));
            }
        }
    }
}
