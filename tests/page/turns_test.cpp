// Who decides what in a match, by its seats.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "session/turns.h"

using namespace sightlines;

TEST_CASE("seats say who is a computer, and who only looks on", "[turns]") {
    CHECK(turns::level_of("0b", Side::first) == 0);
    CHECK(turns::level_of("0b", player_side(1)) == 2);
    CHECK(turns::level_of("bb", Side::chance) == 0);
    CHECK(turns::all_computers("ab"));
    CHECK_FALSE(turns::all_computers("a0"));
    CHECK_FALSE(turns::all_computers(""));  // nobody has been seated: all are here
    CHECK(turns::looks_on("11", 2));
    CHECK(turns::looks_on("1a", 2));
    CHECK_FALSE(turns::looks_on("1", 2));  // the second one is here
    CHECK_FALSE(turns::looks_on("10", 2));
    CHECK_FALSE(turns::looks_on("aa", 2));
}

TEST_CASE("an action is decided at the seat of who was to act, dice by nobody", "[turns]") {
    const auto match = *new_match("crossfire-hex", Json::object());
    REQUIRE(match->play_text("k5-i5"));
    CHECK(turns::decided_here(*match, "01", 0));
    CHECK_FALSE(turns::decided_here(*match, "10", 0));
    CHECK(turns::decided_here(*match, "10", 1));

    const auto rolls = *new_match("aerial-war", Json::object());
    while (rolls->status().to_act != Side::chance) REQUIRE(rolls->play(rolls->actions().front()));
    CHECK_FALSE(turns::decided_here(*rolls, "00", rolls->size()));
    CHECK(turns::computer_rolls(*rolls, "0b", 1));
    CHECK_FALSE(turns::computer_rolls(*rolls, "0b", 0));
    CHECK(turns::computer_rolls(*rolls, "bb", -1));
}
