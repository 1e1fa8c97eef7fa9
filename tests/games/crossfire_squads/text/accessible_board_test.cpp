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
    const InWords words = battle({"a00 rifle 1200,1240 plt=1 st=p", "a01 rifle 1200,1390 plt=1",
                                  "a02 hmg 400,800 face=0,-1", "b00 cc 5600,100 st=s"});
    CHECK(words.rows("Green units") == std::vector<std::string>{"rifle 1", "rifle 2", "machine gun"});
    CHECK(words.rows("Red units") == std::vector<std::string>{"company commander"});
    CHECK(words.entry("rifle 1", "Kind") == "rifle squad");
    CHECK(words.entry("rifle 1", "Platoon") == "1");
    CHECK(words.entry("rifle 1", "State") == "pinned");
    // CS-GEO-01: 80 units are an inch.
    CHECK(words.entry("rifle 1", "Place") == "15.0 in east, 15.5 in south");
    CHECK(words.entry("rifle 1", "Ground") == "in the woods at the flag");
    CHECK(words.entry("machine gun", "State") == "facing north");
    CHECK(words.entry("machine gun", "Ground") == "in the open at A2");
    CHECK(words.entry("company commander", "State") == "suppressed");
}

TEST_CASE("units of several platoons are told apart", "[crossfire_squads][words]") {
    const InWords words = battle({"a00 rifle 1200,1240 plt=1", "a01 rifle 1200,2000 plt=2", "b00 cc 5600,100"});
    CHECK(words.rows("Green units") == std::vector<std::string>{"rifle 1", "rifle 2"});
    CHECK(words.cell("C5") == "green rifle squad of the 2nd platoon");
}

TEST_CASE("the table in squares of six inches", "[crossfire_squads][words]") {
    const InWords words = battle({"a00 rifle 1200,1240", "b00 cc 5600,100"});
    CHECK(words.rows("Table in squares of six inches, from the north-west").size() == 8);
    // A square is 480 units wide: the wood reaches over C3, D3, C4 and D4.
    CHECK(words.full_cells() == std::vector<std::string>{"L1", "C3", "D3", "C4", "D4"});
    CHECK(words.cell("L1") == "red company commander");
    CHECK(words.cell("C3") == "green rifle squad, the woods at the flag");
    CHECK(words.cell("D4") == "the woods at the flag");
    CHECK(words.cell("A1").empty());
}

TEST_CASE("terrain and course", "[crossfire_squads][words]") {
    const InWords words = battle({"a00 rifle 1200,1240", "b00 cc 5600,100"});
    CHECK(words.rows("Terrain") == std::vector<std::string>{"the woods at the flag"});
    CHECK(words.entry("the woods at the flag", "Ground") == "woods");
    CHECK(words.entry("the woods at the flag", "From west to east") == "12.5 to 18.8 in");
    CHECK(words.entry("the woods at the flag", "Remark") == "the flag");
    CHECK(words.tells("Green comes from the south."));
    // Its middle is 15.6 inches east and south.
    CHECK(words.tells("The flag is in the woods at C3."));
}

TEST_CASE("CS-HIDE-02: what is hidden is told to its own side alone", "[crossfire_squads][words]") {
    const squads::Words units{"a00 rifle 2500,2500", "b00 cc 5600,100", "b07 hmg - hid=t00"};
    const InWords enemy = battle(units, {wood}, "hidden=1");
    CHECK(enemy.rows("Red units") == std::vector<std::string>{"company commander"});
    CHECK_FALSE(enemy.mentions("machine gun"));
    const InWords own = battle(units, {wood}, "hidden=1", "play obj=t00 active=1");
    CHECK(own.entry("machine gun", "Place") == "hidden");
    CHECK(own.entry("machine gun", "Ground") == "in the woods at the flag");
}

TEST_CASE("CS-HIDE-02: while dice are due nobody is told", "[crossfire_squads][words]") {
    const squads::Words units{"a00 rifle 2500,2500", "b00 rifle 2500,2200", "b07 hmg - hid=t00"};
    for (const char* active : {"0", "1"}) {
        InWords words = battle(units, {wood}, "hidden=1", std::string("play obj=t00 active=") + active);
        REQUIRE(words.match().play_text(active[0] == '0' ? "a00 x b00" : "b00 x a00"));
        REQUIRE(words.match().status().roll);
        CHECK(sightlines::lines_of(words.match().accessible_board()).find("machine gun") == std::string::npos);
    }
}

TEST_CASE("CS-OBS-02: hidden mines are told to their owner alone", "[crossfire_squads][words]") {
    const squads::Words units{"a00 rifle 2500,2500", "b00 cc 5600,100"};
    const squads::Words mined{wood, "m00 mine 3000,3000 3300,3300 pl=1 hid=true"};
    CHECK_FALSE(battle(units, mined, "obstacles").mentions("minefield"));
    const InWords own = battle(units, mined, "obstacles", "play obj=t00 active=1");
    CHECK(own.rows("Terrain") == std::vector<std::string>{"the minefield G7", "the woods at the flag"});
}

TEST_CASE("orders in words, by unit", "[crossfire_squads][words]") {
    const InWords words = battle({"a00 rifle 2500,2500", "a01 rifle 2600,3000 st=p", "b00 rifle 2500,2200"});
    CHECK(words.action("a00 x b00") == "Rifle 1: Shoot at Red's rifle squad, suppresses it 26%");
    CHECK(words.action("a00 _") == "Rifle 1: Go prone");
    CHECK(words.action("a01 ?") == "Rifle 2: Rally, 50%");
    CHECK(words.action(".") == "Turn: End turn");
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
