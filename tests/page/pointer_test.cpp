// Mouse, wheel and touch input.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"

using namespace sightlines;
using Catch::Approx;

namespace {

const Json crosshairs{{"game", "crosshairs"}, {"version", 1}};

Json input() { return page::state().at("input"); }

}  // namespace

TEST_CASE("twenty of twenty clicks or taps arrive at their positions") {
    const bool fingers = GENERATE(false, true);
    page::open(crosshairs, fingers ? page::phone() : page::desktop());
    const ImVec2 places[] = {page::mark("cell:c4").centre(), page::mark("cell:h7").centre()};
    for (int i = 0; i < 20; ++i) {
        page::choose(places[i % 2]);
        CHECK(input().at("clicks") == i + 1);
    }
}

TEST_CASE("nothing is hovered after a finger is lifted") {
    page::open(crosshairs, page::phone());
    page::tap("cell:e5");
    CHECK(page::app().at("size") == 1);
    CHECK(input().at("pointer") == Json{-1.0, -1.0});
}

TEST_CASE("two fingers zoom and pan, and click nothing") {
    page::open(crosshairs, page::phone());
    page::pinch("cell:f6", 3, {0, 50});
    CHECK(input().at("zoom").get<double>() == Approx(3));
    CHECK(input().at("pan")[1].get<double>() == Approx(50));
    CHECK(page::app().at("size") == 0);  // no cloud was placed
}

TEST_CASE("a second finger cancels the press of the first, and lifting the last one presses nothing") {
    page::open(crosshairs, page::phone());
    const ImVec2 at = page::mark("cell:e5").centre();
    page::finger(1, "down", at);
    page::finger(2, "down", {at.x + 60, at.y});
    page::finger(2, "up", {at.x + 60, at.y});
    page::finger(1, "move", {at.x + 1, at.y});
    page::finger(1, "up", at);
    page::settle();
    CHECK(page::app().at("size") == 0);
    CHECK(input().at("zoom").get<double>() == Approx(1));
    page::tap("cell:e5");  // and the next one does
    CHECK(page::app().at("size") == 1);
}

TEST_CASE("a resting finger hovers instead of clicking") {
    page::open(crosshairs, page::phone());
    page::choose("tab:share");
    const ImVec2 at = page::mark("open").centre();
    page::hold("open");
    CHECK(input().at("longPress") == true);
    CHECK(input().at("pointer")[0].get<double>() == Approx(at.x));
    page::lift();
    CHECK(input().at("longPress") == false);
    CHECK(input().at("pointer") == Json{-1.0, -1.0});
    CHECK_FALSE(page::asked_for("open sheet"));
}

TEST_CASE("a tap while the page draws slowly is no long press") {
    page::open(crosshairs, page::phone());
    const ImVec2 at = page::mark("cell:e5").centre();
    page::finger(1, "down", at);
    headless::outside().clock_ms += 900;  // the frame of the press takes so long
    headless::run_frames(1);
    page::finger(1, "up", at);
    page::settle();
    CHECK(page::app().at("size") == 1);
    page::finger(1, "down", at);  // one that rests is heard of later
    headless::outside().clock_ms += 900;
    headless::run_frames(1);
    page::wait(300);
    CHECK(input().at("longPress") == true);
    page::finger(1, "up", at);
}

TEST_CASE("small movements do not end a long press; larger ones and a cancelled touch do") {
    page::open(crosshairs, page::phone());
    const ImVec2 at = page::mark("cell:f6").centre();
    page::finger(1, "down", at);
    page::finger(1, "move", {at.x + 6, at.y});
    page::wait(600);
    CHECK(input().at("longPress") == true);
    page::finger(1, "up", at);
    page::settle();
    page::finger(1, "down", at);
    page::finger(1, "move", {at.x + 16, at.y});
    page::wait(600);
    CHECK(input().at("longPress") == false);
    page::finger(1, "gone", at);
    page::settle();
    page::finger(1, "down", at);
    page::finger(1, "gone", at);
    page::wait(600);
    CHECK(input().at("longPress") == false);
    CHECK(page::app().at("size") == 0);
}

TEST_CASE("wheel events and pinches on a trackpad arrive") {
    page::open();
    page::wheel(ImVec2{300, 300}, 100);
    CHECK(input().at("wheel").get<double>() == Approx(-1));
    page::wheel(ImVec2{300, 300}, -50, true);
    CHECK(input().at("zoom").get<double>() == Approx(std::exp(0.5)));
}

TEST_CASE("a press that is dragged off the target is no click") {
    page::open();
    page::drag("open", {-200, 200});
    CHECK_FALSE(page::asked_for("open sheet"));
    page::click("open");
    CHECK(page::asked_for("open sheet"));
}

TEST_CASE("a swipe that begins on a button scrolls the home page and does not press the button") {
    page::open("", page::phone());
    const float before = page::mark("play:crosshairs").centre().y;
    page::swipe("play:crosshairs", {0, -240});
    CHECK(page::mark("play:crosshairs").centre().y == Approx(before - 240));
    CHECK(page::app().at("screen") == "home");
    page::tap("play:crosshairs");
    CHECK(page::app().at("screen") == "start");
}

TEST_CASE("a horizontal swipe does not scroll") {
    page::open("", page::phone());
    const ImVec2 before = page::mark("play:crosshairs").centre();
    page::swipe(ImVec2{before.x, before.y + 60}, {120, -20});  // upwards the list can scroll
    CHECK(page::mark("play:crosshairs").centre().y == before.y);
    CHECK(page::app().at("screen") == "home");
    page::swipe(ImVec2{before.x, before.y + 60}, {20, -120});
    CHECK(page::mark("play:crosshairs").centre().y == Approx(before.y - 120));
}
