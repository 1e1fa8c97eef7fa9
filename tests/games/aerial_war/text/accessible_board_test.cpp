// The position and what can be done, in words.
#include <catch_amalgamated.hpp>

#include "support/aerial_war.h"
#include "support/wording.h"

using namespace sightlines::test;
using namespace sightlines::test::aerial;

namespace {

InWords words_of_position(Json start) {
    return InWords(Json{{"game", "aerial-war"}, {"version", 1}, {"start", std::move(start)}});
}

}  // namespace

TEST_CASE("AW-GEO-01: fourteen ranks from the north with eleven squares each", "[aerial_war][words]") {
    const InWords words = words_of_position(fly("Gr", 1, 2, "Gr=e5n Gb=j1n Ar=e7w"));
    CHECK(words.rows("Board").size() == 14);
    CHECK(words.rows("Board").front() == "Rank 14");
    CHECK(words.full_cells() == std::vector<std::string>{"e7", "e5", "j1"});
    CHECK(words.cell("e5") == "German red plane facing e6");
    CHECK(words.cell("j1") == "German blue plane facing j2");
    CHECK(words.cell("e7") == "Allied red plane facing d7");
    CHECK(words.cell("k14").empty());
    CHECK(words.cell("l1") == "?");
}

TEST_CASE("whose turn it is, with which dice", "[aerial_war][words]") {
    const InWords words = words_of_position(fly("Gr", 1, 2, "Gr=e5n Gb=j1n Ar=e7w"));
    CHECK(words.tells("The turn of German red on e5, facing e6, with the dice 1 and 2."));
    CHECK(words.tells("Germans: 2 planes in the air."));
    CHECK(words.tells("Allies: 1 plane in the air."));
}

TEST_CASE("AW-MOVE-03, AW-FIRE-01: a flight tells its end and who is in front there", "[aerial_war][words]") {
    const InWords words = words_of_position(fly("Gr", 1, 2, "Gr=e5n Gb=j1n Ar=e7w"));
    CHECK(words.action("e6n") == "Fly to rank 6: Fly to e6, facing Allied red on e7");
    CHECK(words.action("d5w") == "Fly to rank 5: Fly to d5, facing c5");
    CHECK(words.action("e7n").empty());  // somebody is there
}

TEST_CASE("an attack names its target; dice are not listed", "[aerial_war][words]") {
    const InWords attack = words_of_position(turn_of("attack", "Gr", "Gr=e6n Gb=j1n Ar=e7w"));
    CHECK(attack.action("!") == "Attack: Attack Allied red on e7");
    CHECK(attack.action("-") == "Attack: Hold fire");
    InWords begin(Json{{"game", "aerial-war"}, {"version", 1}});
    CHECK(begin.match().accessible_actions().empty());
}
