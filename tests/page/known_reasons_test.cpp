// A hint does not say the same again and again, names the piece, and shows where its nose will point.
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "api/games.h"
#include "page/dogfight/move.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

Json hint() {
    page::press("=");
    headless::deliver();
    page::settle();
    REQUIRE(page::app().at("hint").is_object());
    return page::app().at("hint");
}

}  // namespace

TEST_CASE("a reason that was read twice is left out of the third hint", "[hint]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "dogfight", "crossfire-squads");
    CAPTURE(game);
    page::open(std::string(scenario_record(game, "guided")));
    std::vector<std::string> said;
    for (int time = 0; time < 3; ++time) {
        const Json given = hint();
        said.push_back(given.at("text").get<std::string>() + "|" + given.at("why").get<std::string>());
        page::choose("hint-away");
    }
    CHECK(said[0] == said[1]);
    CHECK(said[2].size() < said[0].size());
    CHECK(said[2].size() > 4);  // what is to be done is still said
}

TEST_CASE("a hint that gives no reason says what to do each time", "[hint]") {
    page::open();
    for (const char* mark : {"play:crossfire-squads", "guided"}) page::choose(mark);
    for (int time = 0; time < 4; ++time) {
        CHECK(hint().at("why").get<std::string>().find("Walk") != std::string::npos);
        page::choose("hint-away");
    }
}

TEST_CASE("on a phone a hint of a guided game has its button in sight, whatever else is explained", "[hint]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "aerial-war");
    CAPTURE(game);
    page::open("", page::phone());
    for (const std::string& mark : {"play:" + game, std::string("guided")}) page::choose(mark);
    if (page::text().at("dice").is_object()) page::press("t");
    page::wait(3000);
    REQUIRE(page::shows("guide"));
    (void)hint();
    const float below = page::shows("more-below") ? page::mark("more-below").min.y : page::outside().around.height;
    CHECK(page::mark("hint-play").max.y <= below);
}

TEST_CASE("a hint in Crosshairs says where the plane is, and shows where its nose will point", "[hint]") {
    page::open(std::string(scenario_record("crosshairs", "guided")));
    const Json given = hint();
    CHECK(given.at("text").get<std::string>() == "Fly from c4 to e6, turning left");
    REQUIRE(page::shows("hint:nose"));
    const ImVec2 nose = page::mark("hint:nose").centre(), cell = page::mark("cell:e6").centre();
    CHECK(std::hypot(nose.x - cell.x, nose.y - cell.y) < 2);
}

TEST_CASE("a hint in Dogfight! of one plane says what to do, and its plan where the nose will point",
          "[hint][dogfight]") {
    page::open_dogfight_chase(page::desktop());
    REQUIRE(page::position().at("phase") == "move");
    const Json given = hint();
    CHECK_FALSE(given.at("text").get<std::string>().starts_with("The green Camel"));
    CHECK(page::shows("ghost"));
    CHECK_FALSE(page::shows("hint:nose"));  // a second plane
}

TEST_CASE("a hint in Hex Crossfire leaves the numbers of stacks readable", "[hint]") {
    page::open(std::string(scenario_record("crossfire-hex", "guided")));
    (void)hint();
    REQUIRE(page::shows("hint:tail"));
    const ImVec2 tail = page::mark("hint:tail").centre(), stack = page::mark("cell:i5").centre();
    const ImVec2 next = page::mark("cell:h4").centre();
    const float cell = std::hypot(next.x - stack.x, next.y - stack.y);
    CHECK(std::hypot(tail.x - stack.x, tail.y - stack.y) > cell * 0.1f);
    CHECK(std::hypot(tail.x - stack.x, tail.y - stack.y) < cell * 0.5f);
}
