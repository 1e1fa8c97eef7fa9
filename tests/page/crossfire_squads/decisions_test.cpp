// The selection outside a side's own turn: deployment, reactions, close combat; and who may see and decide.
#include <algorithm>

#include "games/crossfire_squads/offers/orders.h"
#include "page/crossfire_squads/selection_table.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

Json full_position(const char* phase, const char* keys) { return test::squads_positions::in_phase(phase, keys); }

// Side 0 goes west to east before an enemy in the open.
Table reaction() {
    return Table(in_phase(battle(R"({"a00":{"k":"rifle","at":[1000,3000]},"a01":{"k":"rifle","at":[5000,3600]},
        "b00":{"k":"rifle","at":[2200,800]},"b01":{"k":"cc","at":[2400,800]}})"),
                          "react",
                          R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})"));
}

// Side 0 comes near a wood in which b00 hides.
Json ambush() {
    return in_phase(battle(R"({"a00":{"k":"rifle","at":[2100,3200]},"b00":{"k":"rifle","hid":"t00"},
        "b01":{"k":"rifle","at":[5000,300]}})"),
                    "react", R"({"mv":{"u":"a00","k":"move","from":[2100,3200],"to":[2100,2460],"i":0,"m":740}})");
}

Json side_1_hides() { return Json{{"hidden", 1}}; }

bool is_in_wood(Point p) { return p.x >= 1900 && p.x <= 2300 && p.y >= 2000 && p.y <= 2400; }

Table deployment() {
    Json start = battle(R"({"a00":{"k":"rifle"},"a01":{"k":"hmg"},"b00":{"k":"rifle"},"b01":{"k":"rifle"}})");
    start.erase("turn");
    start.erase("active");
    return Table(in_phase(start, "deploy", R"({"won":1,"dep":0})"));
}

}  // namespace

TEST_CASE("squads: in a reaction the slider has the points of the way, and stops at its ends", "[squads]") {
    Table t = reaction();
    const Slider& slider = t.selection.choice().slider;
    REQUIRE(slider.points.size() > 1);
    CHECK(std::is_sorted(slider.points.begin(), slider.points.end()));
    CHECK(slider.index == 0);
    t.selection.slide(t.scene(), -3);
    CHECK(slider.index == 0);
    t.selection.slide(t.scene(), 100'000);
    CHECK(slider.index == slider.last());
    CHECK(slider.point() <= 1600);
}

TEST_CASE("squads: who can shoot at the mover is offered, picked and let go", "[squads]") {
    Table t = reaction();
    CHECK(t.offered() == "b00");  // a commander does not shoot
    CHECK(t.intended().empty());
    t.pick("b00");
    t.press("a00");  // the mover is the only target anyway
    CHECK(t.chosen() == "b00");
    CHECK(t.target().empty());
    CHECK(t.selection.forecasts().volley->shots.size() == 1);
    t.selection.slide(t.scene(), 1);
    const std::string point = std::to_string(t.selection.choice().slider.points[1]);
    CHECK(t.intended() == "b00 r" + point);
    CHECK(t.refused_rule().empty());
    t.pick("b00");
    CHECK(t.intended().empty());
    t.pick("b00");
    t.selection.confirm(t.scene());
    CHECK(t.order() == "b00 r" + point);
    t.selection.propose(t.scene(), Hold{});
    CHECK(t.order() == "-");
}

TEST_CASE("squads: while the device goes round nothing can be chosen, and nothing is told", "[squads]") {
    Table t(ambush(), side_1_hides());
    CHECK(t.viewer.covered());
    CHECK_FALSE(t.scene().unit(Table::id("b00")).exists());
    t.press("b01");
    CHECK(t.chosen().empty());
    t.selection.step(t.scene(), 1);
    CHECK(t.chosen().empty());
    CHECK(t.offered().empty());
    CHECK(t.selection.forecasts().exposures.empty());
    t.uncover();
    CHECK_FALSE(t.viewer.covered());
    CHECK(t.scene().unit(Table::id("b00")).hidden());
    CHECK(t.offered() == "b00 b01");  // b01 sees the mover from afar
}

TEST_CASE("squads: a hidden shooter shows itself at a place that suggests itself, or that is pressed", "[squads]") {
    Table t(ambush(), side_1_hides());
    t.uncover();
    t.pick("b00");
    REQUIRE(t.selection.choice().spots.size() == 1);
    CHECK(is_in_wood(t.selection.choice().spots.begin()->second.at));
    CHECK(t.refused_rule().empty());
    CHECK(t.selection.forecasts().volley->shots.size() == 1);
    t.press({2200, 2300});
    const std::string point = std::to_string(t.selection.choice().slider.point());
    CHECK(t.intended() == "b00 r" + point + " b00@2200,2300");
    t.press({3000, 2300});  // not in its wood
    CHECK_FALSE(t.refused_rule().empty());
    t.selection.slide(t.scene(), 1);  // suggests another
    CHECK(is_in_wood(t.selection.choice().spots.begin()->second.at));
}

TEST_CASE("squads: the place that suggests itself is the nearest from which the mover is seen", "[squads]") {
    Json start = in_phase(battle(R"({"a00":{"k":"rifle","at":[2050,2700]},"b00":{"k":"rifle","hid":"t00"},
        "b01":{"k":"cc","at":[5000,300]}})"),
                          "react", R"({"mv":{"u":"a00","k":"move","from":[2050,2700],"to":[2060,2700],"i":0,"m":10}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[1980,2500],[2220,2500],[2220,2540],[1980,2540]]})");
    Table t(start, side_1_hides());
    t.uncover();
    t.pick("b00");
    REQUIRE(t.selection.choice().spots.size() == 1);
    CHECK(t.selection.choice().spots.begin()->second.at == Point{1900, 2400});  // past the other wood
    CHECK(t.refused_rule().empty());
}

TEST_CASE("squads: what is hidden is in nothing that the other side chooses from", "[squads]") {
    Json start = ambush();
    start.erase("mv");
    start["phase"] = "play";
    Table t(start, side_1_hides());
    CHECK_FALSE(t.viewer.covered());
    CHECK(t.viewer.side() == 0);
    CHECK_FALSE(t.scene().unit(Table::id("b00")).exists());
    t.press("a00");
    t.press({2100, 2460});
    REQUIRE(t.selection.forecasts().lines.size() == 1);
    CHECK(t.selection.forecasts().lines[0].enemy == Table::id("b01"));
    for (const Exposure& exposure : t.selection.forecasts().move->exposures) CHECK(exposure.enemy == Table::id("b01"));
    CHECK(t.intended() == "a00 > 2100,2460");
    t.selection.step(t.scene(), 1);
    CHECK(t.chosen() == "a00");
}

TEST_CASE("squads: one who plays alone at this screen sees with his eyes throughout", "[squads]") {
    Table t(ambush(), side_1_hides());
    t.show_to(true, false);
    CHECK(t.viewer.side() == 0);
    CHECK_FALSE(t.viewer.covered());
    CHECK_FALSE(t.scene().unit(Table::id("b00")).exists());
    for (const Exposure& exposure : t.selection.forecasts().exposures) CHECK(exposure.enemy == Table::id("b01"));
    t.show_to(false, true);
    CHECK(t.scene().unit(Table::id("b00")).hidden());
}

TEST_CASE("squads: nothing is covered while computers play both sides", "[squads]") {
    Table t(ambush(), side_1_hides());
    t.show_to(false, false);
    CHECK_FALSE(t.viewer.covered());
    CHECK_FALSE(t.scene().unit(Table::id("b00")).exists());
    t.show_to(true, true);
    CHECK(t.viewer.covered());
}

TEST_CASE("squads: after the game everybody sees everything, and nothing can be chosen", "[squads]") {
    Table t = Table::full(full_position("over", R"({"win":{"winners":[1],"reason":"vp"},"vp":[2,5]})"));
    CHECK(t.viewer.side() == everybody);
    CHECK(t.scene().unit(Table::id("b02")).hidden());
    CHECK_FALSE(t.scene().decides());
    t.press("a01");
    CHECK(t.chosen().empty());
}

TEST_CASE("squads: one who plays alone sees with his eyes again when the end is taken back", "[squads]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2200]},"b00":{"k":"rifle","hid":"t01"},
        "b01":{"k":"rifle","at":[5000,300]}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[1000,500],[1500,500],[1500,900],[1000,900]]})");
    start["active"] = 0;
    Table t(start, Json{{"hidden", 1}, {"vpGoal", 1}});
    t.show_to(false, true);
    t.selection.propose(t.scene(), EndTurn{});
    t.play();
    REQUIRE(t.viewer.side() == everybody);
    t.take_back();
    CHECK(t.viewer.side() == 1);
    CHECK(t.scene().unit(Table::id("b00")).hidden());
}

TEST_CASE("squads: while dice are due nobody chooses", "[squads]") {
    Table t = Table::full(full_position("fire", R"({"fire":{"units":["a01","a02"],"n":1,"tgt":"b01","best":3}})"));
    CHECK(t.scene().decider() == nobody);
    t.press("a01");
    t.selection.step(t.scene(), 1);
    CHECK(t.chosen().empty());
    CHECK(t.intended().empty());
}

TEST_CASE("squads: a piece of ground is pressed to be the objective, and an edge is named", "[squads]") {
    Table t = Table::full(test::squads_positions::before("objective", R"({"won":0})"));
    t.press({1250, 1250});
    CHECK(t.selection.choice().piece == *piece_from("t00"));
    t.selection.propose(t.scene(), Objective{t.selection.choice().piece});
    CHECK(t.order() == "= t00");
    t.press({1800, 1800});
    CHECK(t.selection.choice().piece == no_piece);

    Table u = Table::full(test::squads_positions::before("edge", R"({"won":1,"obj":"t00"})"));
    u.selection.propose(u.scene(), HomeEdge{Edge::n});
    CHECK(u.order() == "= n");
}

TEST_CASE("squads: the units to be placed come one after the other, for the sides in turn", "[squads]") {
    Table t = deployment();
    CHECK(t.chosen() == "a00");
    CHECK(t.offered() == "a00 a01");
    CHECK(t.intended().starts_with("a00 @ "));  // a place suggests itself
    CHECK(t.refused_rule().empty());
    t.press({2000, 3500});
    CHECK(t.intended() == "a00 @ 2000,3500");
    t.press({2000, 600});
    CHECK(t.refused_rule() == "CS-DEP-04");
    t.selection.confirm(t.scene());
    CHECK(t.rule() == "CS-DEP-04");
    CHECK(t.lit() == "a00");
    t.press({2000, 3500});
    t.press_goal();
    t.play();
    CHECK(t.scene().decider() == 1);
    CHECK(t.chosen() == "b00");
}

TEST_CASE("squads: all the rest of a side are placed like the first one, and none of the other", "[squads]") {
    Table t = deployment();
    t.selection.place_rest(t.scene());
    CHECK(t.play_on().starts_with("a00 @ "));
    REQUIRE(t.scene().decider() == 1);
    CHECK(t.play_on().empty());
    t.play_move("b00 @ 2880,300");
    CHECK(t.play_on().starts_with("a01 @ "));
}

TEST_CASE("squads: a gun is placed facing the enemy, unless it is turned", "[squads]") {
    Table t = deployment();
    CHECK_FALSE(t.selection.turns_at_goal(t.scene()));
    t.pick("a01");
    t.press({2000, 3500});
    CHECK(t.intended() == "a01 @ 2000,3500 ^ 0,-1");
    CHECK(t.selection.turns_at_goal(t.scene()));
    t.selection.face_to(t.scene(), {2200, 3400});
    CHECK(t.intended() == "a01 @ 2000,3500 ^ 200,-100");
    t.selection.face_to(t.scene(), {2000, 3500});  // no direction
    CHECK(t.intended() == "a01 @ 2000,3500 ^ 200,-100");
}

TEST_CASE("squads: obstacles are laid from the stock, and only those", "[squads]") {
    Json start = test::squads_positions::deploy();
    start["stock"] = Json::parse(R"({"mines":[1,0],"wire":[1,2]})");
    Table t = Table::full(start);
    CHECK(t.viewer.covered());
    CHECK_FALSE(can_use(t.scene(), no_unit, Tool::recon));
    t.uncover();
    CHECK(can_use(t.scene(), no_unit, Tool::mine));
    CHECK(can_use(t.scene(), no_unit, Tool::wire));
    t.take(Tool::mine);
    CHECK(t.intended().empty());
    t.press({1250, 1250});
    CHECK(t.intended() == "mine t00");
    t.take(Tool::wire);
    t.press({3000, 3000});
    CHECK(t.intended() == "wire 3000,3000 ew");
    t.selection.set_slant(t.scene(), Slant::ne);
    CHECK(t.intended() == "wire 3000,3000 ne");

    start["stock"] = Json::parse(R"({"mines":[0,1],"wire":[0,1]})");
    Table none = Table::full(start);
    CHECK_FALSE(can_use(none.scene(), no_unit, Tool::mine));
    CHECK_FALSE(can_use(none.scene(), no_unit, Tool::wire));
}

TEST_CASE("squads: while a unit is placed, the ground that is pressed could hide it", "[squads]") {
    Json start = test::squads_positions::deploy();
    start["dep"] = 1;
    Table t = Table::full(start);
    t.uncover();
    CHECK(t.chosen() == "b00");
    t.press({1250, 1250});
    CHECK(t.selection.choice().piece == *piece_from("t00"));
    t.selection.propose(t.scene(), Hide{Table::id("b00"), t.selection.choice().piece});
    CHECK(t.order() == "b00 in t00");
}

TEST_CASE("squads: those of a group go one after the other, or stay", "[squads]") {
    Table t = Table::full(full_position("group", R"({"grp":{"dest":[800,2900],"left":["a02","a00"]}})"));
    CHECK(t.chosen() == "a00");
    CHECK(t.offered() == "a00 a02");
    t.press("a01");  // has moved already
    CHECK(t.chosen().empty());
    t.pick("a02");
    t.press({850, 2900});
    CHECK(t.intended() == "a02 > 850,2900");
    CHECK(t.selection.forecasts().move.has_value());
    t.selection.propose(t.scene(), Done{});
    CHECK(t.order() == "--");
}

TEST_CASE("squads: helpers are called into a close combat, or nobody is", "[squads]") {
    Table t(in_phase(battle(R"({"a00":{"k":"rifle","at":[3600,2500]},"b00":{"k":"hmg","at":[3600,2400],"face":[0,1]},
        "b01":{"k":"rifle","at":[3740,2400]},"b02":{"k":"pc","at":[3470,2400]},"b03":{"k":"pc","at":[800,300]}})"),
                     "join", R"({"cc":{"units":["a00","b00"],"join":1}})"));
    CHECK(t.offered() == "b01 b02");     // a squad and a commander near the gun
    CHECK(t.intended() == "+ b01+b02");  // the best odds suggest themselves
    const double helped = t.selection.forecasts().melee->wins[1];
    t.press("b02");
    t.press("b01");
    CHECK(t.intended() == "+");
    CHECK(t.selection.forecasts().melee->units.size() == 2);
    CHECK(t.selection.forecasts().melee->wins[1] < helped);
    t.press("b02");
    t.press("b01");
    t.press("b01");
    CHECK(t.intended() == "+ b02");
    t.pick("b01");
    t.selection.confirm(t.scene());
    CHECK(t.order() == "+ b01+b02");
}

TEST_CASE("squads: one of those in a building takes the hits", "[squads]") {
    Table t = Table::full(full_position("affect", R"({"affect":{"bld":"t01","res":1,"sup":0}})"));
    t.uncover();
    CHECK(t.offered() == "b04 b05");
    CHECK(t.refused_rule().empty());  // who loses least suggests itself
    CHECK_FALSE(t.intended().empty());
    t.pick("b05");
    CHECK(t.intended() == "b05 *");
    t.press("b04");
    CHECK(t.intended() == "b04 *");
    CHECK(t.refused_rule().empty());
    t.press("b00");
    CHECK_FALSE(t.refused_rule().empty());  // it stands elsewhere
}

TEST_CASE("squads: an explosion spreads to as many as it says", "[squads]") {
    Table t = Table::full(full_position("spill", R"({"spill":{"at":[650,790],"r":50,"pl":1,"n":1}})"));
    t.uncover();
    CHECK(t.offered() == "b00 b01");
    CHECK(t.refused_rule().empty());  // who loses least suggests itself
    const std::string first = t.partners(), second = first == "b00" ? "b01" : "b00";
    t.press(second.c_str());
    CHECK(t.intended() == "* " + second);  // instead of the other
    CHECK(t.refused_rule().empty());
    t.pick(second.c_str());
    CHECK_FALSE(t.refused_rule().empty());
}

TEST_CASE("squads: a hidden unit that is found stands up as far forward as it may", "[squads]") {
    Table t = Table::full(full_position("reveal", R"({"rv":{"units":["b02"]},"clear":["t00"]})"));
    CHECK(t.viewer.covered());
    CHECK(t.offered().empty());
    t.uncover();
    CHECK(t.offered() == "b02");
    t.pick("b02");
    REQUIRE(t.selection.choice().goal);
    const Point goal =
        *t.selection.choice().goal;  // its home edge is north, so forward is south, where the piece ends at y = 1500
    CHECK(goal.y > 1400);
    CHECK(goal.y <= 1500);
    CHECK(t.refused_rule().empty());
    t.press({1200, 1200});
    CHECK(t.intended() == "b02 = 1200,1200");
    t.selection.confirm(t.scene());
    CHECK(t.order() == "b02 = 1200,1200");
}
