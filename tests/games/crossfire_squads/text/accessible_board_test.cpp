// The position and what can be done, in words, and no word of what is hidden.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"
#include "support/wording.h"

using namespace sightlines::test;

namespace {

const std::string wood = "t00 woods 1000,1000 1500,1500";

InWords battle(const squads::Words& units, const squads::Words& terrain = {wood}, std::string_view options = "",
               std::string_view phase = "play obj=t00") {
    return InWords(squads::record_of(options, squads::position(phase, units, terrain)));
}

}  // namespace

TEST_CASE("a row for each unit: kind, state, place in inches, ground", "[crossfire_squads][words]") {
    const InWords words =
        battle({"a00 rifle 1200,1240 plt=1 st=p", "a01 hmg 400,800 face=0,-1", "b00 cc 5600,100 st=s"});
    CHECK(words.rows("Green units") == std::vector<std::string>{"a00", "a01"});
    CHECK(words.rows("Red units") == std::vector<std::string>{"b00"});
    CHECK(words.entry("a00", "Name") == "rifle squad");
    CHECK(words.entry("a00", "Kind") == "rifle squad");
    CHECK(words.entry("a00", "Platoon") == "1");
    CHECK(words.entry("a00", "State") == "pinned");
    // CS-GEO-01: 80 units are an inch.
    CHECK(words.entry("a00", "Place") == "15.0 in east, 15.5 in south");
    CHECK(words.entry("a00", "Ground") == "in woods t00");
    CHECK(words.entry("a01", "State") == "facing north");
    CHECK(words.entry("a01", "Ground") == "in the open");
    CHECK(words.entry("b00", "State") == "suppressed");
}

TEST_CASE("the table in squares of six inches", "[crossfire_squads][words]") {
    const InWords words = battle({"a00 rifle 1200,1240", "b00 cc 5600,100"});
    CHECK(words.rows("Table in squares of six inches, from the north-west").size() == 8);
    // A square is 480 units wide: the wood reaches over C3, D3, C4 and D4.
    CHECK(words.full_cells() == std::vector<std::string>{"L1", "C3", "D3", "C4", "D4"});
    CHECK(words.cell("L1") == "red company commander b00");
    CHECK(words.cell("C3") == "green rifle squad a00, woods t00");
    CHECK(words.cell("D4") == "woods t00");
    CHECK(words.cell("A1").empty());
}

TEST_CASE("terrain and course", "[crossfire_squads][words]") {
    const InWords words = battle({"a00 rifle 1200,1240", "b00 cc 5600,100"});
    CHECK(words.entry("t00", "Ground") == "woods");
    CHECK(words.entry("t00", "From west to east") == "12.5 to 18.8 in");
    CHECK(words.entry("t00", "Remark") == "the flag");
    CHECK(words.tells("Green comes from the south."));
    CHECK(words.tells("The flag is in woods t00."));
}

TEST_CASE("CS-HIDE-02: what is hidden is told to its own side alone", "[crossfire_squads][words]") {
    const squads::Words units{"a00 rifle 2500,2500", "b00 cc 5600,100", "b07 hmg - hid=t00"};
    const InWords enemy = battle(units, {wood}, "hidden=1");
    CHECK(enemy.rows("Red units") == std::vector<std::string>{"b00"});
    CHECK_FALSE(enemy.mentions("b07"));
    CHECK_FALSE(enemy.mentions("machine gun"));
    const InWords own = battle(units, {wood}, "hidden=1", "play obj=t00 active=1");
    CHECK(own.entry("b07", "Place") == "hidden");
    CHECK(own.entry("b07", "Ground") == "in woods t00");
}

TEST_CASE("CS-HIDE-02: while dice are due nobody is told", "[crossfire_squads][words]") {
    const squads::Words units{"a00 rifle 2500,2500", "b00 rifle 2500,2200", "b07 hmg - hid=t00"};
    for (const char* active : {"0", "1"}) {
        InWords words = battle(units, {wood}, "hidden=1", std::string("play obj=t00 active=") + active);
        REQUIRE(words.match().play_text(active[0] == '0' ? "a00 x b00" : "b00 x a00"));
        REQUIRE(words.match().status().roll);
        CHECK(sightlines::lines_of(words.match().accessible_board()).find("b07") == std::string::npos);
    }
}

TEST_CASE("CS-OBS-02: hidden mines are told to their owner alone", "[crossfire_squads][words]") {
    const squads::Words units{"a00 rifle 2500,2500", "b00 cc 5600,100"};
    const squads::Words mined{wood, "m00 mine 3000,3000 3300,3300 pl=1 hid=true"};
    CHECK_FALSE(battle(units, mined, "obstacles").mentions("m00"));
    CHECK(battle(units, mined, "obstacles", "play obj=t00 active=1").entry("m00", "Ground") == "minefield");
}

TEST_CASE("orders in words, by unit", "[crossfire_squads][words]") {
    const InWords words = battle({"a00 rifle 2500,2500", "a01 rifle 2600,3000 st=p", "b00 rifle 2500,2200"});
    CHECK(words.action("a00 x b00") == "Rifle 1: Shoot at Red's rifle squad");
    CHECK(words.action("a00 _") == "Rifle 1: Go prone");
    CHECK(words.action("a01 ?") == "Rifle 2: Rally");
    CHECK(words.action(".") == "Turn: End the turn");
}

TEST_CASE("kinds that are not listed say how they are written", "[crossfire_squads][words]") {
    InWords words = battle({"a00 rifle 2500,2500", "b00 cc 5600,100"});
    const auto kinds = words.match().parametric();
    REQUIRE(kinds.has_value());
    for (const std::string_view kind : *kinds) {
        INFO(kind);
        CHECK_FALSE(words.match().text_examples(kind).empty());
    }
}
