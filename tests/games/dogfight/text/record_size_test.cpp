// A whole duel travels in a link (product.md: Dogfight! at most 8,000 characters at the 90th percentile).
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <vector>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/match_of.h"
#include "engine/playout.h"
#include "games/dogfight/text/codec.h"

using namespace sightlines;

namespace {

// Lengths of the links of random games from the start to the end, the shortest first; each is opened again.
std::vector<std::size_t> link_lengths(const dogfight::Options& options) {
    const dogfight::Rules rules = *dogfight::Rules::make(options);
    std::vector<std::size_t> lengths;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        MatchOf<dogfight::Rules> match(History<dogfight::Rules>(rules, rules.start()), false);
        dogfight::Position at = rules.start();
        Rng rng(seed);
        playout(rules, at, rng, 20'000,
                [&match](const auto&, const auto&, const auto& chosen) { REQUIRE(match.play(chosen).accepted()); });
        REQUIRE(match.status().outcome);
        const Result<std::string> link = write_link(static_cast<Match&>(match).record());
        REQUIRE(link);
        const Result<std::unique_ptr<Match>> opened = open_link(*link);
        REQUIRE(opened);
        REQUIRE(static_cast<const MatchOf<dogfight::Rules>&>(**opened).history().at() == at);
        lengths.push_back(link->size());
    }
    std::sort(lengths.begin(), lengths.end());
    return lengths;
}

}  // namespace

TEST_CASE("a whole duel fits into a link", "[dogfight]") {
    const std::vector<std::size_t> lengths = link_lengths({});
    INFO("median " << lengths[50] << ", 90th percentile " << lengths[90] << ", longest " << lengths[99]);
    CHECK(lengths[90] <= 1000);
    CHECK(lengths[0] >= 30);
}

TEST_CASE("so does a melee with every option", "[dogfight]") {
    dogfight::Options all{.scenario = dogfight::Scenario::melee, .sun = dogfight::Facing::se};
    for (const auto option :
         {&dogfight::Options::acquisition, &dogfight::Options::disclosure, &dogfight::Options::random_targeting,
          &dogfight::Options::formation, &dogfight::Options::signals, &dogfight::Options::carry_facing,
          &dogfight::Options::collisions, &dogfight::Options::ramming, &dogfight::Options::declare_first,
          &dogfight::Options::adv_tables, &dogfight::Options::fine_climb, &dogfight::Options::departure,
          &dogfight::Options::adv_stress, &dogfight::Options::engine_fire, &dogfight::Options::jamming,
          &dogfight::Options::grand})
        all.*option = true;
    const std::vector<std::size_t> lengths = link_lengths(all);
    INFO("median " << lengths[50] << ", 90th percentile " << lengths[90] << ", longest " << lengths[99]);
    CHECK(lengths[90] <= 8000);
}
