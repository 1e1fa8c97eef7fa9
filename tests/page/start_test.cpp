// The page starts, draws, and becomes idle.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "platform.h"

using namespace sightlines;

TEST_CASE("the home page is drawn and the page becomes idle") {
    page::open();
    CHECK(page::app().at("screen") == "home");
    CHECK(page::says("Crosshairs"));
    CHECK(platform::idle());
    CHECK(platform::frames_drawn() > 0);
    CHECK(headless::run(10'000) == 0);
}
