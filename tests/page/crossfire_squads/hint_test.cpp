// A hint that was asked for.
#include <cmath>
#include <nlohmann/json.hpp>

#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/advice/suggest.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/playthroughs.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

TEST_CASE("squads: a hint takes the place of what is suggested, until it is let go", "[squads][hint]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"a01":{"k":"rifle","at":[2600,3300],"st":"p"},
        "a02":{"k":"hmg","at":[3000,3000],"face":[0,-1]},"b00":{"k":"rifle","at":[3000,1800]}})"));
    const std::string suggested = unit_name(t.selection.suggested_unit(t.scene()));
    for (const char* move : {"a00 > 2600,2700", "a02 x b00", "a01 ?", "."}) {
        INFO(move);
        const Action hint = *read_move_text(move, &t.history().at());
        t.selection.follow_hint(t.scene(), hint);
        CHECK(t.selection.follows_hint());
        t.selection.do_default(t.scene());
        CHECK(t.order() == move_text(hint));
        t.selection.choose(t.scene(), no_unit);
        if (move[0] != '.') {
            CHECK(unit_name(t.selection.suggested_unit(t.scene())) == std::string(move).substr(0, 3));
            CHECK_FALSE(t.selection.only_the_end_is_left(t.scene()));
        }
        t.selection.let_hint_go(t.scene());
        CHECK_FALSE(t.selection.follows_hint());
        CHECK(unit_name(t.selection.suggested_unit(t.scene())) == suggested);
        CHECK(t.chosen().empty());
    }
    t.selection.follow_hint(t.scene(), *read_move_text("a02 ^ 1,0", &t.history().at()));
    CHECK_FALSE(t.selection.follows_hint());  // more than its button says: the hint has one of its own
    t.selection.follow_hint(t.scene(), *read_move_text("a00 > 2600,2700", &t.history().at()));
    t.press({2300, 2800});  // what was chosen since is kept
    const std::string chosen = t.intended();
    t.selection.let_hint_go(t.scene());
    CHECK(t.intended() == chosen);
}

TEST_CASE("squads: in the guided game a hint is what the main button does", "[squads][hint]") {
    const auto played = [](bool asks) {
        page::Outside world = page::desktop();
        world.seed = 5;
        world.storage["settings"] = "pace=3";
        page::open("", world);
        for (const char* mark : {"play:crossfire-squads", "guided"}) page::choose(mark);
        for (int presses = 0; presses < 24; ++presses) {
            page::let_computers_act();
            if (page::text().at("dice").is_object()) {
                page::press("t");
            } else {
                if (asks) page::press("=");
                if (asks) CHECK_FALSE(headless::engine_is_asked());
                page::press(" ");
            }
            page::wait(3000);
        }
        return page::record().at("moves");
    };
    const Json with = played(true), without = played(false);
    REQUIRE(with.size() > 8);
    const std::size_t both = std::min(with.size(), without.size());
    for (std::size_t ply = 0; ply < both; ++ply) {
        CAPTURE(ply);
        CHECK(with[ply] == without[ply]);
    }
}

TEST_CASE("squads: in the guided game a hint of a walk names and draws where its button leads", "[squads][hint]") {
    page::open("", page::phone());
    for (const char* mark : {"play:crossfire-squads", "guided"}) page::choose(mark);
    REQUIRE(page::says("Walk into the woods at the flag"));
    page::press("=");
    CHECK(page::app().at("hint").at("why") == "Walk rifle 1 there: it holds the flag alone.");
    const ImVec2 end = page::where("hint:to"), ghost = page::where("ghost");
    CHECK(std::hypot(end.x - ghost.x, end.y - ghost.y) < 2);
}

TEST_CASE("squads: a hint of a shot at a mover takes the place of the best one", "[squads][hint]") {
    Table t(in_phase(battle(R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[3000,1800]},
        "b01":{"k":"hmg","at":[1000,800],"face":[0,1]}})"),
                     "react", R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})"));
    const int last = t.selection.choice().slider.points.back();
    const Action hint = React{{Table::id("b00")}, last, no_unit, {}};
    REQUIRE(t.scene().check(hint).accepted());
    t.selection.follow_hint(t.scene(), hint);
    REQUIRE(t.selection.follows_hint());
    t.selection.do_default(t.scene());
    CHECK(t.order() == move_text(hint));
}

TEST_CASE("squads: a hint that begins the proposed walk is that proposal", "[squads][hint]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"rifle","at":[5200,300]}})");
    start["terrain"]["t01"] =
        Json::parse(R"({"k":"woods","poly":[[3200,900],[3900,1200],[3900,2000],[3200,2000]]})");  // nobody sees a00
    Table t(start);
    t.press("a00");
    REQUIRE(t.selection.proposal() != nullptr);
    const Leg first = t.selection.proposal()->walk.legs.front();
    const std::string walk = "a00 > " + std::to_string(first.plan.at.x) + "," + std::to_string(first.plan.at.y);
    t.selection.choose(t.scene(), no_unit);
    t.selection.follow_hint(t.scene(), *read_move_text(walk, &t.history().at()));
    REQUIRE(t.selection.follows_hint());
    REQUIRE(t.selection.proposal() != nullptr);
    t.selection.do_default(t.scene());
    CHECK(t.order() == walk);
    // One that leads elsewhere has a button of its own or is chosen, but it is not the walk.
    t.selection.let_hint_go(t.scene());
    t.selection.follow_hint(t.scene(), *read_move_text("a00 > 2600,2700", &t.history().at()));
    t.selection.do_default(t.scene());
    CHECK(t.order() == "a00 > 2600,2700");
}

// b00 looks past the narrow wood at the middle of the way only. The move halts before, where its wood ends.
TEST_CASE("squads: a hint that halts in safety is not shown as the whole way under fire", "[squads][hint]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,3100]},"b00":{"k":"rifle","at":[5200,300]}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[1900,2900],[2300,2900],[2300,3300],[1900,3300]]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"woods","poly":[[3200,1780],[3300,1780],[3300,2600],[3200,2600]]})");
    Table t(start);
    t.press("a00");
    t.press(Point{2100, 2200});
    REQUIRE(t.selection.forecasts().walk);
    const Walk way = *t.selection.forecasts().walk;
    REQUIRE(way.legs.size() > 1);
    REQUIRE_FALSE(threats_of(way).empty());
    REQUIRE(way.legs.front().exposures.empty());
    t.selection.choose(t.scene(), no_unit);
    t.selection.follow_hint(t.scene(), *read_move_text("a00 > 2100,2200", &t.history().at()));
    CHECK_FALSE(t.selection.follows_hint());  // it is shown by itself
    CHECK(t.selection.choice().unit == no_unit);
    // All of it is the hint where nobody shoots.
    start["units"].erase("b00");
    start["units"]["b00"] = Json::parse(R"({"k":"rifle","at":[5200,3300]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"woods","poly":[[3200,1500],[3300,1500],[3300,3500],[3200,3500]]})");
    Table safe(start);
    safe.selection.follow_hint(safe.scene(), *read_move_text("a00 > 2100,2200", &safe.history().at()));
    CHECK(safe.selection.follows_hint());
}

TEST_CASE("squads: a hint says once what to do, and ends with one full stop", "[squads][hint]") {
    page::Outside world = page::desktop();
    world.engine = [](std::string_view) {
        return R"({"action":{"do":"edge","edge":"w"},"text":"= w","why":"Take the west edge: the flag is nearer."})";
    };
    page::open_at(page::playthrough("crossfire-squads-small-table"), 4, world);
    page::act("hint");
    page::let_computers_act();
    CHECK(page::text().at("hint") == "Take the west edge: the flag is nearer.");
}

TEST_CASE("squads: the hints of the guided game give another reason while the flag is held already", "[squads][hint]") {
    page::open("", page::desktop());
    for (const char* mark : {"play:crossfire-squads", "guided"}) page::choose(mark);
    for (const char* why : {"Walk rifle 1 there: it holds the flag alone.",
                            "Walk rifle 2 there: if one is pinned, the other holds the flag.",
                            "Walk the machine gun there: it helps to hold the flag.",
                            "Walk the platoon commander there: it helps to hold the flag.",
                            "End the turn: nothing more is worth the risk."}) {
        page::press("=");
        CHECK(page::app().at("hint").at("why") == why);
        page::press(" ");
        page::wait(3000);
    }
}

TEST_CASE("squads: a hint of a shot is an order", "[squads][hint]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2100]},"b00":{"k":"rifle","at":[2100,1200]},
        "b01":{"k":"rifle","at":[2900,1000]}})"));
    const std::string told = suggested(t.scene(), *read_move_text("a00 x b00", &t.history().at()));
    CAPTURE(told);
    CHECK(told.starts_with("Shoot at Red's "));
    CHECK(told.find(" with ") < told.find(": suppresses it "));
}

TEST_CASE("squads: a hint to either side names the other that is not to hold the flag alone", "[squads][hint]") {
    const int side = GENERATE(0, 1);
    const char own = side == 0 ? 'a' : 'b', other = side == 0 ? 'b' : 'a';
    const std::string units = std::string(R"({")") + other + R"(00":{"k":"rifle","at":[1950,2050]},")" + own +
                              R"(00":{"k":"rifle","at":[2500,2200]}})";
    Json start = battle(units.c_str());
    start["active"] = side;
    Table t(start);
    const UnitId unit = unit_id(side, 0);
    int told = 0;
    for (const AdvisedPlace& place : advised_places(t.scene(), unit)) {
        const std::string hint = suggested(t.scene(), Move{unit, place.at, {}, {}, no_heading});
        if (hint.find("hold the flag alone") == hint.npos) continue;
        ++told;
        CHECK(hint.find(side == 0 ? "so Red does not hold" : "so Green does not hold") != hint.npos);
    }
    CHECK(told > 0);
}
