// Where a friend stands where a walk would halt.
#include "page/crossfire_squads/selection_table.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

TEST_CASE("squads: a press beside a friend in wide woods finds a free place there", "[squads]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"a01":{"k":"rifle","at":[2100,2340]},
        "b00":{"k":"cc","at":[5000,300]}})");
    const Point wanted = GENERATE(Point{2100, 2100}, Point{2100, 2242}, Point{2195, 2340});
    Table t(start);
    t.press("a00");
    t.press(wanted);
    REQUIRE(t.selection.choice().goal);
    const Point goal = *t.selection.choice().goal;
    CAPTURE(wanted.x, wanted.y, goal.x, goal.y);
    CHECK(t.selection.verdict(t.scene()).accepted());
    CHECK(t.selection.forecasts().walk->arrives);
    CHECK(squared_distance(goal, wanted) <= square(640));
    CHECK(t.scene().seen().terrain.find(*piece_from("t00"))->shape.contains(goal));
    t.selection.confirm(t.scene());
    while (!t.play_on().empty()) {
    }
    CHECK(t.scene().unit(Table::id("a00")).at == goal);
}

TEST_CASE("squads: a friend who bars a walk farther on is walked round, by a press and by a drag", "[squads]") {
    // Out of the hill it stops once; on the rim of the woods rifle 2 stands.
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,3100]},"a01":{"k":"rifle","at":[2100,2340]},
        "b00":{"k":"cc","at":[5000,300]}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"hill","poly":[[1900,2950],[2300,2950],[2300,3300],[1900,3300]]})");
    Table t(start);
    t.press("a00");
    SECTION("pressed") { t.press({2100, 2200}); }
    SECTION("dragged") { t.selection.put_down(t.scene(), {no_unit, {2100, 2200}, false}); }
    SECTION("dragged to where it would stop at once") {
        start["units"]["a00"]["at"] = {2100, 2700};
        t = Table(start);
        t.press("a00");
        t.selection.put_down(t.scene(), {no_unit, {2100, 2200}, false});
    }
    CHECK(t.rule().empty());
    CHECK(t.order().empty());  // elsewhere than where it was let go of: marked first
    REQUIRE(t.selection.choice().goal);
    const Point goal = *t.selection.choice().goal;
    CHECK(t.scene().seen().terrain.find(*piece_from("t00"))->shape.contains(goal));
    t.selection.confirm(t.scene());
    while (!t.play_on().empty()) {
    }
    CHECK(t.scene().unit(Table::id("a00")).at == goal);
}
