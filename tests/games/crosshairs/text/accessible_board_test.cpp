// The position and what can be done, in words.
#include <catch_amalgamated.hpp>

#include "support/crosshairs.h"
#include "support/wording.h"

using namespace sightlines::test;

namespace {

// Red looks at e5 along the row; e9 stands in a cloud, which hides it.
InWords table(Position at = act(0, 7)) {
    at.fleet(0, "e5=ne^3 c2=w*").fleet(1, "e8=w^1 e9=w").clouds("e9 k6").off("4 3").set("left", 3);
    return InWords(record({}, at.json()));
}

}  // namespace

TEST_CASE("a board of eleven rows from the top, and what is on every cell", "[crosshairs][words]") {
    const InWords words = table();
    CHECK(words.rows("Board") == std::vector<std::string>{"Row k", "Row j", "Row i", "Row h", "Row g", "Row f", "Row e",
                                                          "Row d", "Row c", "Row b", "Row a"});
    CHECK(words.full_cells() == std::vector<std::string>{"k6", "e5", "e8", "e9", "c2"});
    CHECK(words.cell("e8") == "red plane facing west, height 1");
    CHECK(words.cell("e9") == "red plane facing west, height 0, in a cloud");
    CHECK(words.cell("k6") == "cloud");
    CHECK(words.cell("a1").empty());
    CHECK(words.cell("a7") == "?");  // row a has six cells
}

TEST_CASE("CH-FIRE-01: it is told who aims at a plane", "[crosshairs][words]") {
    CHECK(table().cell("e5") == "green plane facing north-east, height 3, aimed at from e8");
}

TEST_CASE("CH-TURN-05: a plane of the player to act that has acted is told", "[crosshairs][words]") {
    CHECK(table().cell("c2") == "green plane facing west, height 0, has acted");
}

TEST_CASE("rings, planes to come and the turn are facts", "[crosshairs][words]") {
    // CH-SET-03: a pool of 30 rings in a duel; three are under e5 and one is under e8.
    const InWords words = table();
    CHECK(words.tells("Green: 2 planes on the board, 4 to come from the side a1 to a6, 27 rings free."));
    CHECK(words.tells("Red: 2 planes on the board, 3 to come from the side k1 to k6, 29 rings free."));
}

TEST_CASE("a diving plane is told", "[crosshairs][words]") {
    const InWords words(
        record({}, dive(0, 7, "e5").fleet(0, "e5=ne^3*").fleet(1, "k1=ne").off("5 5").set("left", 2).json()));
    CHECK(words.cell("e5") == "green plane facing north-east, height 3, diving");
}

TEST_CASE("actions say what they do and where it leads", "[crosshairs][words]") {
    const InWords words = table();
    CHECK(words.action("+a3=ne") == "Bring a plane on at a3: Enter at a3, facing north-east, height 0");
    // CH-MOVE: a climb goes one cell ahead and one up; a swoop one cell ahead and one down.
    CHECK(words.action("e5^") == "Plane on e5, facing north-east, height 3: Climb, to f6, facing north-east, height 4");
    CHECK(words.action("e5v<").starts_with("Plane on e5, facing north-east, height 3: Swoop turning left, to "));
    CHECK(words.action("e5-2") ==
          "Plane on e5, facing north-east, height 3: Fly level 2 hexes, to g6, facing north-east, height 3");
    CHECK(words.action("c2^").empty());  // it has acted
}

TEST_CASE("clouds are placed by name, shots name their target", "[crosshairs][words]") {
    const InWords begin(record_of(json(R"({"clouds":2})")));
    CHECK(begin.tells("0 clouds of 2 placed."));
    CHECK(begin.action("~c4") == "Place a cloud: Place a cloud on c4");
    const InWords words(record({}, act(0, 7).fleet(0, "f1=e f11=w").fleet(1, "k2=ne f6=ne").off("4 4").json()));
    CHECK(words.action("xf6") == "Shoot: Shoot down the red plane on f6");
    CHECK(words.action(".").empty());  // planes are still to act
}
