// What the table and the panel show, and where it stays.
#include <algorithm>
#include <cmath>

#include "api/games.h"
#include "games/crossfire_squads/advice/guide.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"
#include "widgets/theme.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

void begin(const page::Outside& world) {
    page::open("", world);
    for (const char* mark : {"play:crossfire-squads", "guided"}) page::choose(mark);
}
// Between two people at this screen.
void begin_with_both(const page::Outside& world) {
    begin(world);
    for (const char* mark : {"who-plays", "seat:1:0", "who-plays"}) page::choose(mark);
}

page::Outside either() { return GENERATE(0, 1) == 0 ? page::desktop() : page::phone(); }

// Until somebody may shoot at it.
void walk_into_sight() {
    for (int leg = 0; leg < 3 && page::position().at("phase") == "play"; ++leg) page::play_all("a02 > 3700,2200");
    REQUIRE(page::position().at("phase") == "react");
}

bool overlap(const page::Box& a, const page::Box& b) {
    return a.min.x < b.max.x - 0.1f && b.min.x < a.max.x - 0.1f && a.min.y < b.max.y - 0.1f && b.min.y < a.max.y - 0.1f;
}

bool covers(const page::Box& area, const page::Box& counter) {
    const ImVec2 c = counter.centre();
    return std::hypot(c.x - std::clamp(c.x, area.min.x, area.max.x), c.y - std::clamp(c.y, area.min.y, area.max.y)) <
           counter.width() / 2;
}

float apart(const page::Box& a, const page::Box& b) {
    return std::hypot(a.centre().x - b.centre().x, a.centre().y - b.centre().y);
}

void check_free(const std::string& prefix) {
    for (const auto& [name, area] : page::marks_of(prefix)) {
        INFO(name);
        for (const char* others : {"name:", "label:", "trail:"}) {
            for (const auto& [other_name, other] : page::marks_of(others)) {
                INFO("over " << other_name);
                CHECK((name == other_name || !overlap(area, other)));
            }
        }
        for (const auto& [other_name, counter] : page::marks_of("counter:")) {
            INFO("over " << other_name);
            CHECK_FALSE(covers(area, counter));
        }
    }
}

Json camera() { return page::app().at("view").at("camera"); }

}  // namespace

TEST_CASE("squads: a mover that may be shot at stands once on the table, and is pale where it set out",
          "[squads][first-fight]") {
    begin_with_both(either());
    walk_into_sight();
    page::wait(2000);
    const page::Box counter = page::mark("counter:a02");
    CHECK(apart(counter, page::mark("unit:a02")) > counter.width() / 2);
    REQUIRE(page::shows("was:a02"));
    CHECK(apart(page::mark("was:a02"), page::mark("unit:a02")) < counter.width());
    // Its name goes with it.
    CHECK(apart(page::mark("label:a02"), counter) < apart(page::mark("label:a02"), page::mark("was:a02")));
    page::choose("do:hold");
    page::wait(2000);
    CHECK_FALSE(page::shows("was:a02"));
}

TEST_CASE("squads: on a phone the grounds that have room are named, whether a sentence uses them or not",
          "[squads][first-fight]") {
    begin_with_both(page::phone());
    const auto check_names = [] {
        for (const char* open : {"name:t01", "name:t03", "name:t05"}) {  // woods and rough grounds with nobody near
            INFO(open);
            CHECK(page::shows(open));
        }
        CHECK(page::marks_of("name:").size() >= 6);
        check_free("name:");
    };
    page::press("Escape");
    page::wait(2000);
    check_names();
    page::choose("do:unit");
    page::wait(2000);
    check_names();
}

TEST_CASE("squads: the legend begins with what nobody can guess, and shows that it goes on", "[squads][first-fight]") {
    begin(page::desktop());
    page::wait(2000);
    page::choose("legend");
    for (const char* entry :
         {"Light ground", "what the chosen unit sees", "Coloured cone", "where this machine gun can fire"}) {
        INFO(entry);
        CHECK(page::says(entry));
    }
    REQUIRE(page::shows("more-below"));
    CHECK(page::mark("more-below").max.y <= page::outside().around.height);
    page::wheel("more-below", 10000);
    page::wait(500);
    CHECK_FALSE(page::shows("more-below"));
    CHECK(page::says("Hedge"));
}

TEST_CASE("squads: the numbers of the ways lie on no name and on no counter", "[squads][first-fight]") {
    begin(either());
    for (const char* mark : {"do:walk", "do:end"}) {
        if (page::shows(mark)) page::choose(mark);
        page::wait(6000);
        page::let_computers_act();
        page::wait(6000);
        if (mark == std::string("do:walk")) REQUIRE(page::shows("trail:1"));
        check_free("trail:");
        check_free("name:");
    }
    CHECK(page::app().at("size").get<int>() > 1);
}

TEST_CASE("squads: the line of a shot crosses no name", "[squads][first-fight]") {
    begin_with_both(either());
    for (const char* move : {"a01 > 2760,2040", "a01 > 2760,2040", ".", "b01 > 3045,1250"}) page::play_all(move);
    REQUIRE(page::position().at("phase") == "react");
    page::wait(2000);
    REQUIRE(page::says("stops it"));
    const ImVec2 from = page::mark("counter:a03").centre(), to = page::mark("counter:b01").centre();
    REQUIRE(page::shows("label:flag"));
    for (const char* prefix : {"label:", "name:"}) {
        for (const auto& [name, area] : page::marks_of(prefix)) {
            INFO(name);
            if (name == "label:flag" && page::outside().around.coarse) continue;  // there may be no other room
            bool crossed = false;
            for (float part = 0; part <= 1; part += 0.005f) {
                const ImVec2 p{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
                crossed |= p.x > area.min.x && p.x < area.max.x && p.y > area.min.y && p.y < area.max.y;
            }
            CHECK_FALSE(crossed);
        }
    }
}

TEST_CASE("squads: the map stands still while what is asked is in sight", "[squads][first-fight]") {
    begin_with_both(either());
    page::wait(2000);
    const Json before = camera();
    const auto check_still = [&] {
        page::wait(2000);
        for (const char* what : {"scale", "x", "y"})
            CHECK(camera().at(what).get<float>() == Catch::Approx(before.at(what).get<float>()).margin(0.01));
    };
    page::press("Escape");
    check_still();
    page::choose("do:unit");
    check_still();
    // Red's commander stands north of all others: without it the rest would fill more of the board.
    for (const char* move : {".", "b00 > 2900,1190"}) {
        page::play_all(move);
        check_still();
    }
}

TEST_CASE("squads: the end leaves the whole board in sight", "[squads][first-fight]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[3500,2100]},"b00":{"k":"rifle","at":[3700,900]}})");
    start["terrain"] = Json::parse(R"({"t00":{"k":"woods","poly":[[3400,1900],[3800,1900],[3800,2200],[3400,2200]]}})");
    start["obj"] = "t00";
    start["turn"] = 20;
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"options", {{"turnLimit", 20}}}, {"start", start}});
    for (int turn = 0; turn < 2 && page::app().at("asked").at("player") >= 0; ++turn) page::press("e");
    page::wait(3000);
    REQUIRE(page::shows("ending"));
    for (const char* mark : {"ending", "ending:why", "rematch", "review"})
        CHECK_FALSE(overlap(page::mark(mark), page::mark("board")));
}

TEST_CASE("squads: on a phone the main answer stays in its place from question to question", "[squads][first-fight]") {
    begin(page::phone());
    page::wait(2000);
    REQUIRE(page::shows("guide"));
    const float top = page::mark("do:walk").min.y;
    const auto check_place = [&](const char* answer) {
        INFO(answer);
        page::wait(2000);
        REQUIRE(page::shows(answer));
        CHECK(page::mark(answer).min.y == Catch::Approx(top).margin(0.5));
    };
    page::choose("guide:dismiss");
    check_place("do:walk");
    page::press("Escape");
    check_place("do:unit");
    page::choose("do:unit");
    page::choose("do:walk");
    check_place("do:unit");
    begin_with_both(page::phone());
    walk_into_sight();  // the question has two lines
    REQUIRE(page::shows("guide"));
    check_place("do:best-shot");
}

TEST_CASE("squads: whose turn it is stands right below a short question, and the tabs stay in their place",
          "[squads][first-fight]") {
    begin_with_both(page::desktop());
    page::press("Escape");
    page::wait(2000);
    REQUIRE(page::shows("whose-turn"));
    CHECK(page::mark("whose-turn").min.y - page::mark("question").max.y < 12);
    const float tabs = page::mark("tab:play").min.y, short_one = page::mark("question").height();
    walk_into_sight();
    page::wait(2000);
    REQUIRE(page::mark("question").height() > short_one * 1.5f);
    CHECK(page::mark("tab:play").min.y == Catch::Approx(tabs).margin(1));
}

TEST_CASE("squads: a long question has two lines, in smaller letters, and the tabs stay", "[squads][first-fight]") {
    const auto open = [](const char* kind) {
        const Json unit = Json{{"k", kind}, {"at", {1000, 3000}}, {"face", {0, -1}}};
        Json start = battle(R"({"b00":{"k":"hmg","at":[2200,800],"face":[0,1],"plt":1}})");
        start["units"]["a00"] = unit;
        if (std::string(kind) == "rifle") start["units"]["a00"].erase("face");
        start = in_phase(start, "react",
                         R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})");
        page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}, {"moves", Json::array()}});
        page::wait(2000);
    };
    open("rifle");
    const float tabs = page::mark("tab:play").min.y;
    open("hmg");
    INFO(page::app().at("asked").at("question").get<std::string>());
    CHECK(page::mark("question").height() < 2.2f * theme::heading);
    CHECK(page::mark("tab:play").min.y == Catch::Approx(tabs).margin(1));
}

TEST_CASE("squads: the dice at a way lie on no name of a ground, nor on where it halts", "[squads][in-sight]") {
    Json record = Json::parse(scenario_record("crossfire-squads", "guided"));
    Json& units = record["start"]["units"];
    units["a00"]["at"] = {2227, 2659};
    units["b01"]["at"] = {2853, 1151};  // shoots past the name of its hill
    units["a01"]["at"] = {2798, 2048};
    units["b02"]["at"] = {2990, 1150};
    page::open(record, page::desktop());  // on a phone there is not always room
    const bool charges = GENERATE(false, true);
    page::choose(charges ? "unit:a01" : "unit:a00");
    page::wait(2000);
    const float scale = camera().at("scale").get<float>();
    const auto on_screen = [&](float x, float y) {
        return ImVec2{camera().at("x").get<float>() + scale * x, camera().at("y").get<float>() + scale * y};
    };
    if (charges) page::choose("unit:b01");
    charges ? page::choose("tool:assault") : page::choose(on_screen(2880, 1990));
    page::wait(2000);
    REQUIRE(page::app().at("view").at("legs").get<int>() > 1);
    REQUIRE_FALSE(page::marks_of("threat:").empty());
    check_free("threat:");
    for (const auto& [name, area] : page::marks_of("threat:")) {
        for (const auto& [other_name, other] : page::marks_of("halt:")) CHECK_FALSE(overlap(area, other));
        for (const auto& [other_name, other] : page::marks_of("threat:"))
            CHECK((name == other_name || !overlap(area, other)));
    }
    CHECK_FALSE(page::marks_of("halt:").empty());
}
