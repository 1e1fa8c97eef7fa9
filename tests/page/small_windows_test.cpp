// Windows far smaller than any board: at the largest zoom of a browser, on a small screen.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/hand.h"

using namespace sightlines;

TEST_CASE("the page comes to rest in any window, however small", "[layout]") {
    for (const char* game : {"crosshairs", "crossfire-hex", "crossfire-squads", "dogfight", "aerial-war"}) {
        for (const float height : {96.0f, 60.0f, 200.0f}) {
            headless::Outside world = page::desktop();
            world.around.width = 128;
            world.around.height = height;
            CAPTURE(game, height);
            page::open(Json{{"game", game}, {"version", 1}}, world);
            CHECK(page::app().at("screen") == "table");
        }
    }
}
