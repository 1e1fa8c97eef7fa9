// Whom a unit is proposed to shoot at, and with whom; what a group risks.
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/order_words.h"
#include "page/crossfire_squads/selection_table.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;
using Catch::Approx;

namespace {

double keeps(int dice) {  // two hits at least
    const HitOdds odds = odds_of_hits(dice);
    return chance_of(odds[2] + odds[3]);
}

// Whom it is worth more to shoot at is not decided by who stands at the flag.
Json without_flag(const char* units) {
    Json start = battle(units);
    start.erase("obj");
    return start;
}

}  // namespace

TEST_CASE("CS-XF-03 squads: squads that stand apart shoot as a crossfire by themselves", "[squads][shots]") {
    Table t(battle(R"({"a00":{"k":"pc","at":[3700,3300],"plt":1},"a01":{"k":"rifle","at":[3300,3200],"plt":1},
        "a02":{"k":"rifle","at":[4100,3200],"plt":1},"a03":{"k":"rifle","at":[4300,3200],"plt":2},
        "b00":{"k":"rifle","at":[3700,2400]}})"));
    t.press("a01");
    t.press("b00");
    CHECK(t.intended() == "a00! a01+a02 x b00");
    REQUIRE(t.selection.forecasts().volley);
    CHECK(chance_of(t.selection.forecasts().volley->keeps) == Approx(1 - (1 - keeps(3)) * (1 - keeps(3))).margin(1e-3));
}

TEST_CASE("squads: without need of a commander none is named", "[squads][shots]") {
    Table t(battle(R"({"a00":{"k":"pc","at":[3700,3400],"plt":1},"a01":{"k":"rifle","at":[3600,3200],"plt":1},
        "a02":{"k":"rifle","at":[3740,3200],"plt":1},"b00":{"k":"rifle","at":[3600,2400]}})"));
    t.press("a01");
    t.press("b00");
    CHECK(t.intended() == "a01+a02 x b00");
}

TEST_CASE("CS-XF-04 squads: a crossfire at a better target comes before the closest", "[squads][shots]") {
    // b00 is closer, and covered; b01 stands in the open: two dice each against three.
    Table t(without_flag(R"({"a00":{"k":"pc","at":[2100,3500],"plt":1},"a01":{"k":"rifle","at":[1800,3300],"plt":1},
        "a02":{"k":"rifle","at":[2400,3300],"plt":1},"b00":{"k":"rifle","at":[2100,2340]},
        "b01":{"k":"rifle","at":[2600,2300]}})"));
    t.press("a01");
    REQUIRE(t.selection.shots().size() == 2);
    CHECK(t.selection.shots()[0].target == Table::id("b01"));
    CHECK(t.selection.shots()[0].director == Table::id("a00"));
    t.selection.aim_at_best(t.scene());
    CHECK(t.intended() == "a00! a01+a02 x b01");
    t.selection.aim_at_next(t.scene(), 1);
    CHECK(t.target() == "b00");
    CHECK(t.refused_rule().empty());
}

TEST_CASE("squads: the shot that is likeliest to keep the turn comes first, be it a crossfire", "[squads][shots]") {
    // Two squads of two platoons with two dice each at b00 in the woods, or one with three at b01 in the open.
    Table t(without_flag(R"({"a00":{"k":"pc","at":[2100,3500],"plt":1},"a01":{"k":"rifle","at":[2100,3300],"plt":1},
        "a02":{"k":"rifle","at":[2240,3300],"plt":2},"b00":{"k":"rifle","at":[2100,2340]},
        "b01":{"k":"rifle","at":[2600,2300]}})"));
    t.press("a01");
    REQUIRE(t.selection.shots().size() == 2);
    CHECK(t.selection.shots()[0].target == Table::id("b01"));
    CHECK(chance_of(t.selection.shots()[0].volley.keeps) == Approx(keeps(3)).margin(1e-3));
    CHECK(chance_of(t.selection.shots()[1].volley.keeps) == Approx(1 - (1 - keeps(2)) * (1 - keeps(2))).margin(1e-3));
}

TEST_CASE("squads: a group says how likely somebody is stopped", "[squads][shots]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"rifle","at":[3740,3200]},
        "b00":{"k":"rifle","at":[3600,2000]}})"));
    t.press("a00");
    t.selection.toggle_grouping();
    t.pick("a01");
    t.press(Point{3600, 3000});
    REQUIRE(t.selection.intended(t.scene()));
    const std::string note = order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    // Three dice without a hit: 8 of 27.
    CHECK(note.starts_with("Risky: Red's rifle squad may shoot at somebody in the open"));
    CHECK(note.ends_with(", which stops somebody 70%. Two hits also end your turn: 26%."));
}

TEST_CASE("squads: who follows in a group, and who charges, hears of the risk, too", "[squads][shots]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[3600,3000]},"a01":{"k":"rifle","at":[3740,3200]},
        "b00":{"k":"rifle","at":[3600,2000]}})");
    Table group(in_phase(start, "group", R"({"grp":{"dest":[3600,3000],"left":["a01"]}})"));
    REQUIRE(group.selection.intended(group.scene()));
    const auto note = [](const Table& t) {
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    };
    CHECK(note(group).ends_with(", which stops it 70%. Two hits also end your turn: 26%."));

    Table charge(start);
    charge.press("a00");
    charge.take(Tool::assault);
    charge.press("b00");
    CHECK(note(charge).find(", which stops it 70%. Two hits also end your turn: 26%. ") != std::string::npos);
    CHECK(note(charge).ends_with("The loser is lost, and the turn ends if the charge fails."));
}

TEST_CASE("squads: a unit with nothing better to do says why it has no shot", "[squads][shots]") {
    const auto why = [](const char* beside) {
        Table t(battle((std::string(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"rifle","at":)") + beside +
                        R"(},"b00":{"k":"rifle","at":[3600,2400]}})")
                           .c_str()));
        return words::no_shot_of(t.scene(), Table::id("a00"));
    };
    CHECK(why("[3600,2900]") == "No shot at Red's rifle squad, the nearest enemy: your rifle 2 is in the way.");
    CHECK(why("[3200,2900]").empty());
}
