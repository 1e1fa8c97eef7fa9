// How long results stay, on the strip and on the table, and what is left of them.
#include <set>

#include "games/crossfire_squads/traces.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// Green, whose turn it is, plays against a computer that gives these actions.
void open_against(std::vector<Json> actions, const Json& start, page::Outside world) {
    world.engine = [actions = std::move(actions), next = std::size_t{0}](std::string_view) mutable {
        const Json action = next < actions.size() ? actions[next++] : Json{{"do", "end"}};
        return write_json({{"action", action}, {"text", "."}, {"why", ""}, {"chances", {500, 500}}, {"nodes", 1}});
    };
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}}, world);
    for (const char* mark : {"who-plays", "seat:1:2", "who-plays"}) page::choose(mark);
}

void open_against(std::vector<Json> actions, page::Outside world = page::desktop()) {
    const Json start = battle(R"({"a00":{"k":"hmg","at":[2100,3000],"face":[0,-1]},
        "a01":{"k":"rifle","at":[600,3600]},"b00":{"k":"rifle","at":[2600,1500]},"b01":{"k":"rifle","at":[5000,300]}})");
    open_against(std::move(actions), start, std::move(world));
}

std::size_t size() { return page::app().at("size").get<std::size_t>(); }

// The computer answers, and time passes until there are as many actions, or the computer waits for somebody here.
void let_computer_act_until(std::size_t actions) {
    for (int times = 0; times < 1000 && size() < actions; ++times) {
        headless::deliver();
        page::wait(20);
    }
    REQUIRE(size() == actions);
}

const Json walks_into_sight{{"do", "move"}, {"unit", "b00"}, {"to", {2600, 1600}}};

}  // namespace

TEST_CASE("squads: what a reaction did stays four seconds before the enemy goes on, and is in the sum of its turn",
          "[squads][results]") {
    open_against({walks_into_sight});
    page::play_all(".");
    let_computer_act_until(2);
    REQUIRE(page::position().at("phase") == "react");
    page::play_all("a00 r100 b00");
    page::enter_dice({5, 1, 1, 1});
    REQUIRE(size() == 4);
    REQUIRE(headless::engine_is_asked());
    headless::deliver();
    page::wait(3800);
    CHECK(size() == 4);
    CHECK(page::says("pinned"));
    let_computer_act_until(5);
    page::wait(5000);
    CHECK(page::shows("told:strip:replay"));
    CHECK(page::says("You pin Red's rifle 1"));
    page::choose("told:strip:replay");
    CHECK(page::app().at("cursor") == 1);  // all of Red's turn, though something was asked in it
    page::choose("skip");
    CHECK(page::app().at("cursor") == 5);
}

TEST_CASE("squads: of one's own shot the strip tells more than its last sentence, where that takes some of the board",
          "[squads][results]") {
    open_against({walks_into_sight}, page::phone(360, 640));
    page::play_all("a00 x b00");
    page::enter_dice({1, 2, 1, 3});
    REQUIRE(size() == 2);
    CHECK(page::says("ends your turn"));
    CHECK(page::says("Your machine gun shoots"));
}

TEST_CASE("squads: a shot that ends the enemy's turn is read before the turn is summed up", "[squads][results]") {
    open_against({Json{{"do", "move"}, {"unit", "b01"}, {"to", {5000, 400}}},
                  Json{{"do", "fire"}, {"units", {"b00"}}, {"target", "a00"}}});
    page::play_all(".");
    let_computer_act_until(4);
    REQUIRE(page::position().at("active") == 0);
    CHECK(page::says("Dice: "));
    page::wait(3800);
    CHECK(page::says("Dice: "));
    CHECK_FALSE(page::shows("told:strip:replay"));
    page::wait(400);
    CHECK(page::shows("told:strip:replay"));
    CHECK(page::says("Red: 1 unit moves, 1 shot."));
}

TEST_CASE("squads: of a turn of the enemy two lines are told below the board and one beside it, the rest is in the log",
          "[squads][results]") {
    open_against({Json{{"do", "move"}, {"unit", "b01"}, {"to", {5000, 400}}}, Json{{"do", "prone"}, {"unit", "b01"}},
                  Json{{"do", "prone"}, {"unit", "b00"}}});
    page::play_all(".");
    let_computer_act_until(5);
    page::wait(5000);
    REQUIRE(page::app().at("told").size() == 5);  // with the end of the turn before
    CHECK(page::says("4 more in the log"));
    const page::Box strip = page::mark("told:strip");
    std::set<float> lines;
    for (const headless::DrawnText& drawn : headless::texts()) {
        const ImVec2 c = drawn.box.centre();
        const bool inside = c.x > strip.min.x && c.x < strip.max.x && c.y > strip.min.y && c.y < strip.max.y;
        if (inside && drawn.text != "Replay") lines.insert(drawn.box.min.y);
    }
    CHECK(lines.size() <= 2);
}

TEST_CASE("squads: the lines of a shot are gone when a question about others comes", "[squads][results]") {
    const auto record = [](const char* phase, const char* keys) {
        return Json{
            {"game", "crossfire-squads"},
            {"version", 1},
            {"start", in_phase(battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"rifle","at":[2100,3400]},
                        "a02":{"k":"rifle","at":[3300,3400]},"b00":{"k":"rifle","at":[3600,2000]},
                        "b01":{"k":"rifle","at":[5000,300]}})"),
                               phase, keys)}};
    };
    const auto shots = [] { return page::app().at("view").at("traces").at("shots").get<int>(); };
    page::open(record("play", "{}"));
    page::play_all("a00 x b00 (5,5,1)");
    REQUIRE(page::position().at("active") == 0);
    const auto choose = [](const char* unit) {
        page::press("Escape");
        page::press("Escape");
        if (*unit != 0) page::choose(unit);
    };
    choose("");
    CHECK(shots() == 1);
    choose("unit:a00");
    CHECK(shots() == 1);
    choose("unit:a01");
    CHECK(shots() == 0);
}

TEST_CASE("squads: below the question of a reaction lie only the shots at whoever moves", "[squads][results]") {
    Traces traces;
    traces.shots = {{Table::id("a00"), Table::id("b00"), {}, {}, 1}, {Table::id("a00"), Table::id("b01"), {}, {}, 0}};
    Position at;
    CHECK(shots_about(traces, at, no_unit).size() == 2);
    at.motion = Motion{};
    at.motion->unit = Table::id("b01");
    REQUIRE(shots_about(traces, at, no_unit).size() == 1);
    CHECK(shots_about(traces, at, Table::id("a00")).front().target == Table::id("b01"));
}

TEST_CASE("squads: on a phone the longest sentence of a march stands whole below the board", "[squads][results]") {
    const auto move = [](const char* unit, int x, int y) {
        return Json{{"do", "move"}, {"unit", unit}, {"to", {x, y}}};
    };
    open_against({move("b00", 2000, 2200), move("b01", 2200, 2200), move("b02", 3100, 2200), move("b03", 3300, 2200)},
                 Json::parse(R"({"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00","terrain":{
                     "t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]},
                     "t01":{"k":"woods","poly":[[3000,2000],[3400,2000],[3400,2400],[3000,2400]]}},"units":{
                     "b00":{"k":"rifle","plt":1,"at":[1900,1500]},"b01":{"k":"rifle","plt":1,"at":[2300,1500]},
                     "b02":{"k":"rifle","plt":1,"at":[3000,1500]},"b03":{"k":"rifle","plt":1,"at":[3300,1500]},
                     "b04":{"k":"rifle","plt":2,"at":[5000,1500]},"a00":{"k":"hmg","at":[5200,3300],"face":[0,1]}}})"),
                 page::phone());
    page::play_all(".");
    bool told = false;
    for (int times = 0; times < 500 && !told; ++times) {
        headless::deliver();
        page::wait(20);
        std::string all;  // line by line
        for (const std::string& line : page::words()) all += line + ' ';
        told = all.find(
                   "Red's 1st platoon moves with 4 units: 2 to the woods at the flag, 2 to the woods G5. Your "
                   "machine gun sees them, but has no shot.") != all.npos;
    }
    CHECK(told);
}
