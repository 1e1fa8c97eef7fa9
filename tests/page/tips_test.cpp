// What things are, said beside a pointer that rests on them, and under a finger.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

// In the middle of a game that has pieces on its board.
struct Spot {
    std::string game, on_board, in_panel;
};

Spot place() {
    return GENERATE(Spot{"crosshairs-duel", "", "player:0"}, Spot{"crossfire-hex-to-the-last-man", "", "player:1"},
                    Spot{"aerial-war-a-match-at-random", "", "player:0"},
                    Spot{"dogfight-a-duel-to-the-kill", "plane:A", "chip:A"},
                    Spot{"crossfire-squads-small-table", "unit:a00", "chip:a00"});
}

}  // namespace

TEST_CASE("a pointer that rests on a thing of the panel reads what it is, for every game") {
    const Spot at = place();
    page::open_at(page::playthrough(at.game), 12);
    page::hover(at.in_panel);
    CHECK_FALSE(page::shows("tip"));
    page::wait(600);
    CHECK(page::shows("tip"));
    page::hover(ImVec2{2, 2});
    page::wait(600);
    CHECK_FALSE(page::shows("tip"));
}

TEST_CASE("a pointer that rests on the board reads what is there, and a finger at once") {
    const Json clouds{{"game", "crosshairs"}, {"version", 1}, {"moves", {{{"do", "cloud"}, {"cell", "e5"}}}}};
    SECTION("mouse") {
        page::open(clouds);
        page::hover("cell:e5");
        CHECK_FALSE(page::shows("tip"));
        page::wait(600);
        CHECK(page::shows("tip"));
        CHECK(page::says("planes fly through it"));
        CHECK(headless::run(2000) == 0);  // drawn once
        page::hover("cell:g7");
        page::wait(600);
        CHECK_FALSE(page::says("planes fly through it"));
    }
    SECTION("finger") {
        page::open(clouds, page::phone());
        page::hold("cell:e5");
        CHECK(page::shows("tip"));
        page::lift();
        CHECK_FALSE(page::shows("tip"));
        CHECK(page::app().at("size") == 1);
    }
}

TEST_CASE("aircraft and units on the board say what they are") {
    const auto [game, mark] = GENERATE(table<std::string, std::string>(
        {{"dogfight-a-duel-to-the-kill", "plane:A"}, {"crossfire-squads-small-table", "unit:a01"}}));
    page::open_at(page::playthrough(game), 12);
    page::hover(mark);
    page::wait(600);
    CHECK(page::shows("tip"));
}
