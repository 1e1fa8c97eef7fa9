// The position and what can be done, in words.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"
#include "support/wording.h"

using namespace sightlines::test;

namespace {

InWords words_of_position(std::string_view phase, const dogfight::Planes& planes, std::string_view options = "") {
    return InWords(dogfight::record_of(options, dogfight::position(phase, planes)));
}

}  // namespace

TEST_CASE("occupied hexes, and nothing else, with everybody in them", "[dogfight][words]") {
    const InWords words =
        words_of_position("target queue=A,B", {"0 camel h7 ne 8 5", "1 d5a h7 s 5 5", "1 d7 c3 n 9 6"});
    CHECK(words.full_cells() == std::vector<std::string>{"c3", "h7"});
    CHECK(words.rows("Occupied hexes") == std::vector<std::string>{"Row 3", "Row 7"});
    CHECK(words.cell("c3") == "red C, the D.VII, facing north, level 9");
    CHECK(words.cell("h7") == "green A, the Camel, facing north-east, level 8; red B, the D.Va, facing south, level 5");
}

TEST_CASE("a row for each aircraft", "[dogfight][words]") {
    const InWords words =
        words_of_position("target queue=A,B", {"0 camel h7 ne 8 5 target=B cv=4 pitch=-2", "1 d5a o13 - 5 7 dmg=3"});
    CHECK(words.rows("Aircraft") == std::vector<std::string>{"A", "B"});
    CHECK(words.entry("A", "Type") == "Camel");
    CHECK(words.entry("A", "Side") == "Green");
    CHECK(words.entry("A", "Place") == "h7, facing north-east");
    CHECK(words.entry("A", "Level") == "8");
    CHECK(words.entry("A", "Attitude") == "dive");
    CHECK(words.entry("A", "Speed") == "5");
    CHECK(words.entry("A", "Target") == "B, the D.Va, CV 4");
    CHECK(words.entry("B", "Place") == "o13, in the middle of the hex");
    CHECK(words.entry("B", "Speed") == "7");
    CHECK(words.entry("B", "Damage").starts_with("3 marks on "));
    CHECK(words.tells("Turn 1 of 20."));
    CHECK(words.tells("The map goes from a1 in the north-west to o13 in the south-east."));
}

TEST_CASE("declarations and steps in words", "[dogfight][words]") {
    const InWords declare = words_of_position("target queue=A,B", {"0 camel h7 ne 8 5", "1 d5a o13 n 8 5"});
    CHECK(declare.action(">B") == "Target: Hunt the red Albatros, 9 hexes away");
    CHECK(declare.action(">-") == "Target: No target");
    Json record = dogfight::record_of("", dogfight::position("go cur=A", {"0 camel h7 ne 8 5", "1 d5a o13 n 8 5"}));
    InWords flight(record);
    CHECK(flight.action("=") == "");  // without a choice the die is rolled at once
    if (flight.match().status().roll) {
        REQUIRE(flight.match().play_text("(4)"));
    }
    CHECK(flight.action("R1") == "Right a little: Right a little");
    CHECK(flight.action("F^1") == "Straight on: Straight on, into a shallow climb");
}
