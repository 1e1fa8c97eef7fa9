// What is written on the map of Crossfire with squads.
#include "games/crossfire_squads/text/map_words.h"
#include "api/games.h"

#include <algorithm>

#include "games/crossfire_squads/advice/guide.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

TEST_CASE("pieces are named briefly on the map", "[squads]") {
    Json start = battle(R"({"a00": {"k": "rifle", "at": [2100, 3200]}, "b00": {"k": "rifle", "at": [2100, 300]}})");
    start["terrain"]["t01"] =
        Json::parse(R"({"k": "hill", "poly": [[1900, 1400], [2300, 1400], [2300, 1800], [1900, 1800]]})");
    start["terrain"]["t02"] =
        Json::parse(R"({"k": "woods", "poly": [[5000, 3000], [5200, 3000], [5200, 3200], [5000, 3200]]})");
    start["terrain"]["t03"] =
        Json::parse(R"({"k": "woods", "poly": [[4850, 2900], [4950, 2900], [4950, 3000], [4850, 3000]]})");
    const Table game(start);
    const PlaceNames names = game.scene().places();
    CHECK(words::map_name(names, first_area) == "woods at the flag");
    CHECK(words::flag_name(nobody) == "Flag");
    CHECK(words::flag_name(1) == "Flag: Red");
    CHECK(words::map_name(names, first_area + 1) == "hill E4");
    CHECK(words::map_name(names, first_area + 2) == "woods K7");
    CHECK(words::map_name(names, first_area + 3) == "woods K7 b");
}

TEST_CASE("states, platoons and kinds in words on the map", "[squads]") {
    Unit unit;
    unit.kind = Kind::rifle;
    CHECK(words::map_state(unit) == "");
    unit.prone = true;
    CHECK(words::map_state(unit) == "prone");
    unit.state = State::pinned;
    CHECK(words::map_state(unit) == "pinned, prone");
    unit.state = State::suppressed;
    CHECK(words::map_state(unit) == "suppressed");

    CHECK(words::token_name(2, true, 5) == "2nd platoon, 5");
    CHECK(words::token_name(1, false, 5) == "Platoon, 5");  // the only one
    CHECK(words::token_name(0, true, 3) == "Company, 3");

    CHECK(words::legend_name(unit) == "Rifle squad");
    CHECK(words::legend_effect(unit) == "3 dice all round");
    unit.kind = Kind::hmg;
    CHECK(words::legend_effect(unit) == "4 dice in front of it");
    unit.kind = Kind::bz;
    CHECK(words::legend_effect(unit) == "shoots at vehicles only");
}

TEST_CASE("squads: on a phone grounds have their names, and numbers of units their word", "[squads]") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")), page::phone());
    CHECK(page::says("WOODS E4"));
    CHECK(page::says("HILL"));
    CHECK(page::says("4 units"));
    page::open(std::string(scenario_record("crossfire-squads", "guided")), page::desktop());
    const std::vector<std::string> words = page::words();
    CHECK(std::find(words.begin(), words.end(), "1") == words.end());  // of the only platoon
}