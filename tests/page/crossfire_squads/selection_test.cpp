// The selection in a side's turn: units, goals, targets, partners, tools.
#include "games/crossfire_squads/selection.h"

#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/offers/orders.h"
#include "page/crossfire_squads/selection_table.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// Two squads side by side, and an enemy in the open before them.
Table two_squads() {
    return Table(battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"rifle","at":[3740,3200]},
        "b00":{"k":"rifle","at":[3600,2400]},"b01":{"k":"rifle","at":[800,300]}})"));
}

// The enemy stands behind the wood.
Table enemy_behind_wood() {
    return Table(battle(R"({"a00":{"k":"rifle","at":[2100,3000]},"b00":{"k":"rifle","at":[2100,1200]},
        "b01":{"k":"rifle","at":[5000,3000]}})"));
}

Table everything() { return Table::full(test::squads_positions::play()); }

}  // namespace

TEST_CASE("squads: a press on an own unit chooses it, a second one lets it go", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    CHECK(t.chosen() == "a00");
    CHECK(t.intended().empty());
    t.press("a01");
    CHECK(t.chosen() == "a01");
    t.press("a01");
    CHECK(t.chosen().empty());
    CHECK(t.order().empty());
}

TEST_CASE("squads: units are chosen one after the other, all round, and from a list only own ones", "[squads]") {
    Table t = two_squads();
    t.selection.step(t.scene(), 1);
    CHECK(t.chosen() == "a00");
    t.selection.step(t.scene(), 1);
    CHECK(t.chosen() == "a01");
    t.selection.step(t.scene(), 1);
    CHECK(t.chosen() == "a00");
    t.selection.step(t.scene(), -1);
    CHECK(t.chosen() == "a01");
    t.selection.choose_from_list(t.scene(), Table::id("b00"));
    CHECK(t.chosen() == "a01");
    t.selection.choose_from_list(t.scene(), Table::id("a00"));
    CHECK(t.chosen() == "a00");
}

TEST_CASE("squads: a place is shown before the unit goes there, and a press on it sends it", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    t.press({3300, 3200});
    CHECK(t.intended() == "a00 > 3300,3200");
    CHECK(t.selection.forecasts().move->plan.at == Point{3300, 3200});
    CHECK(t.order().empty());
    t.press({3200, 3200});
    CHECK(t.intended() == "a00 > 3200,3200");
    t.press_goal();
    CHECK(t.order() == "a00 > 3200,3200");
    CHECK(t.order().empty());  // handed out once
}

TEST_CASE("squads: a place beyond the rim is the nearest at which the base stays on the table", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    t.press({3, table_height - 2});
    CHECK(t.selection.choice().goal == Point{50, table_height - 50});
}

TEST_CASE("squads: arrow keys push the goal, first from the unit itself", "[squads]") {
    Table t = two_squads();
    t.selection.nudge(t.scene(), {10, 0}, {1000, 1000});
    CHECK_FALSE(t.selection.choice().goal);  // nobody is chosen
    t.press("a00");
    t.selection.nudge(t.scene(), {10, 0}, {1000, 1000});
    t.selection.nudge(t.scene(), {0, -1}, {1000, 1000});
    CHECK(t.selection.choice().goal == Point{3610, 3199});
}

TEST_CASE("squads: letting go forgets the order first, then the tool, then the unit", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    t.press({3300, 3200});
    t.selection.cancel(t.scene());
    CHECK(t.intended().empty());
    CHECK_FALSE(t.selection.forecasts().move);
    CHECK(t.chosen() == "a00");
    t.take(Tool::assault);
    t.selection.cancel(t.scene());
    CHECK(t.selection.choice().tool == Tool::orders);
    CHECK(t.chosen() == "a00");
    t.selection.cancel(t.scene());
    CHECK(t.chosen().empty());
}

TEST_CASE("squads: with nothing shown there is nothing to confirm", "[squads]") {
    Table t = two_squads();
    t.selection.confirm(t.scene());
    t.press("a00");
    t.selection.confirm(t.scene());
    CHECK(t.order().empty());
    CHECK(t.rule().empty());
    CHECK(t.refused_rule().empty());
}

TEST_CASE("squads: what is pointed at is forecast, but not chosen", "[squads]") {
    Table t = two_squads();
    t.selection.hover(t.scene(), {no_unit, Point{3300, 3200}});
    CHECK_FALSE(t.selection.shown_goal());  // nobody would go there
    t.press("a00");
    t.selection.hover(t.scene(), {no_unit, Point{3300, 3200}});
    CHECK(t.selection.shown_goal() == Point{3300, 3200});
    CHECK(t.selection.forecasts().move->plan.at == Point{3300, 3200});
    CHECK(t.intended().empty());
    t.selection.hover(t.scene(), {no_unit, Point{3200, 3200}});
    CHECK(t.selection.forecasts().move->plan.at == Point{3200, 3200});
    t.selection.hover(t.scene(), {Table::id("b00"), Point{3600, 2400}});
    CHECK_FALSE(t.selection.forecasts().move);
    REQUIRE(t.selection.forecasts().volley);
    CHECK(t.selection.forecasts().volley->shots.size() == 2);  // as a press on it would have them
    CHECK(t.target().empty());
    t.selection.clear_hover(t.scene());
    CHECK(t.selection.forecasts().volley);  // of the shot that is proposed
    CHECK(t.intended().empty());
}

TEST_CASE("squads: a press on an enemy aims at it, a second one fires", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    t.press({3300, 3200});
    t.press("b00");
    CHECK_FALSE(t.selection.choice().goal);
    CHECK(t.target() == "b00");
    CHECK(t.intended() == "a00+a01 x b00");  // whoever can joins in
    CHECK(t.order().empty());
    t.press("b00");
    CHECK(t.order() == "a00+a01 x b00");
    t.press({3300, 3200});
    CHECK(t.target().empty());
    CHECK(t.intended() == "a00 > 3300,3200");  // but does not come along
}

TEST_CASE("squads: the key for fire aims at the closest enemy that can be fired at", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    t.selection.aim_at_best(t.scene());
    CHECK(t.intended() == "a00+a01 x b00");
    Table hidden = enemy_behind_wood();
    hidden.press("a00");
    hidden.selection.aim_at_best(hidden.scene());
    CHECK(hidden.target() == "b01");
}

TEST_CASE("squads: a refused shot is no order; it lights up both units and what is between them", "[squads]") {
    Table t = enemy_behind_wood();
    t.press("a00");
    t.press("b00");
    CHECK(t.target().empty());
    CHECK(t.order().empty());
    CHECK(t.rule() == "CS-FIRE-03");
    CHECK(t.rule().empty());  // handed out once
    CHECK(t.lit() == "a00 b00");
    CHECK(t.selection.lit_piece() == *piece_from("t00"));
    t.press("b01");
    CHECK(t.lit().empty());
    CHECK(t.selection.lit_piece() == no_piece);
    CHECK(t.refused_rule().empty());
}

TEST_CASE("squads: a friend in the line of fire is lit up with the others", "[squads]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"rifle","at":[3600,2900]},
        "b00":{"k":"rifle","at":[3600,2400]},"b01":{"k":"rifle","at":[800,300]}})"));
    t.press("a00");
    t.press("b00");
    t.press("b00");
    CHECK(t.rule() == "CS-FIRE-05");
    CHECK(t.lit() == "a00 b00 a01");
    CHECK(t.selection.lit_piece() == no_piece);
}

TEST_CASE("squads: partners shoot and move with the chosen unit", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    t.selection.toggle_grouping();
    t.press("a01");
    CHECK(t.chosen() == "a00");
    CHECK(t.partners() == "a01");
    CHECK(t.selection.is_picked(Table::id("a01")));
    t.press("b00");
    CHECK(t.intended() == "a00+a01 x b00");
    CHECK(t.selection.forecasts().volley->shots.size() == 2);
    t.selection.cancel(t.scene());
    t.press({3600, 3000});
    CHECK(t.intended() == "a00+a01 > 3600,3000 @3600,3000");
    t.press("a01");
    CHECK(t.partners().empty());
    CHECK(t.intended() == "a00 > 3600,3000");
}

TEST_CASE("squads: who stands near is offered as a partner, and a digit takes or leaves him", "[squads]") {
    Table t = two_squads();
    CHECK(t.offered().empty());
    t.press("a00");
    CHECK(t.offered() == "a01");
    t.pick("a01");
    CHECK(t.partners() == "a01");
    t.pick("a01");
    CHECK(t.partners().empty());
}

TEST_CASE("squads: a commander directs a crossfire of those who stand apart", "[squads]") {
    Table t(battle(R"({"a00":{"k":"pc","at":[3700,3300],"plt":1},"a01":{"k":"rifle","at":[3300,3200],"plt":1},
        "a02":{"k":"rifle","at":[4100,3200],"plt":1},"a03":{"k":"pc","at":[2700,3300],"plt":2},
        "b00":{"k":"rifle","at":[3700,2400]},"b01":{"k":"rifle","at":[800,300]}})"));
    CHECK(directors(t.scene().seen(), Table::id("a01")) == std::vector<UnitId>{Table::id("a00")});
    CHECK(directors(t.scene().seen(), no_unit).empty());
    t.press("a01");
    t.press("b00");
    CHECK(t.intended() == "a00! a01+a02 x b00");
    CHECK(t.offered() == "a02");
    CHECK(t.refused_rule().empty());
    t.selection.toggle_director(t.scene(), Table::id("a00"));
    CHECK(t.offered().empty());
    CHECK(t.intended() == "a01 x b00");
    t.selection.toggle_director(t.scene(), Table::id("a00"));
    CHECK(t.intended() == "a00! a01+a02 x b00");
}

TEST_CASE("squads: those who close in, and those without a weapon, go to the enemy instead of firing", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    t.take(Tool::assault);
    t.press("b00");
    CHECK(t.target().empty());
    CHECK(t.intended() == "a00 > 3600,2400");
    CHECK(t.selection.forecasts().move->melee.has_value());
    t.press("b00");
    CHECK(t.order() == "a00 > 3600,2400");

    Table u = everything();
    u.press("a00");  // the company commander
    u.press("b00");
    CHECK(u.intended() == "a00 > 500,800");
}

TEST_CASE("squads: a unit has the tools of its kind, and a tool chosen again is put away", "[squads]") {
    const Table t = everything();
    const auto tools = [&](const char* unit) {
        std::string text;
        const std::pair<Tool, const char*> all[] = {{Tool::assault, "assault "}, {Tool::turn, "turn "},
                                                    {Tool::turret, "turret "},   {Tool::retreat, "retreat "},
                                                    {Tool::cross, "cross "},     {Tool::smoke, "smoke "},
                                                    {Tool::recon, "recon "},     {Tool::mine, "mine "}};
        for (const auto& [tool, name] : all) text += can_use(t.scene(), Table::id(unit), tool) ? name : "";
        return text;
    };
    CHECK(tools("a00") == "assault ");
    CHECK(tools("a01") == "assault recon ");
    CHECK(tools("a02") == "assault turn recon ");
    CHECK(tools("a03") == "assault turn turret ");
    CHECK(tools("a04") == "assault smoke ");
    CHECK(tools("a05") == "assault cross recon ");
    Table u = everything();
    u.press("a02");
    u.take(Tool::turn);
    CHECK(u.selection.choice().tool == Tool::turn);
    u.take(Tool::turn);
    CHECK(u.selection.choice().tool == Tool::orders);
}

TEST_CASE("squads: a gun turns by sixteenths, or to face a place", "[squads]") {
    Table t = everything();
    t.press("a02");  // at 900,3000, facing north
    t.take(Tool::turn);
    CHECK(t.intended().empty());
    t.selection.turn(t.scene(), 1);
    CHECK(t.intended() == "a02 ^ 5,-12");
    t.selection.turn(t.scene(), -2);
    CHECK(t.intended() == "a02 ^ -5,-12");
    for (int i = 0; i < 16; ++i) t.selection.turn(t.scene(), 1);
    CHECK(t.intended() == "a02 ^ -5,-12");
    t.press({1300, 3000});
    CHECK(t.intended() == "a02 ^ 400,0");
    t.press("a03");  // a place, for this tool
    CHECK(t.intended() == "a02 ^ 300,0");
}

TEST_CASE("squads: a turret turns and leaves the hull", "[squads]") {
    Table t = everything();
    t.press("a03");  // at 1200,3000, facing east
    t.take(Tool::turret);
    t.press({1200, 2000});
    CHECK(t.intended() == "a03 ^ 1,0 / 0,-1000");
}

TEST_CASE("squads: a unit in cover retreats to a place", "[squads]") {
    Json options = Json::object();
    options["retreat"] = true;
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2300],"rt":"t00"},"b00":{"k":"rifle","at":[5000,300]}})"),
            options);
    t.press("a00");
    t.take(Tool::retreat);
    CHECK(t.intended().starts_with("a00 << "));  // a place suggests itself
    CHECK(t.refused_rule().empty());
    t.press({2100, 2700});
    CHECK(t.intended() == "a00 << 2100,2700");
    t.selection.confirm(t.scene());
    CHECK(t.order() == "a00 << 2100,2700");
}

TEST_CASE("squads: the shortest way over the wire suggests itself", "[squads]") {
    Table t = everything();
    t.press("a05");  // engineers at its southern edge
    t.take(Tool::cross);
    CHECK(t.selection.choice().piece == *piece_from("w00"));
    REQUIRE(t.selection.choice().goal);
    CHECK(t.selection.choice().goal->y <= 2950 - 50);  // beyond its northern one
    CHECK(t.refused_rule().empty());
    CHECK(t.intended().starts_with("a05 # w00 "));
}

TEST_CASE("squads: smoke lies as it did last time", "[squads]") {
    Table t = everything();
    t.press("a04");
    t.take(Tool::smoke);
    t.press({1400, 2600});
    CHECK(t.intended() == "a04 ~ 1400,2600 ew");
    t.selection.set_slant(t.scene(), Slant::ns);
    CHECK(t.intended() == "a04 ~ 1400,2600 ns");
    t.press("b00");  // a place, for this tool
    CHECK(t.intended() == "a04 ~ 500,800 ns");
    t.selection.cancel(t.scene());
    t.selection.cancel(t.scene());
    CHECK(t.chosen().empty());
    t.press("a04");
    t.take(Tool::smoke);
    t.press({1400, 2600});
    CHECK(t.intended() == "a04 ~ 1400,2600 ns");
}

TEST_CASE("squads: an observer calls fire on a unit, or on the building that it is in", "[squads]") {
    Table t = everything();
    t.press("a04");
    t.press("b00");
    CHECK(t.intended() == "a04 * b00");
    t.press("b04");
    CHECK(t.intended() == "a04 * t01");
}

TEST_CASE("squads: recon by fire searches the piece that is pressed", "[squads]") {
    using test::squads_positions::with;
    const Json start = with(test::squads_positions::play(), "/units/a00/at", "[560,3000]");
    Table t = Table::full(with(start, "/units/a02/at", "[840,3000]"));
    t.press("a01");
    t.take(Tool::recon);
    t.press({1250, 1250});
    CHECK(t.intended() == "a01 ?? t00 1250,1250");
    CHECK(t.offered() == "a02");  // the commander beside it cannot search
    t.pick("a02");
    CHECK(t.intended() == "a01+a02 ?? t00 1250,1250");
}

TEST_CASE("squads: whoever has acted stays chosen, but not when it is taken back", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    t.selection.propose(t.scene(), GoProne{Table::id("a00")});
    t.play();
    CHECK(t.scene().unit(Table::id("a00")).prone);
    CHECK(t.chosen() == "a00");
    t.take_back();
    CHECK(t.chosen().empty());
}

TEST_CASE("squads: who has moved stays chosen through the enemy's reaction, but not into the next turn", "[squads]") {
    Table t = two_squads();
    t.show_to(true, false);
    t.press("a00");
    t.press({3400, 3200});
    t.selection.confirm(t.scene());
    t.play();
    REQUIRE(t.scene().phase() == Phase::react);
    CHECK(t.chosen().empty());
    t.selection.propose(t.scene(), Hold{});
    t.play();
    CHECK(t.chosen() == "a00");
    t.selection.propose(t.scene(), EndTurn{});
    t.play();
    t.selection.propose(t.scene(), EndTurn{});
    t.play();
    CHECK(t.scene().decider() == 0);
    CHECK(t.chosen().empty());
}

TEST_CASE("squads: a press on the ground chooses nothing while no unit is chosen", "[squads]") {
    Table t = two_squads();
    t.press({2100, 2200});
    CHECK(t.selection.choice().piece == no_piece);
}

TEST_CASE("squads: a refused order that names no target lights up the chosen unit", "[squads]") {
    Table t = two_squads();
    t.press("a00");
    t.selection.propose(t.scene(), Rally{Table::id("a00")});
    CHECK(t.order().empty());
    CHECK(t.rule().starts_with("CS-RALLY-"));
    CHECK(t.lit() == "a00");
    t.selection.cancel(t.scene());
    CHECK(t.lit().empty());
}
