// Dogfight! by hand: the marker of the height bar, the waypoints of a plan, "Which one?" for fingers, a game by keys
// alone.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "games/page.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

Json view() { return page::app().at("view"); }
Json plane(const char* id) { return page::position().at("planes").at(id); }
Json planned() { return view().at("plan"); }
std::size_t played() { return page::app().at("size").get<std::size_t>(); }

void open_planes(const char* planes, const page::Outside& world, const char* phase = R"("go","cur":"A")") {
    page::open(Json::parse(R"({"game":"dogfight","version":1,"options":{},"start":{"turn":3,"map":[15,13],"phase":)" +
                           std::string(phase) + R"(,"planes":{)" + planes + "}}}"),
               world);
    if (page::position().at("phase") == "mp") page::choose("action:=");
}

// A Camel far behind an Albatros flies three hexes.
void open_long_move(const page::Outside& world) {
    open_planes(R"("A":{"side":0,"type":"camel","hex":"h10","face":"n","alt":8,"speed":10,"target":"B","cv":3},
                   "B":{"side":1,"type":"d5a","hex":"h3","face":"n","alt":8,"speed":5})",
                world);
    page::enter_dice({6});
    page::choose("nose:n");
    REQUIRE(planned().size() == 4);  // and the engine
    REQUIRE(view().at("beads").at(0) == "h9");
    REQUIRE(view().at("beads").at(1) == "h8");
}

void drag(const page::Target& from, ImVec2 way, bool finger) {
    if (!finger) return page::drag(from, way);
    const ImVec2 at = page::where(from);
    page::finger(1, "down", at);
    for (const float part : {0.2f, 0.6f, 1.0f}) page::finger(1, "move", {at.x + way.x * part, at.y + way.y * part});
    page::finger(1, "up", {at.x + way.x, at.y + way.y});
    page::settle();
}

ImVec2 way(const char* from, const char* to) {
    const ImVec2 a = page::where(from), b = page::where(to);
    return {b.x - a.x, b.y - a.y};
}

// Fires on a phone that moves what it draws, up to the frame in which the last die is entered; how much had been played
// before these dice.
std::size_t played_before_burst() {
    page::Outside world = page::phone();
    world.around.reduced_motion = false;
    open_planes(R"("A":{"side":0,"type":"camel","hex":"h7","face":"n","alt":8,"speed":5,"target":"B","cv":9},
                   "B":{"side":1,"type":"d5a","hex":"h7","face":"n","alt":8,"speed":5})",
                world, R"("combat")");
    page::choose("action:*3");
    const std::size_t before = played();
    page::enter_dice({5, 4, 4});
    const ImVec2 last = page::where("die:3:3");
    page::finger(1, "down", last);
    page::finger(1, "up", last);  // not waiting for anything
    return before;
}

}  // namespace

TEST_CASE("the height bar stands beside boards of every size", "[dogfight]") {
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390), page::embed()}) {
        open_long_move(world);
        CHECK(page::shows("strip"));
        page::choose("height-and-speed");
        CHECK(page::shows("notch:-2"));
        CHECK(page::shows("notch:2"));
    }
}

TEST_CASE("hexes straight on are counted in the name of a plan", "[dogfight]") {
    open_long_move(page::desktop());
    CHECK(page::says("Fly your own: straight on for three"));
}

TEST_CASE("the marker of the height bar is dragged up and down, by mouse and by finger", "[dogfight]") {
    const bool finger = GENERATE(false, true);
    open_long_move(finger ? page::phone() : page::desktop());
    const std::size_t size = played();
    CHECK_FALSE(page::shows("notch:0"));
    drag("strip", {0, 1}, finger);  // to press the bar unfolds it
    const float height_mark = page::where("notch:0").y - page::where("notch:1").y;
    const auto pitch = [] { return planned().at(0).get<std::string>(); };
    drag("notch:0", {0, -height_mark}, finger);
    CHECK(pitch().ends_with("^1"));
    drag("strip", {0, 2 * height_mark}, finger);
    CHECK(pitch().ends_with("^-1"));
    drag("notch:-1", {0, -9 * height_mark}, finger);  // no farther than it goes
    CHECK(pitch().ends_with("^2"));
    CHECK(played() == size);
}

TEST_CASE("a plan is shortened at a bead, and by Backspace", "[dogfight]") {
    const bool finger = GENERATE(false, true);
    open_long_move(finger ? page::phone() : page::desktop());
    const std::size_t size = played();
    REQUIRE(page::shows("bead:1"));
    page::choose("bead:1");
    CHECK(planned().size() == 1);
    page::choose("cell:h7");
    CHECK(planned().size() == 4);
    page::press("Backspace");
    CHECK(planned().size() == 2);
    page::press("Backspace", 2);
    CHECK(planned().empty());
    CHECK(played() == size);
    page::press(" ");  // proposes one again
    CHECK(planned().size() == 4);
    CHECK(played() == size);
    page::press("Backspace");
    page::press(" ");
    CHECK(plane("A").at("hex") == "h8");
    CHECK(page::position().at("phase") == "move");  // and is asked again
}

TEST_CASE("the last step of a plan is taken away at its bead, on the way to the ghost", "[dogfight]") {
    open_long_move(page::desktop());
    const std::size_t size = played();
    REQUIRE(page::shows("bead:2"));
    page::choose("bead:2");
    CHECK(planned().size() == 2);
    CHECK(view().at("beads").at(0) == "h9");
    REQUIRE(page::shows("bead:1"));
    page::choose("bead:1");
    CHECK(planned().size() == 1);
    CHECK(played() == size);
}

TEST_CASE("a bead is dragged to another hex: the plan leads through it", "[dogfight]") {
    const bool finger = GENERATE(false, true);
    open_long_move(finger ? page::phone() : page::desktop());
    const std::size_t size = played();
    drag("bead:1", way("bead:1", "cell:i9"), finger);
    CHECK(view().at("beads").at(0) == "h9");
    CHECK(view().at("beads").at(1) == "i9");
    const Json before = planned();
    drag("bead:1", way("bead:1", "cell:b3"), finger);  // out of reach
    CHECK(planned() == before);
    CHECK(played() == size);
    page::choose("action:fly");
    CHECK(played() > size);
}

TEST_CASE("a finger between two aircraft is asked which one it means, a mouse is not", "[dogfight]") {
    const bool finger = GENERATE(false, true);
    open_planes(R"("A":{"side":0,"type":"camel","hex":"h10","face":"n","alt":8,"speed":5},
                   "B":{"side":1,"type":"d5a","hex":"h6","face":"n","alt":8,"speed":5},
                   "C":{"side":1,"type":"d5a","hex":"h6","face":"n","alt":8,"speed":5})",
                finger ? page::phone() : page::desktop(), R"("begin")");
    for (int tries = 0; tries < 3 && page::app().at("asked").at("player") != 0; ++tries) page::press(" ");
    const std::size_t size = played();
    const ImVec2 b = page::where("plane:B"), c = page::where("plane:C"), mid{(b.x + c.x) / 2, (b.y + c.y) / 2};
    page::choose(mid);
    if (!finger) {
        CHECK_FALSE(page::says("Which one?"));
        CHECK(played() > size);
        return;
    }
    CHECK(page::says("Which one?"));
    CHECK(page::says("The red Albatros B"));
    CHECK(page::says("The red Albatros C"));
    CHECK(played() == size);
    page::choose(page::where("cell:e9"));  // elsewhere: let go
    CHECK_FALSE(page::says("Which one?"));
    page::choose(mid);
    page::choose("which:1");
    CHECK(played() > size);
    CHECK_FALSE(page::says("Which one?"));
}

TEST_CASE("the fall of an aircraft is seen before the end is told", "[dogfight]") {
    page::Outside world = page::desktop();
    world.around.reduced_motion = false;
    open_planes(R"("A":{"side":0,"type":"camel","hex":"h7","face":"n","alt":8,"speed":5,"target":"B","cv":9},
                   "B":{"side":1,"type":"d5a","hex":"h7","face":"n","alt":8,"speed":5,"dmg":29})",
                world, R"("combat")");
    page::choose("action:*3");
    page::enter_dice({6, 5, 6, 5});
    REQUIRE(page::position().at("phase") == "over");
    headless::run(1000);  // after the fall, which is over when nothing moves
    CHECK_FALSE(page::shows("ending"));
    headless::run(4000);
    REQUIRE(page::shows("ending"));
    CHECK(page::mark("ending").min.x >= page::mark("board").max.x);  // where it fell stays in sight
}

TEST_CASE("a burst is seen before the game goes on by itself", "[dogfight]") {
    const std::size_t before = played_before_burst();
    headless::run_frames(8);
    CHECK(view().at("moving") == true);
    CHECK(played() == before + 1);
    headless::run(2000);
    CHECK(played() > before + 1);  // whom they hunt is kept without asking
}

TEST_CASE("what a guided game answers is not asked in any frame", "[dogfight]") {
    const std::size_t before = played_before_burst();
    for (int frames = 0; frames < 400 && played() < before + 2; ++frames) {
        headless::run_frames(1);
        CHECK_FALSE(page::says("hom do you hunt"));
    }
    CHECK(played() == before + 2);
}

TEST_CASE("what a burst has hit stays on the board until somebody has flown", "[dogfight]") {
    open_planes(R"("A":{"side":0,"type":"camel","hex":"h7","face":"n","alt":8,"speed":5,"target":"B","cv":5},
                   "B":{"side":1,"type":"d5a","hex":"h7","face":"n","alt":8,"speed":5})",
                page::desktop(), R"("combat")");
    page::choose("action:*3");
    page::enter_dice({5, 4, 1, 2});
    for (int tries = 0; tries < 4 && page::position().at("phase") != "initiative"; ++tries) page::press(" ");
    REQUIRE(page::position().at("phase") == "initiative");
    const std::vector<std::string> words = page::words();
    CHECK(std::ranges::find(words, "6 hits") != words.end());
    CHECK(std::ranges::find(words, "6/30 hits") != words.end());
}

TEST_CASE("the steps of a plan are flown one after the other", "[dogfight]") {
    page::Outside world = page::desktop();
    world.around.reduced_motion = false;
    open_long_move(world);
    const double begin = page::outside().clock_ms;
    page::choose("action:fly");
    CHECK(plane("A").at("hex") == "h7");
    CHECK(page::outside().clock_ms - begin > 800);  // a step takes 300
}

TEST_CASE("three turns of First flight are played by keys alone", "[dogfight]") {
    page::open(std::string(scenario_record("dogfight", "guided")));
    bool chosen = false;
    int moves = 0;
    const auto turn = [] { return page::position().value("turn", 1); };
    for (int presses = 0; presses < 200 && turn() < 4 && page::position().at("phase") != "over"; ++presses) {
        INFO(page::position().at("phase"));
        page::let_computers_act();
        const std::string phase = page::position().at("phase").get<std::string>();
        const bool mine = page::app().at("asked").at("player") == 0;
        if (page::shows("throw")) {
            page::press("t");
        } else if (phase == "move" && mine) {
            ++moves;
            if (!chosen) {
                const Json best = planned();
                page::press("PageDown");
                const Json other = planned();
                CHECK(other != best);
                page::press("ArrowRight");
                page::press("ArrowUp");
                CHECK(planned() != other);
                chosen = true;
            }
            page::press("Enter");
        } else {
            page::press(" ");
        }
        page::wait(1500);
    }
    CHECK(chosen);
    CHECK(moves >= 2);
    CHECK((turn() >= 4 || page::position().at("phase") == "over"));
}

TEST_CASE("what the beginning of a turn does to one's Combat Value is in the log, and takes no news away",
          "[dogfight]") {
    page::Outside world = page::phone();
    world.engine = [](std::string_view) {
        return write_json({{"action", {{"do", "target"}, {"on", "A"}}},
                           {"text", ">A"},
                           {"why", ""},
                           {"chances", {500, 500}},
                           {"nodes", 1}});
    };
    page::open(Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"begin","map":[15,13],"turn":2,"planes":{
        "A":{"side":0,"type":"camel","hex":"h7","face":"n","alt":8,"speed":5,"target":"B","cv":4},
        "B":{"side":1,"type":"d5a","hex":"h6","face":"n","alt":8,"speed":5,"target":"A","cv":-4}}}})"),
               world);
    for (const char* mark : {"who-plays", "seat:1:2", "who-plays"}) page::choose(mark);
    page::press(" ");  // the target is kept
    for (int times = 0; times < 400 && page::position().at("phase") != "initiative"; ++times) {
        headless::deliver();
        page::wait(20);
    }
    REQUIRE(page::position().at("phase") == "initiative");
    CHECK_FALSE(page::says("Combat Value of your Camel"));
    CHECK(page::text().at("log").dump().find("Combat Value of your Camel") != std::string::npos);
}
