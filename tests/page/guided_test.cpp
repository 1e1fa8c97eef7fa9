// For how long a game is guided.
#include "app/guided.h"

#include <catch_amalgamated.hpp>

#include "app/statistics.h"
#include "page/driver.h"

using namespace sightlines;

TEST_CASE("the first three games of each are guided", "[guided]") {
    page::open();
    for (int game = 0; game < guided_games; ++game) {
        CHECK(is_guided("dogfight"));
        count_end("game " + std::to_string(game), "dogfight", {.level = 1 + game, .result = FinalResult::lost});
    }
    CHECK_FALSE(is_guided("dogfight"));
    CHECK(is_guided("crossfire-squads"));
}

TEST_CASE("whoever decides about it is not asked again", "[guided]") {
    page::open();
    set_guided("dogfight", false);
    CHECK_FALSE(is_guided("dogfight"));
    page::reload();
    CHECK_FALSE(is_guided("dogfight"));
    set_guided("dogfight", true);
    for (int game = 0; game < 2 * guided_games; ++game)
        count_end("game " + std::to_string(game), "dogfight", {.level = 1, .result = FinalResult::won});
    CHECK(is_guided("dogfight"));
}
