// What is proposed to do next: which unit, what it does, or that the turn may end.
#include "api/games.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/advice/sentences.h"
#include "games/crossfire_squads/advice/suggest.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

TEST_CASE("squads: a unit is suggested whose only good shot is a crossfire", "[squads][proposals]") {
    // b00 is nearest to all; b01, in the open, is reached by three in a crossfire. Nobody has a better place to go to.
    Table t(battle(R"({"a00":{"k":"pc","at":[2100,3600],"plt":1},
        "a01":{"k":"hmg","at":[1800,3500],"plt":1,"face":[0,-1]},
        "a02":{"k":"hmg","at":[2400,3500],"plt":1,"face":[0,-1]},
        "b00":{"k":"rifle","at":[2100,2340]},"b01":{"k":"rifle","at":[2700,2300]}})"));
    const UnitId suggested = t.selection.suggested_unit(t.scene());
    REQUIRE(suggested != no_unit);
    t.selection.choose(t.scene(), suggested);
    REQUIRE_FALSE(t.selection.shots().empty());
    CHECK(t.selection.shots()[0].director == Table::id("a00"));
}

TEST_CASE("squads: where a unit has nothing more to do the next one is proposed", "[squads][proposals]") {
    Table t(battle(R"({"a00":{"k":"pc","at":[2100,2300],"plt":1,"st":"p"},"a01":{"k":"rifle","at":[3600,3600],"plt":1},
        "b00":{"k":"cc","at":[5000,300]}})"));
    t.press("a00");
    t.selection.propose(t.scene(), Rally{Table::id("a00")});
    t.play();
    t.play_move("(6)");
    REQUIRE(t.chosen() == "a00");
    CHECK(t.selection.proposal() == nullptr);
    t.selection.do_default(t.scene());
    CHECK(t.chosen() == "a01");
}

TEST_CASE("squads: at last a unit to rally is suggested", "[squads][proposals]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2300],"st":"p"},"b00":{"k":"cc","at":[5000,300]}})"));
    CHECK(t.selection.suggested_unit(t.scene()) == Table::id("a00"));
}

TEST_CASE("squads: the stage is the turn, and how many there are", "[squads][proposals]") {
    Json record = Json::parse(scenario_record("crossfire-squads", "guided"));
    Table t(record.at("start"), record.at("options"));
    t.show_to(true, false);
    CHECK(prompt(t.scene(), t.selection).stage == "Turn 1 of 20");
    t.play_move(".");
    CHECK(prompt(t.scene(), t.selection).stage == "Turn 2 of 20");
}

TEST_CASE("squads: where nothing else is worth a risk the default ends the turn", "[squads][proposals]") {
    Json done = battle(R"({"a00":{"k":"rifle","at":[2100,2300]},"b00":{"k":"cc","at":[5000,300]}})");
    done["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[3400,1000],[3900,1000],[3900,1600],[3400,1600]]})");
    Table t(done);
    REQUIRE(t.selection.suggested_unit(t.scene()) == no_unit);
    CHECK(t.selection.only_the_end_is_left(t.scene()));
    t.press("a00");
    CHECK(t.selection.only_the_end_is_left(t.scene()));
    CHECK(prompt(t.scene(), t.selection).question == "Rifle squad: nothing is suggested. End the turn?");
    t.press(Point{2100, 2200});  // a place was chosen
    CHECK_FALSE(t.selection.only_the_end_is_left(t.scene()));
    CHECK(prompt(t.scene(), t.selection).question == "Rifle squad: where to?");
    t.selection.cancel(t.scene());
    t.selection.do_default(t.scene());
    CHECK(t.order() == ".");

    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", done}});
    CHECK(page::shows("end-turn"));
    CHECK(page::says("Nothing more is suggested."));
    page::press(" ");
    CHECK(page::position().at("turn") == 4);
}

TEST_CASE("squads: a commander whom nobody sees is sent to the squads at the flag", "[squads][proposals]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2300]},"a01":{"k":"pc","plt":1,"at":[2100,2900]},
        "b00":{"k":"cc","at":[5000,300]}})"));
    CHECK(t.selection.suggested_unit(t.scene()) == Table::id("a01"));
    CHECK_FALSE(t.selection.only_the_end_is_left(t.scene()));
    t.press("a01");
    REQUIRE(t.selection.proposal() != nullptr);
    CHECK(t.scene().seen().terrain.find(*piece_from("t00"))->shape.contains(t.selection.proposal()->at));
}

TEST_CASE("squads: at last any shot is suggested, as a miss only ends the turn", "[squads][proposals]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2300]},"b00":{"k":"rifle","at":[2100,800]}})"));
    CHECK(t.selection.suggested_unit(t.scene()) == Table::id("a00"));
    t.press("a00");
    CHECK_FALSE(t.selection.only_the_end_is_left(t.scene()));
}

TEST_CASE("squads: rallying says what a commander beside it would add", "[squads][proposals]") {
    const auto note = [](const char* commander) {
        Json start = battle(R"({"a00":{"k":"rifle","at":[2100,3000],"st":"p"},"b00":{"k":"cc","at":[5000,300]}})");
        if (*commander != 0) start["units"]["a01"] = Json::parse(commander);
        const Table t(start);
        return words::rally_note(t.scene(), Table::id("a00"), help_to_rally(t.scene(), Table::id("a00")));
    };
    const std::string pinned = "Pinned, it cannot move or hold the flag. Failing ends your turn.";
    CHECK(note("") == pinned);
    CHECK(note(R"({"k":"pc","at":[2274,3000]})") == pinned + " The commander beside it adds 1.");
    CHECK(note(R"({"k":"pc","at":[2275,3000]})") == pinned + " A commander beside it would add 1.");
}

// CS-RALLY-02, CS-RALLY-03: 4 if pinned, 5 if suppressed, 1 less where no enemy sees it.
TEST_CASE("squads: rallying says what die it takes, and why it is less", "[squads][proposals]") {
    const auto told = [](const char* state, const char* enemy) {
        Json start = battle(R"({"a00":{"k":"rifle","at":[2100,3000]},"b00":{"k":"rifle"}})");
        start["units"]["a00"]["st"] = state;
        start["units"]["b00"]["at"] = Json::parse(enemy);
        const Table t(start);
        const UnitId unit = Table::id("a00");
        const Test test = forecast_rally(t.scene().options(), t.scene().seen(), unit);
        const bool adds = words::rally_note(t.scene(), unit, RallyHelp::none).ends_with(" that adds 1.");
        return words::rally_with(test) + (adds ? ", 1 more" : "");
    };
    const char *behind_the_woods = "[2100,1200]", *in_the_open = "[2800,2600]";
    CHECK(told("p", behind_the_woods) == "Rally 67%: a die of 3 or more, 1 more");
    CHECK(told("p", in_the_open) == "Rally 50%: a die of 4 or more");
    CHECK(told("s", behind_the_woods) == "Rally 50%: a die of 4 or more, 1 more");
    CHECK(told("s", in_the_open) == "Rally 33%: a die of 5 or more");
}

TEST_CASE("squads: an order without a unit asks for one", "[squads][proposals]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"cc","at":[5000,300]}})"));
    CHECK_FALSE(t.selection.ask_for_unit(false));
    CHECK(noticed(t).empty());
    CHECK(t.selection.ask_for_unit(true));
    CHECK(noticed(t) == "Choose one of your units first.");
}

TEST_CASE("squads: nobody is sent where it is likelier stopped than not", "[squads][proposals]") {
    const auto proposes = [](const char* enemy) {
        Table t(battle((R"({"a00":{"k":"rifle","at":[2100,2900]},"b00":)" + std::string(enemy) + "}").c_str()));
        t.press("a00");
        return t.selection.proposal() != nullptr;
    };
    CHECK(proposes(R"({"k":"cc","at":[2900,2600]})"));
    CHECK_FALSE(proposes(R"({"k":"hmg","at":[2900,2600],"face":[-1,0]})"));  // four dice: 80%
}

TEST_CASE("squads: a commander for whom no walk is suggested is not said to be of no use", "[squads][proposals]") {
    Table t(battle(R"({"a00":{"k":"pc","at":[2100,2300],"plt":1},"b00":{"k":"cc","at":[5000,300]}})"));
    t.press("a00");
    REQUIRE(t.selection.proposal() == nullptr);
    CHECK(prompt(t.scene(), t.selection).question == "Platoon commander: no walk is suggested. End the turn?");
    CHECK(words::purpose_of({}, Table::id("a00"), t.scene().unit(Table::id("a00"))).ends_with(" of his platoon."));
}

TEST_CASE("squads: in First fight the commander, too, is sent to the flag, though others stand in the nearest way",
          "[squads][proposals]") {
    const Json record = Json::parse(scenario_record("crossfire-squads", "guided"));
    Table t(record.at("start"), record.at("options"));
    t.show_to(true, false);
    for (int times = 0; times < 20 && !t.selection.only_the_end_is_left(t.scene()); ++times) {
        t.selection.do_default(t.scene());
        while (!t.play_on().empty()) {
        }
    }
    const Position& at = t.scene().seen();
    REQUIRE(at.turn == 1);
    const Piece* flag = at.terrain.find(at.objective);
    for (const char* unit : {"a00", "a01", "a02"}) {
        INFO(unit);
        CHECK(flag->shape.contains(at[Table::id(unit)].at));
    }
}

TEST_CASE("squads: a gun without a shot is sent where it has one, and told so", "[squads][proposals]") {
    // Woods hide the enemy in the open, who cannot shoot back, from the gun; rough ground beside them does not.
    Json start = battle(R"({"a00":{"k":"hmg","at":[3150,3500],"face":[0,-1]},"a01":{"k":"rifle","at":[2100,2100]},
        "a02":{"k":"rifle","at":[2100,2250]},"b00":{"k":"rifle","at":[2800,1500],"st":"s"}})");
    start.erase("obj");
    start["terrain"]["t01"] = Json::parse(R"({"k":"rough","poly":[[3100,2880],[3400,2880],[3400,3150],[3100,3150]]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"woods","poly":[[2600,2600],[3030,2600],[3030,2750],[2600,2750]]})");
    Table t(start);
    t.press("a00");
    REQUIRE(t.selection.shots().empty());
    REQUIRE(t.selection.proposal() != nullptr);
    const int shot = t.selection.proposal()->shot;
    CHECK(shot > 0);
    CHECK(words::shot_from_there(shot).starts_with(" From there it has a shot of "));
    CHECK(words::shot_from_there(0).empty());
    t.selection.do_default(t.scene());
    while (!t.play_on().empty()) {
    }
    while (t.scene().phase() == Phase::react) t.play_move("-");
    REQUIRE(t.chosen() == "a00");
    REQUIRE_FALSE(t.selection.shots().empty());
    CHECK(t.selection.shots()[0].volley.keeps >= shot);
}
