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

// The players stand where the explanation was; its room is kept only until something else is asked.
TEST_CASE("on a phone no hole is left where an explanation was", "[guided]") {
    page::open("", page::phone());
    for (const char* mark : {"play:crosshairs", "guided"}) page::choose(mark);
    int without = 0;
    const auto look = [&](const char* first_answer) {
        const bool explained = page::shows("guide");
        while (page::shows("guide:dismiss")) page::choose("guide:dismiss");
        if (explained) return;
        ++without;
        CHECK(page::mark(first_answer).min.y - page::mark("player:0").max.y < 30);
    };
    for (const char* plane : {"d4", "c4", "e4", "d2"}) {
        while (page::shows("guide:dismiss")) page::choose("guide:dismiss");
        page::choose("cell:" + std::string(plane));
        look("card:climb");
        page::choose("action:fly");
        page::settle();
    }
    CHECK(without > 0);
}
