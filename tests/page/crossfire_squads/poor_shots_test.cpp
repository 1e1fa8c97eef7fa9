// What somebody doubted in First fight: a poor shot that is proposed, shooters to choose, a crossfire that is refused,
// and a commander who should help to rally.
#include "api/games.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/advice/sentences.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// First fight in its third turn: both squads hold the flag, Red's rifle 1 is pinned on the hill north of it. The hedge
// and the woods are between the commander and rifle 2; he sees rifle 1 and the machine gun.
Json third_turn() {
    Json record = Json::parse(scenario_record("crossfire-squads", "guided"));
    Json& start = record["start"];
    start["turn"] = 3;
    const auto place = [&](const char* unit, int x, int y) { start["units"][unit]["at"] = {x, y}; };
    place("a00", 2227, 2659), place("a01", 2798, 2048), place("a02", 3047, 2048), place("a03", 3560, 2468);
    place("b00", 2900, 973), place("b01", 2853, 1151), place("b02", 3044, 1065), place("b03", 3698, 1326);
    start["units"]["b01"]["st"] = "p";
    return record;
}

Table opened(const Json& record) { return Table(record.at("start"), record.at("options")); }

page::Outside any_screen() { return GENERATE(false, true) ? page::phone() : page::desktop(); }

void choose_on_page(const char* unit) {
    page::open(third_turn(), any_screen());
    page::choose(std::string("unit:") + unit);
    REQUIRE(page::app().at("view").at("unit") == unit);
}

void unfold_more_ways() {
    if (!page::shows("ask-everything")) page::choose("more-ways");
}

}  // namespace

TEST_CASE("squads: a rally or a shot is proposed, whichever is worth more", "[squads][poor-shots]") {
    const auto proposed_where = [](const char* suppressed) {
        Json record = third_turn();
        record["start"]["units"][suppressed]["st"] = "s";
        const Table t = opened(record);
        CHECK(forecast_rally(t.scene().options(), t.scene().seen(), *unit_from(suppressed)).odds == certain / 3);
        return unit_name(advised_unit(t.scene()));
    };
    CHECK(proposed_where("a02") == "a02");  // as likely as a shot with the gun, and a squad for a wound
    CHECK(proposed_where("a01") == "a01");  // rifle 2 alone has 1 of 9
}

TEST_CASE("squads: where nobody holds the flag, one there is to rally before others", "[squads][poor-shots]") {
    Json record = third_turn();
    record["start"]["units"]["a00"]["st"] = "p";  // the commander, away from the flag, rallies more easily
    for (const char* unit : {"a01", "a02"}) record["start"]["units"][unit]["st"] = "s";
    const Table t = opened(record);
    const UnitId chosen = advised_unit(t.scene());
    CHECK((unit_name(chosen) == "a01" || unit_name(chosen) == "a02"));
    CHECK(forecast_rally(t.scene().options(), t.scene().seen(), chosen).odds <
          forecast_rally(t.scene().options(), t.scene().seen(), *unit_from("a00")).odds);
}

TEST_CASE("squads: instead of a poor shot the unit is proposed that shoots clearly better", "[squads][poor-shots]") {
    Table t = opened(third_turn());
    t.press("a02");
    REQUIRE(t.selection.proposal() == nullptr);
    REQUIRE(t.selection.shots().size() > 0);
    // Two dice, both hits: 1 of 9. The gun's three and rifle 1's two: 1 - 20/27 * 8/9 = 34%.
    CHECK(chance_of(t.selection.shots()[0].volley.keeps) == Catch::Approx(1.0 / 9).margin(1e-3));
    CHECK(t.selection.proposed_shot(t.scene()) == nullptr);
    t.selection.do_default(t.scene());
    CHECK(t.order().empty());
    CHECK(t.chosen() != "a02");
    CHECK(chance_of(t.selection.shots()[0].volley.keeps) == Catch::Approx(1 - 20.0 / 27 * 8 / 9).margin(1e-3));
    CHECK(t.selection.proposed_shot(t.scene()) != nullptr);
    t.selection.do_default(t.scene());
    CHECK(t.order().starts_with("a00! "));  // the crossfire, and no way back to the poor shot

    choose_on_page("a02");
    CHECK(page::says("can do better: 34%"));
    CHECK(page::shows("target:b01"));  // the poor shot is an answer still
    page::choose("do:unit");
    CHECK(page::says("Shoot at Red's rifle 1: suppress 34%"));
}

TEST_CASE("squads: instead of a poor shot a unit walks first", "[squads][poor-shots]") {
    Json record = third_turn();
    record["start"]["units"]["a01"]["at"] = {2798, 2250};  // behind the woods at the flag
    for (const char* enemy : {"b01", "b02", "b03"}) record["start"]["units"][enemy]["st"] = "s";  // none shoots at it
    Table t = opened(record);
    t.press("a02");
    REQUIRE(t.selection.suggested_unit(t.scene()) == Table::id("a01"));
    CHECK(t.selection.next_unit(t.scene()) == Table::id("a01"));
    t.selection.do_default(t.scene());
    CHECK(t.chosen() == "a01");
    CHECK(t.selection.proposal() != nullptr);
}

TEST_CASE("squads: a shot that is poor is proposed where nobody has a better one", "[squads][poor-shots]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2100]},"a01":{"k":"rifle","at":[2250,2100]},
        "b00":{"k":"rifle","at":[2100,1200],"prone":true}})"));
    for (const char* unit : {"a00", "a01"}) {
        INFO(unit);
        t.press(unit);
        CHECK(t.selection.proposed_shot(t.scene()) != nullptr);
        CHECK(t.selection.next_unit(t.scene()) == no_unit);
        t.press(unit);
    }
}

TEST_CASE("squads: who shoots is offered for choice only where somebody can join", "[squads][poor-shots]") {
    choose_on_page("a02");
    unfold_more_ways();
    CHECK_FALSE(page::shows("choose-shooters"));

    choose_on_page("a03");
    unfold_more_ways();
    REQUIRE(page::shows("choose-shooters"));
    page::choose("choose-shooters");
    REQUIRE(page::shows("pick:a01"));
    CHECK(page::mark("pick:a01").max.y <= page::outside().around.height);  // without scrolling
    page::choose("pick:a01");
    page::choose("do:fire");
    CHECK(page::position().at("fire").at("units") == Json{"a03"});
}

TEST_CASE("CS-XF-03 squads: a crossfire that is refused names who does not see the platoon commander, and who does",
          "[squads][poor-shots]") {
    Table t = opened(third_turn());
    t.press("a02");
    t.press("b01");
    REQUIRE(t.intended() == "a02 x b01");
    t.selection.toggle_director(t.scene(), Table::id("a00"));
    CHECK(
        noticed(t) ==
        "Rifle 2 does not see the platoon commander. Rifle 1 and machine gun do: choose one of them for a crossfire.");
    CHECK(t.intended() == "a02 x b01");  // the shot stays, and its button

    Json record = third_turn();
    record["start"]["units"]["a01"]["st"] = "s";
    Table one = opened(record);
    one.press("a02");
    one.press("b01");
    one.selection.toggle_director(one.scene(), Table::id("a00"));
    CHECK(noticed(one) == "Rifle 2 does not see the platoon commander. Machine gun does: choose it for a crossfire.");

    choose_on_page("a02");
    page::choose("unit:b01");
    unfold_more_ways();
    page::choose("by:a00");
    CHECK(page::shows("do:fire"));
    CHECK(page::says("Rifle 2 does not see the"));
}

TEST_CASE("squads: a commander is proposed beside a shaken unit only where the way is safe, and else it is said",
          "[squads][poor-shots]") {
    Json record = third_turn();
    record["start"]["units"]["a02"]["st"] = "p";
    const auto note = [](const Table& t) {
        return words::rally_note(t.scene(), Table::id("a02"), help_to_rally(t.scene(), Table::id("a02")));
    };
    Table far = opened(record);  // Red's rifle 1 shoots at whoever leaves the hill
    CHECK(note(far).ends_with(" A commander beside it would add 1, but no way there is safe."));
    far.press("a00");
    CHECK(far.selection.proposal() == nullptr);

    record["start"]["units"]["a00"]["at"] = {3000, 2290};  // behind the woods
    Table close = opened(record);
    CHECK(note(close).ends_with(" A commander beside it would add 1."));
    CHECK(close.selection.suggested_unit(close.scene()) == Table::id("a00"));
    close.press("a00");
    REQUIRE(close.selection.proposal() != nullptr);
    const Point place = close.selection.proposal()->at;
    const Position& seen = close.scene().seen();
    CHECK(near({place, radius_of(seen[Table::id("a00")])}, stand_of(seen[Table::id("a02")])));
    close.selection.do_default(close.scene());
    close.play();
    CHECK(note(close).ends_with(" The commander beside it adds 1."));

    record["start"]["units"]["a00"]["st"] = "p";  // he cannot walk himself
    CHECK(note(opened(record)).ends_with("Failing ends your turn."));
}

TEST_CASE("CS-NAT-05 squads: a Russian commander is not said to help to rally", "[squads][poor-shots]") {
    const Json units = Json::parse(R"({"a00":{"k":"rifle","at":[2100,2300],"st":"p"},
        "a01":{"k":"pc","at":[2100,2500]},"b00":{"k":"cc","at":[5000,300]}})");
    for (const char* nation : {"de", "ru"}) {
        Json options{{"nations", {nation, "de"}}};
        Table t(battle(units.dump().c_str()), options);
        const std::string text =
            words::rally_note(t.scene(), Table::id("a00"), help_to_rally(t.scene(), Table::id("a00")));
        INFO(nation << ": " << text);
        CHECK((text.find("commander") != std::string::npos) == (nation == std::string("de")));
    }
}
