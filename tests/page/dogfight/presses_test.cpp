// Dogfight!: what a press, a drag or a key must not fly.
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>

#include "api/games.h"
#include "games/page.h"
#include "page/dogfight/move.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

Json view() { return page::app().at("view"); }
Json plane(const char* id) { return page::position().at("planes").at(id); }

}  // namespace

TEST_CASE("a press on an enemy, or beside it in its hex, tells who that is and flies nothing", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    const bool chosen = GENERATE(false, true);
    page::open_dogfight_move(fingers ? page::phone() : page::desktop());
    const std::size_t size = page::app().at("size").get<std::size_t>();
    if (chosen) page::choose("plane:B");  // the plan may lead there
    page::wait(500);
    const ImVec2 c = page::where("cell:g6"), beside = page::where("cell:h6");
    const float hex = (beside.x - c.x) / 1.5f;  // half its width
    for (int x = -2; x <= 2; ++x) {
        for (int y = -2; y <= 2; ++y) {
            const ImVec2 at{c.x + static_cast<float>(x) * hex * 0.3f, c.y + static_cast<float>(y) * hex * 0.3f};
            page::choose(at);
            page::wait(500);
            CAPTURE(x, y);
            REQUIRE(page::app().at("size") == size);
            if (page::says("Which one?")) page::choose("cell:b2");
        }
    }
    page::choose("plane:B");
    if (page::says("Which one?")) page::choose("which:0");
    CHECK(page::app().at("size") == size);
    CHECK(page::says("The red Albatros, height 8"));
    page::press(" ");
    CHECK(page::app().at("size") > size);
}

TEST_CASE("First flight: pressing the enemy before the first move flies nothing", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    page::open(std::string(scenario_record("dogfight", "guided")), fingers ? page::phone() : page::desktop());
    for (int presses = 0; presses < 60 && view().at("plan").empty(); ++presses) {
        page::let_computers_act();
        page::shows("throw") ? page::press("t") : page::press(" ");
        page::wait(1500);
    }
    REQUIRE_FALSE(view().at("plan").empty());
    const std::size_t size = page::app().at("size").get<std::size_t>();
    const std::string hex = plane("B").at("hex").get<std::string>();
    for (int times = 0; times < 3; ++times) {
        for (const std::string& mark : {std::string("plane:B"), "cell:" + hex}) {
            page::choose(mark);
            if (page::says("Which one?")) page::choose("which:0");
            page::wait(500);
            CHECK(page::app().at("size") == size);
        }
    }
    page::press(" ");
    CHECK(page::app().at("size") > size);
}

TEST_CASE("a drag that begins elsewhere than on one's aircraft flies nothing", "[dogfight]") {
    const bool fingers = GENERATE(false, true), single = GENERATE(false, true);
    page::open_dogfight_move(fingers ? page::phone() : page::desktop());
    if (single) {
        page::choose("more-ways");
        page::choose("ghost:F");
    } else {
        page::choose("cell:h7");
        page::wait(500);
    }
    const std::size_t size = page::app().at("size").get<std::size_t>();
    const char* goal = single ? "ghost:F" : "ghost";
    for (const char* from : {"plane:B", "cell:e9", "cell:k8"}) {
        const ImVec2 a = page::where(from), b = page::where(goal);
        fingers ? page::swipe(from, {b.x - a.x, b.y - a.y}) : page::drag(from, {b.x - a.x, b.y - a.y});
        CHECK(page::app().at("size") == size);
    }
    page::wait(500);
    page::press("Enter");  // a drag of the sky may have moved the goal out of sight
    CHECK(page::app().at("size") > size);
}

TEST_CASE("a key of a single step unfolds these, and only the next press of it does what it says", "[dogfight]") {
    page::open_dogfight_move(page::desktop());
    const std::size_t size = page::app().at("size").get<std::size_t>();
    const char* key = GENERATE("s", "x", "e");
    page::press(key);
    CHECK(page::app().at("size") == size);
    CHECK(view().at("more") == true);
}

TEST_CASE("a hex beside the way of a plane is refused for that, by press, drag and key, and the hex ahead is lit",
          "[dogfight]") {
    const std::string how = GENERATE("press", "drag", "key");
    const bool fingers = GENERATE(false, true);
    page::open_dogfight_move(fingers ? page::phone() : page::desktop());
    page::choose("more-ways");
    const std::size_t size = page::app().at("size").get<std::size_t>();
    const std::string beside = GENERATE("f8", "g9");  // of g8, which faces g7
    CAPTURE(how, beside);
    if (how == "press") {
        page::choose("cell:" + beside);
    } else if (how == "drag") {
        const ImVec2 a = page::where("plane:A"), b = page::where("cell:" + beside);
        fingers ? page::swipe(a, {b.x - a.x, b.y - a.y}) : page::drag(a, {b.x - a.x, b.y - a.y});
    } else {
        page::press("Enter");  // the cursor, on the plane
        page::press(beside == "f8" ? "ArrowLeft" : "ArrowDown");
        page::press("Enter");
    }
    CHECK(page::app().at("size") == size);
    REQUIRE_FALSE(page::app().at("notice").is_null());
    const std::string said = page::app().at("notice").at("message").get<std::string>();
    CHECK(said.find("circling") == std::string::npos);
    CHECK(said.find("into the hex ahead") != std::string::npos);
    CHECK(page::app().at("notice").at("rule") == "DF-MOV-06");
    const ImVec2 lit = page::mark("lit:0").centre(), ahead = page::where("cell:g7");
    CHECK(std::hypot(lit.x - ahead.x, lit.y - ahead.y) < 12);
}

TEST_CASE("a way that is greyed by the Aerobatic Points that are set is not flown without them", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    page::open_dogfight_move(fingers ? page::phone() : page::desktop());
    page::choose("more-ways");
    while (page::shows("points:more")) page::choose("points:more");
    std::vector<std::string> greyed;
    for (const auto& [name, box] : page::marks())
        if (name.starts_with("faint:way:")) greyed.push_back(name);
    REQUIRE_FALSE(greyed.empty());
    const Json before = page::record();
    for (const std::string& name : greyed) {
        CAPTURE(name);
        for (int presses = 0; presses < 2 && page::shows(name); ++presses) page::choose(name);
        REQUIRE(page::record() == before);
    }
    while (page::shows("points:less")) page::choose("points:less");
    page::choose("way:F");
    page::choose("way:F");
    CHECK(page::record() != before);
}
