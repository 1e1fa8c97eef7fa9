// What helps a newcomer: tips, the hints of the guided game, the best shot of a reaction, and units that can be
// dragged.
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/advice/tips.h"
#include "page/crossfire_squads/selection_table.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// Two rifle squads and a gun of side 0 south of a wood with the flag; enemies in the open north of it.
Table field(const char* first_keys = "") {
    const std::string units = R"({"a00":{"k":"rifle","plt":1,"at":[2100,2700])" + std::string(first_keys) +
                              R"(},"a01":{"k":"rifle","plt":1,"at":[2600,2700]},
        "a02":{"k":"hmg","plt":1,"at":[3000,3000],"face":[0,-1]},"a03":{"k":"pc","plt":1,"at":[5000,3600]},
        "b00":{"k":"rifle","at":[3000,1800]},"b01":{"k":"rifle","at":[3400,1000]}})";
    return Table(battle(units.c_str()));
}

Table moving_enemy() {
    return Table(in_phase(battle(R"({"a00":{"k":"rifle","at":[1000,3000]},"a01":{"k":"cc","at":[5000,3600]},
        "b00":{"k":"rifle","at":[2200,800]},"b01":{"k":"hmg","at":[1000,800],"face":[0,1]}})"),
                          "react",
                          R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})"));
}

std::string hint(const Table& t) {
    const std::vector<GuideHint> hints = guide_hints(t.scene(), t.selection);
    return hints.empty() ? "" : hints.front().id;
}

std::string tip(const Table& t, const char* unit) { return tip_of_unit(t.scene(), t.selection, Table::id(unit)); }

}  // namespace

TEST_CASE("squads: a tip says what a unit is, and what it can do", "[squads][story]") {
    Table t = field();
    CHECK(tip(t, "a00") == "Rifle 1. It can move. It shoots with 3 dice, all round.");
    CHECK(tip(t, "a02") == "Machine gun. It can move. It shoots with 4 dice in front of it.");
    CHECK(tip(field(R"(,"st":"p")"), "a00") == "Rifle 1: pinned. It can shoot or rally, but not move.");
    CHECK(tip(field(R"(,"st":"s")"), "a00") == "Rifle 1: suppressed. It can only rally.");
    CHECK(tip(t, "b00").starts_with("Red's rifle 1. "));
}

TEST_CASE("squads: a tip about an enemy says whether the chosen unit can shoot at it, or why not", "[squads][story]") {
    Table t = field();
    t.press("a02");
    CHECK(tip(t, "b00") == "Red's rifle 1. Your machine gun can shoot at it with 4 dice.");
    CHECK(tip(t, "b01") ==
          "Red's rifle 2. Your machine gun cannot shoot at it. Another enemy is closer: shoot at that one.");
}

TEST_CASE("squads: a tip about the ground says what it does", "[squads][story]") {
    const Table t = field();
    CHECK(tip_of_place(t.scene(), {2100, 2200}).starts_with("The woods at the flag: cover"));
    CHECK(tip_of_place(t.scene(), {200, 200}).empty());
}

TEST_CASE("squads: the guided game's hints come with their moments", "[squads][story]") {
    Table t = field();
    CHECK(hint(t) == "first-move");  // "first-unit" is for turn 1
    t.press("a03");
    CHECK(hint(t) == "first-move");
    t.press("a02");
    CHECK(hint(t) == "crossfire");
    Table beside_another(battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"rifle","at":[3800,3200]},
        "b00":{"k":"rifle","at":[3600,2000]}})"));
    beside_another.press("a00");
    CHECK(hint(beside_another) == "shot");
    CHECK(hint(moving_enemy()) == "reaction");
    Table pinned = field(R"(,"st":"p")");
    pinned.press("a00");
    CHECK(hint(pinned) == "rally-last");  // nobody else has anything worth doing
    Table suppressed = field(R"(,"st":"s")");
    suppressed.press("a00");
    CHECK(hint(suppressed) == "states");  // what that means, if it was not said before; then
    CHECK(std::string(guide_hints(suppressed.scene(), suppressed.selection).at(1).id) == "rally");
    Table among(battle(R"({"a00":{"k":"rifle","at":[3600,3200],"st":"p"},"a01":{"k":"rifle","at":[2100,2700]},
        "b00":{"k":"cc","at":[5000,300]}})"));
    among.press("a00");
    CHECK(hint(among) == "rally");
    Table holding(battle(R"({"a00":{"k":"rifle","at":[2100,2200]},"b00":{"k":"cc","at":[5000,300]}})"));
    CHECK(hint(holding) == "end-turn");
    Json first = battle(R"({"a00":{"k":"rifle","at":[2100,2200]},"b00":{"k":"cc","at":[5000,300]}})");
    first["turn"] = 1;
    CHECK(hint(Table(first)) == "first-unit");  // which brings no point
    Table over =
        Table::full(test::squads_positions::in_phase("over", R"({"win":{"winners":[1],"reason":"vp"},"vp":[2,5]})"));
    CHECK(hint(over).empty());
}

TEST_CASE("squads: the best shot is that of most dice, at its earliest place", "[squads][story]") {
    Table t = moving_enemy();
    const BestShot best =
        best_shot(t.scene().seen(), t.selection.choice().slider.points, t.selection.forecasts().exposures);
    CHECK(best.unit == Table::id("b01"));
    CHECK(best.dice == 4);
    CHECK(best.index == 0);
    t.selection.shoot_best(t.scene());
    CHECK(t.order() == "b01 r1");
}

TEST_CASE("squads: a reaction begins at the place of the best shot", "[squads][story]") {
    Json start =
        in_phase(battle(R"({"a00":{"k":"rifle","at":[1700,3000]},"b00":{"k":"rifle","at":[2100,1200]}})"), "react",
                 R"({"mv":{"u":"a00","k":"move","from":[1700,3000],"to":[3300,3000],"i":0,"m":1600}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[1500,2500],[2200,2500],[2200,2600],[1500,2600]]})");
    const Table t(start);
    const Slider& slider = t.selection.choice().slider;
    CHECK(slider.index == best_shot(t.scene().seen(), slider.points, t.selection.forecasts().exposures).index);
    CHECK(slider.index > 0);  // hidden by the woods at first
    CHECK(t.chosen().empty());
    CHECK(t.offered() == "b00");
}

TEST_CASE("squads: who may direct a crossfire is offered where it makes the shot legal", "[squads][story]") {
    Table t = field();
    t.press("a02");
    t.press("b00");
    CHECK(t.refused_rule().empty());
    CHECK(offered_directors(t.scene(), t.selection.choice()).size() == 1);
    t.press("b01");  // farther away than b00: only as a crossfire
    CHECK(t.refused_rule().empty());
    CHECK(t.intended().starts_with("a03! a02"));
    t.selection.toggle_director(t.scene(), Table::id("a03"));
    CHECK(t.refused_rule() == "CS-FIRE-06");
    CHECK(offered_directors(t.scene(), t.selection.choice()).size() == 1);
    Table behind(battle(R"({"a00":{"k":"rifle","plt":1,"at":[2100,3000]},"a01":{"k":"pc","plt":1,"at":[2200,3300]},
        "b00":{"k":"rifle","at":[2100,1200]}})"));
    behind.press("a00");
    behind.selection.aim_at_unit(behind.scene(), Table::id("b00"));
    CHECK(behind.refused_rule() == "CS-FIRE-03");
    CHECK(offered_directors(behind.scene(), behind.selection.choice()).empty());
    CHECK_FALSE(behind.selection.forecasts().volley);
}

TEST_CASE("squads: a unit that is dragged to a place beside a friend goes there, too", "[squads][story]") {
    Table t = field();
    t.selection.take_up(t.scene(), Table::id("a00"));
    t.selection.put_down(t.scene(), {Table::id("a01"), {2600, 2880}, false});  // a finger hits a01 from there
    CHECK(t.order() == "a00 > 2600,2880");
}

TEST_CASE("squads: a unit that is dragged to a place goes there at once", "[squads][story]") {
    Table t = field();
    REQUIRE(t.selection.can_drag(t.scene(), Table::id("a00")));
    CHECK_FALSE(t.selection.can_drag(t.scene(), Table::id("b00")));
    CHECK_FALSE(t.selection.can_drag(t.scene(), no_unit));
    t.selection.take_up(t.scene(), Table::id("a00"));
    t.selection.put_down(t.scene(), {no_unit, {2100, 2200}, false});
    CHECK(t.order() == "a00 > 2100,2200");
    CHECK(t.rule().empty());
}

TEST_CASE("squads: a unit that is dragged to an enemy aims at it", "[squads][story]") {
    Table t = field();
    t.selection.take_up(t.scene(), Table::id("a02"));
    t.selection.put_down(t.scene(), {Table::id("b00"), {3000, 1800}, false});
    CHECK(t.order().empty());
    CHECK(t.intended() == "a03! a02+a00+a01 x b00");
}

TEST_CASE("squads: a unit that is dragged where it cannot go stays, and the reason is told", "[squads][story]") {
    Table t = field(R"(,"st":"p")");
    t.selection.take_up(t.scene(), Table::id("a00"));
    t.selection.put_down(t.scene(), {no_unit, {2100, 2200}, false});
    CHECK(t.order().empty());
    CHECK(t.rule() == "CS-MOVE-01");
    CHECK(t.intended().empty());
    // Dropped on itself or a friend: nothing.
    t.selection.take_up(t.scene(), Table::id("a01"));
    t.selection.put_down(t.scene(), {Table::id("a02"), {3000, 3000}, false});
    CHECK(t.order().empty());
    CHECK(t.rule().empty());
    CHECK(t.intended().empty());
}
