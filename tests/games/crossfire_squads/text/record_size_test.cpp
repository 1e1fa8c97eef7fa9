// How long the links of whole games are: random play is less plain than people's.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <vector>

#include "api/link/forms.h"
#include "api/match_of.h"
#include "games/crossfire_squads/text/codec.h"

using namespace sightlines;
using crossfire_squads::Phase;
using crossfire_squads::Rules;

TEST_CASE("a whole game on a generated table fits into a link", "[squads]") {
    const Rules rules = *Rules::make({});
    std::vector<std::size_t> sizes;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        MatchOf<Rules> match(History<Rules>(rules, rules.start()), false);
        const auto at = [&]() -> const crossfire_squads::Position& { return match.history().at(); };
        Rng rng(seed);
        while (at().phase != Phase::over && at().turn <= 150) REQUIRE(match.play(rules.sample(at(), rng)).accepted());
        const Result<std::string> link = write_link(static_cast<Match&>(match).record());
        REQUIRE(link);
        sizes.push_back(link->size());
    }
    std::sort(sizes.begin(), sizes.end());
    INFO("median " << sizes[25] << ", longest " << sizes[49]);
    CHECK(sizes[45] <= 8000);
}
