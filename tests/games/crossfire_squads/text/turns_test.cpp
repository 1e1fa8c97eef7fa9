// What a turn of the others brought, in a line.
#include "games/crossfire_squads/text/turns.h"

#include "support/crossfire_squads_skirmish.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

TEST_CASE("squads: what a turn of the others brought is said in a line", "[squads][turns]") {
    const History<Rules> history = skirmish({"a00 > 2100,2600", "a02 x b01", "(5,5,1,2)", "."});
    const Names red{{"Green", "Red"}, 1};
    CHECK(narrate_turn(history, 0, history.size(), red) == "Green: 1 unit moves, 1 shot. Your rifle 2 is suppressed.");
    CHECK(narrate_turn(history, 0, 3, red).empty());  // while it goes on
    CHECK(narrate_turn(history, 0, history.size(), you_are_green).empty());
}

TEST_CASE("squads: all of a turn is told, although something was asked in it", "[squads][turns]") {
    const History<Rules> history = skirmish({"a00 > 2100,2200", ".", "b00 > 2100,1800", "-", "."});
    CHECK(narrate_turn(history, 4, 5, you_are_green).starts_with("Red: 1 unit moves, no shots."));
}

TEST_CASE("squads: the sum of a turn of the others counts rallies that worked", "[squads][turns]") {
    const auto told = [](std::initializer_list<const char*> moves) {
        const History<Rules> history = skirmish(moves);
        return narrate_turn(history, 1, history.size(), you_are_green);
    };
    CHECK(told({".", "b01 > 5200,2200", "a02 r200 b01", "(5,1,1,1)", "b01 ?", "(6)", "."}) ==
          "Red: 1 unit moves, 1 rallies, no shots. You pin Red's rifle 2.");
}

TEST_CASE("squads: the sum of a turn says at the end of which turn the flag was held", "[squads][turns]") {
    const auto told = [](const char* last) {
        const History<Rules> history =
            skirmish({"a00 > 2100,2200", ".", "b01 > 5200,2200", "a02 r200 b01", "(1,1,1,1)", "-", last});
        return narrate_turn(history, 1, history.size(), you_are_green);
    };
    const std::string own = " As your turn ends, only you hold the flag, 1\u20130.";
    CHECK(told(".").find(own + " As Red's turn ends, only you hold the flag, 2\u20130.") != std::string::npos);
}

TEST_CASE("squads: a turn of the others says what the reactions did in it", "[squads][turns]") {
    // Red's rifle comes down the hill, and b01 nearer, before the machine gun a02.
    const auto told = [](std::initializer_list<const char*> moves, const Names& names = you_are_green) {
        const History<Rules> history = skirmish(moves);
        return narrate_turn(history, 1, history.size(), names);
    };
    const std::string moved = "Red: 1 unit moves, no shots. ";
    CHECK(told({".", "b01 > 5200,2200", "a02 r200 b01", "(5,1,1,1)", "."}) == moved + "You pin Red's rifle 2.");
    CHECK(told({".", "b01 > 5200,2200", "a02 r200 b01", "(1,1,1,1)", "-", "."}) ==
          moved + "You shoot at Red's rifle 2 without effect.");
    CHECK(told({".", "b01 > 5200,2200", "a02 r200 b01", "(5,5,1,1)"}) ==
          moved + "You suppress Red's rifle 2, which ends Red's turn.");
    CHECK(told({".", "b01 > 5200,2200", "a02 r200 b01", "(5,5,5,1)"})
              .starts_with(moved + "You destroy Red's rifle 2, which ends Red's turn."));
    CHECK(told({".", "b01 > 5200,2200", "a02 r200 b01", "(5,1,1,1)", "."}, nobody_here) ==
          moved + "Green pins Red's rifle 2.");
}

TEST_CASE("squads: a turn of the others says whether its shots did anything, and which rally ended it",
          "[squads][turns]") {
    const auto told = [](std::initializer_list<const char*> moves) {
        const History<Rules> history = skirmish(moves);
        return narrate_turn(history, 1, history.size(), you_are_green);
    };
    CHECK(told({".", "b01 > 5200,2200", "a02 r200 b01", "(5,1,1,1)", "b01 ?", "(1)"}) ==
          "Red: 1 unit moves, no shots. Red's rifle 2 fails to rally, which ends the turn. You pin Red's rifle 2.");
    CHECK(told({".", "b01 > 5200,2200", "-", "b01 x a02", "(1,1,1)"})
              .starts_with("Red: 1 unit moves, 1 shot without effect."));
    // The second point, which wins, comes with the end of Red's turn.
    CHECK(told({"a00 > 2100,2200", ".", "b01 > 5200,2200", "a02 r200 b01", "(5,1,1,1)", "b01 ?", "(1)"})
              .find("Red's rifle 2 fails to rally, which ends the turn.") != std::string::npos);
    CHECK(told({".", "b01 > 5200,2200", "-", "b01 x a02", "(5,1,1)"}) ==
          "Red: 1 unit moves, 1 shot. Your MG 2 is pinned.");
}
