// Dice that lie large on the board, in games with long turns.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "board/die.h"
#include "board/rolled_dice.h"
#include "page/dogfight/duel.h"
#include "page/dogfight/move.h"
#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

std::vector<std::string> rolled() {
    std::vector<std::string> names;
    for (const auto& [name, box] : page::marks_of("rolled:")) names.push_back(name);
    return names;
}

std::size_t counting() {
    return static_cast<std::size_t>(
        std::ranges::count_if(rolled(), [](const std::string& name) { return name.ends_with(":counts"); }));
}

// Before a shot of the ambush with several dice, which are then entered; returns how many they are.
std::size_t open_before_a_shot(const page::Outside& world) {
    const page::Playthrough& game = page::playthrough("crossfire-squads-ambush");
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        if (game.situations[i] != "dice, fire") continue;
        const auto more = static_cast<std::size_t>(std::ranges::count(game.moves[i], ','));
        if (more == 0) continue;
        page::open_at(game, i, world);
        return more + 1;
    }
    FAIL("no shot");
    return 0;
}

}  // namespace

TEST_CASE("dice of a shot lie on the board, and those of guns that hit are lit", "[dice]") {
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390)}) {
        page::open(page::duel, world);
        page::choose("action:*3");
        page::enter_dice({6, 6, 1, 1});
        CHECK(rolled().size() == 4);
        CHECK(counting() == 2);
        CHECK(page::shows("rolled:0:counts"));
        CHECK(page::shows("rolled:1:counts"));
        for (const auto& [name, box] : page::marks_of("rolled:")) CHECK(box.width() >= 26);
    }
}

TEST_CASE("dice stay on the board until a press, however long that takes", "[dice]") {
    const std::size_t dice = open_before_a_shot(page::desktop());
    page::enter_dice(std::vector<int>(dice, 6));
    REQUIRE(rolled().size() == dice);
    page::wait(60000);
    CHECK(rolled().size() == dice);
    CHECK_FALSE(page::shows("told:die:0"));  // they stand once
    page::click("tab:log");
    CHECK(rolled().empty());
}

TEST_CASE("dice leave the board when the game goes on, and come back with nothing that is taken back", "[dice]") {
    page::open(page::duel);
    page::choose("action:*3");
    page::enter_dice({6, 5, 4, 3});
    REQUIRE(rolled().size() == 4);
    page::go_to(1);
    CHECK(rolled().empty());
}

TEST_CASE("dice tumble before one of them is lit, and with reduced motion lie at once", "[dice]") {
    const std::size_t dice = open_before_a_shot(page::phone());
    page::change([](platform::Surroundings& around) { around.reduced_motion = false; });
    const ImVec2 at = page::where("throw");
    page::finger(1, "down", at);
    page::finger(1, "up", at);
    headless::run_frames(1);
    CHECK(page::app().at("tumbling") == true);
    CHECK(rolled().size() == dice);
    CHECK(counting() == 0);
    open_before_a_shot(page::phone());
    page::choose("throw");
    CHECK(rolled().size() == dice);
    const DieLook lying{.centre = {10, 10}, .face = 3};
    CHECK(tumbling(lying, 1, 0, 1).angle == 0);
    CHECK(tumbling(lying, 1, 0, 1).face == 3);
    CHECK(tumbling(lying, 1, 1, 1).angle > 1);
}

TEST_CASE("of a shot of squads the fives and sixes are lit", "[dice]") {
    const std::size_t dice = open_before_a_shot(page::desktop());
    std::vector<int> faces(dice, 1);
    faces[0] = 5;
    faces[1] = 6;  // two hits, so the turn goes on
    page::enter_dice(faces);
    CHECK(rolled().size() == dice);
    CHECK(counting() == 2);
    CHECK(page::shows("rolled:0:counts"));
    CHECK(page::shows("rolled:1:counts"));
}

TEST_CASE("of the dice that say who flies first the lower one is lit", "[dice]") {
    const page::Playthrough& game = page::playthrough("dogfight-a-duel-to-the-kill");
    const auto ply = std::ranges::find(game.situations, "dice, initiative") - game.situations.begin();
    REQUIRE(static_cast<std::size_t>(ply) < game.moves.size());
    page::open_at(game, static_cast<std::size_t>(ply));
    page::enter_dice({1, 9});
    REQUIRE(rolled().size() == 2);
    CHECK(counting() == 1);
    CHECK(page::shows("rolled:0:counts"));
}

TEST_CASE("in the Aerial War Game dice that hit or miss lie on the board, and those that are chosen from do not",
          "[dice]") {
    const Json start = Json::parse(R"({"phase":"throttle","side":0,"first":0,"mover":"b","round":3,"planes":[
        {"at":"e5","p":0,"c":"b","dir":"n"},{"at":"a1","p":0,"c":"r","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"},
        {"at":"k14","p":1,"c":"b","dir":"w"}]})");
    const int face = GENERATE(4, 3);  // one of them hits
    CAPTURE(face);
    page::open(Json{{"game", "aerial-war"}, {"version", 1}, {"start", start}}, page::phone());
    page::enter_dice({3, 2});
    CHECK(rolled().empty());
    page::play_all("d7n !");
    REQUIRE(page::text().at("dice").is_object());
    page::enter_dice({face});
    CHECK(rolled().size() == 1);
    CHECK(counting() == (face == 4 ? 1U : 0U));
    page::click("tab:log");
    CHECK(rolled().empty());
}

TEST_CASE("dice on the board and the bar below it tell of the same roll, and what it is for is written above the dice",
          "[dice]") {
    page::Outside world = page::desktop();
    world.storage.clear();
    page::open("", world);
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    int lying = 0;
    std::map<int, int> looks;  // at a roll: for about a second it lies in any case, so that it is seen
    const auto look = [&] {
        const Json app = page::app();
        if (app.at("lies").is_null() || rolled().empty()) return;
        const auto ply = app.at("lies").get<int>();
        const Json bar = app.at("bar");
        CAPTURE(ply, write_json(bar));
        ++lying;
        CHECK((page::says("Who flies first") || page::says(": engine") || page::says(": guns") ||
               page::says(": manoeuvre") || page::says(": throttle")));
        if (bar.is_null() || ++looks[ply] <= 4) return;
        if (bar.at("sum") == true)
            CHECK(ply + 1 == app.at("cursor").get<int>());
        else
            CHECK((bar.at("first").get<int>() <= ply && ply <= bar.at("ply").get<int>()));
    };
    for (int press = 0; press < 25 && page::text().at("over") == false; ++press) {
        page::press(" ");
        for (int wait = 0; wait < 12; ++wait) {
            look();
            page::wait(500);
            if (headless::engine_is_asked()) page::let_computers_act();
        }
    }
    CHECK(lying > 20);
}

TEST_CASE("dice lie where they cover the fewest pieces", "[dice]") {
    const Area board{{0, 0}, {600, 600}};
    const Area usual = place_of_dice(board, 3, "What for", {});
    const std::vector<Area> below{square_around(usual.centre(), 20)};
    const Area other = place_of_dice(board, 3, "What for", below);
    CHECK((other.centre().x != usual.centre().x || other.centre().y != usual.centre().y));
    for (int count = 1; count <= 16; ++count) {
        for (const ImVec2 size : {ImVec2{600, 600}, ImVec2{300, 260}, ImVec2{390, 340}}) {
            const Area tray = place_of_dice({{0, 0}, size}, count, "What they are all for, at length", {});
            CHECK(tray.min.x >= 0);
            CHECK(tray.max.x <= size.x);
            for (int die = 0; die < count; ++die) {
                const Area one = die_on_tray(tray, die, count);
                CHECK(one.min.x >= tray.min.x);
                CHECK(one.max.y <= tray.max.y);
            }
        }
    }
}

TEST_CASE("dice are smaller where larger ones would cover pieces, and lie beside the heights of Dogfight!", "[dice]") {
    const Area board{{0, 0}, {600, 600}};
    std::vector<Area> lines;  // a large tray covers one wherever it lies, a smaller one has room below and above
    for (float x = 0; x <= 600; x += 20)
        for (const float y : {20.0f, 160.0f, 300.0f, 440.0f, 580.0f}) lines.push_back(square_around({x, y}, 20));
    const Area tray = place_of_dice(board, 3, "What for", lines);
    CHECK(covered_by(tray, lines) == 0);
    CHECK(tray.size().y < place_of_dice(board, 3, "What for", {}).size().y);
    for (const page::Outside& world :
         {page::desktop(), page::desktop(640, 400), page::phone(), page::phone(844, 390)}) {
        page::open(page::duel, world);
        page::choose("action:*3");
        page::enter_dice({6, 6, 6, 6});  // with critical hits
        CHECK(page::mark("tray").min.x >= page::mark("strip").max.x);
        page::press("t");
        REQUIRE(rolled().size() >= 4);
        CHECK(page::mark("tray").min.x >= page::mark("strip").max.x);
    }
}

TEST_CASE("dice that lie on the board give way to the arrows and chances of what is asked next", "[dice]") {
    for (const page::Outside& world :
         {page::desktop(), page::desktop(640, 400), page::phone(), page::phone(844, 390)}) {
        page::open_dogfight_move(world);
        REQUIRE(page::shows("tray"));
        REQUIRE_FALSE(page::marks_of("nose:").empty());
        const page::Box tray = page::mark("tray");
        for (const char* asked : {"nose:", "odds:"}) {
            for (const auto& [mark, box] : page::marks_of(asked)) {
                const ImVec2 at = box.centre();
                CAPTURE(mark, world.around.width);
                CHECK_FALSE((tray.min.x < at.x && at.x < tray.max.x && tray.min.y < at.y && at.y < tray.max.y));
            }
        }
    }
}
