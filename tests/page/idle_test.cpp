// Without input the page becomes idle.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "platform.h"

using namespace sightlines;

TEST_CASE("nothing is drawn without input, in every game, with or without motion") {
    const bool fingers = GENERATE(false, true), still = GENERATE(true, false);
    page::Outside world = fingers ? page::phone() : page::desktop();
    world.around.reduced_motion = still;
    CAPTURE(fingers, still);
    page::open(Json{{"game", "crosshairs"}, {"version", 1}}, world);
    page::choose("cell:e5");
    REQUIRE(page::app().at("size") == 1);
    for (const std::string game : {"crosshairs", "crossfire-hex", "crossfire-squads", "aerial-war", "dogfight"}) {
        CAPTURE(game);
        if (game != "crosshairs") page::open(Json{{"game", game}, {"version", 1}}, world);
        page::wait(fingers ? 100 : 600);  // the tip of what the pointer rests on is drawn by then
        const int before = platform::frames_drawn();
        CHECK(platform::idle());
        CHECK(headless::run(2000) == 0);
        CHECK(platform::frames_drawn() == before);
        page::choose(ImVec2{3, 3});  // input wakes it up
        CHECK(platform::frames_drawn() > before);
    }
}

TEST_CASE("animations end on a machine that draws slowly, without further input") {
    page::Outside world = page::desktop();
    world.around.reduced_motion = false;
    world.drawing_ms = GENERATE(0.0, 45.0, 130.0, 400.0);
    CAPTURE(world.drawing_ms);
    page::open(Json{{"game", "aerial-war"}, {"version", 1}}, world);
    page::click("throw");
    page::wait(3000);
    CHECK(page::app().at("tumbling") == false);
    CHECK(page::app().at("size") == 1);
}
