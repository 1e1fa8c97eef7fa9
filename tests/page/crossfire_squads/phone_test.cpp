// Crossfire with squads on a phone: what stood in the way of those who played it there.
#include <algorithm>
#include <cmath>
#include <string>

#include "api/games.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"
#include "support/crossfire_squads_positions.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

Json view() { return page::app().at("view"); }

void open_guided(const page::Outside& world = page::phone()) {
    page::open(std::string(scenario_record("crossfire-squads", "guided")), world);
}

bool overlap(const page::Box& a, const page::Box& b) {
    return a.min.x < b.max.x - 0.1f && b.min.x < a.max.x - 0.1f && a.min.y < b.max.y - 0.1f && b.min.y < a.max.y - 0.1f;
}

page::Outside any_device() {
    const int which = GENERATE(0, 1, 2);
    return which == 0 ? page::phone() : which == 1 ? page::phone(844, 390) : page::desktop();
}

}  // namespace

TEST_CASE("squads: whoever alone is played here has the own edge below", "[squads][phone]") {
    open_guided();
    const auto is_above = [](const char* unit, const char* other) {
        return page::mark("unit:" + std::string(unit)).centre().y < page::mark("unit:" + std::string(other)).centre().y;
    };
    CHECK(is_above("b00", "a00"));  // both at one screen
    page::choose("who-plays");
    page::choose("seat:0:2");
    page::choose("who-plays");
    CHECK(is_above("a00", "b00"));
    CHECK(view().at("camera").at("scale").get<float>() < 0);
    page::choose("who-plays");
    page::choose("seat:0:0");
    page::choose("seat:1:2");
    page::choose("who-plays");
    CHECK(is_above("b00", "a00"));
}

TEST_CASE("squads: a puzzle comes close to its units, with the edge of whoever solves it below", "[squads][phone]") {
    struct Row {
        const char* puzzle;
        bool is_turned;  // whether it is solved for the side in the north
    };
    const Row row = GENERATE(Row{"p61", true}, Row{"p63", false}, Row{"p22", true});
    INFO(row.puzzle);
    page::open("#puzzle=crossfire-squads/" + std::string(row.puzzle), page::phone());
    page::wait(1000);
    const auto scale = view().at("camera").at("scale").get<float>();
    CHECK((scale < 0) == row.is_turned);
    constexpr float phone = 390, table = 5760;  // their widths
    CHECK(std::abs(scale) > 1.2f * phone / table);
    for (const auto& [unit, box] : page::marks_of("unit:")) {
        if (unit == "unit:next") continue;  // a button
        INFO(unit);
        const bool is_seen = overlap({box.centre(), box.centre()}, page::mark("board"));
        CHECK(is_seen != page::shows("rim:" + unit.substr(5)));  // else the rim says where it is
    }
    CHECK_FALSE(page::says("Ask me every question"));
    CHECK(page::says("Choose a unit"));
}

TEST_CASE("squads: the whole table keeps its counters where they have room", "[squads][phone]") {
    open_guided();
    page::press("Escape");
    page::choose("whole-table");
    page::wait(1000);
    CHECK(page::marks_of("token:").empty());
    CHECK(page::marks_of("counter:").size() == 8);
    const std::string unit = view().at("unit").is_null() ? "" : view().at("unit").get<std::string>();
    page::choose("unit:a03");  // a press means what it means otherwise
    CHECK(view().at("unit") == "a03");
    CHECK(unit != "a03");
}

TEST_CASE("squads: a name of a ground stands at the ground or nowhere", "[squads][phone]") {
    open_guided();
    constexpr float beside = 13;
    int names = 0;
    for (int step = 0; step < 12 && page::app().at("asked").at("player") >= 0; ++step) {
        page::wait(2000);
        const Json seen = view().at("seen").at("terrain");
        const Json camera = view().at("camera");
        const auto at = [&](const Json& p) {
            const auto scale = camera.at("scale").get<float>();
            return ImVec2{camera.at("x").get<float>() + scale * p[0].get<float>(),
                          camera.at("y").get<float>() + scale * p[1].get<float>()};
        };
        for (const auto& [mark, box] : page::marks_of("name:")) {
            page::Box ground{{1e6f, 1e6f}, {-1e6f, -1e6f}};
            for (const Json& corner : seen.at(mark.substr(5)).at("poly")) {
                const ImVec2 p = at(corner);
                ground.min = {std::min(ground.min.x, p.x), std::min(ground.min.y, p.y)};
                ground.max = {std::max(ground.max.x, p.x), std::max(ground.max.y, p.y)};
            }
            INFO("step " << step << ": " << mark);
            CHECK(overlap(
                box, {{ground.min.x - beside, ground.min.y - beside}, {ground.max.x + beside, ground.max.y + beside}}));
            ++names;
        }
        if (page::position().at("phase") == "react") {
            page::play_all("-");
        } else {
            page::choose(page::shows("do:walk") ? "do:walk" : page::shows("do:unit") ? "do:unit" : "do:end");
        }
    }
    CHECK(names > 20);
}

TEST_CASE("squads: what is told covers no button", "[squads][phone]") {
    open_guided(any_device());
    int told = 0;
    for (int step = 0; step < 14 && page::app().at("asked").at("player") >= 0; ++step) {
        page::wait(2000);
        if (page::shows("told:strip")) {
            ++told;
            for (const auto& [mark, box] : page::marks()) {
                const bool button = mark.starts_with("do:") || mark == "whole-table" || mark.starts_with("target:") ||
                                    mark == "more-ways" || mark == "details" || mark.starts_with("unit:next");
                INFO("step " << step << ": " << mark);
                if (button) CHECK_FALSE(overlap(page::mark("told:strip"), box));
            }
        }
        if (page::position().at("phase") == "react") {
            page::play_all("-");
        } else {
            page::choose(page::shows("do:walk") ? "do:walk" : page::shows("do:unit") ? "do:unit" : "do:end");
        }
    }
    CHECK(told > 3);
}

TEST_CASE("squads: who may hide and has the rest placed is hidden", "[squads][phone]") {
    Json start = test::squads_positions::deploy();
    start["dep"] = 1;
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"options", full_options()}, {"start", start}},
               page::phone());
    if (page::shows("uncover")) page::choose("uncover");
    REQUIRE(page::shows("do:place-rest"));
    CHECK(page::says("Place the rest for me"));
    page::choose("do:place-rest");
    page::wait(5000);
    const Json moves = page::record().at("moves");
    REQUIRE_FALSE(moves.empty());
    const auto hides = [](const Json& move) { return move.at("do") == "hide"; };
    CHECK(std::any_of(moves.begin(), moves.end(), hides));
    CHECK(moves[0].at("do") == "hide");
}

TEST_CASE("squads: the names of units beyond the rim do not cover the flag", "[squads][phone][flag]") {
    page::open("", page::phone(844, 390));
    for (const char* mark : {"play:crossfire-squads", "level:2", "start"}) page::choose(mark);
    page::let_computers_act();
    int beyond = 0;
    for (int press = 0; press < 24; ++press) {
        const page::Box flag = page::mark("flag");
        for (const auto& [mark, box] : page::marks_of("rim:")) {
            CAPTURE(press, mark);
            CHECK_FALSE(overlap(box, flag));
            ++beyond;
        }
        page::press(page::text().at("dice").is_object() ? "t" : " ");
        page::wait(3000);
    }
    CHECK(beyond > 20);
}
