// What a newcomer asked while playing: whom, where, why not, what now.
#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/draw/framing.h"
#include "games/crossfire_squads/draw/overlay.h"
#include "games/crossfire_squads/panel/preview.h"
#include "games/crossfire_squads/words/answers.h"
#include "games/crossfire_squads/words/guide.h"
#include "games/crossfire_squads/words/narration.h"
#include "games/crossfire_squads/words/sentences.h"
#include "games/page.h"
#include "page/games/crossfire_squads/selection_table.h"
#include "page/hand.h"
#include "screens/table/narration.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

const Names nobody_here{{"Green", "Red"}, -1};

bool anything_fits(const std::string&) { return true; }

// a00 walks out of the woods in the west into those in the east, before the rifles of b00.
Table reaction() {
    Json start =
        in_phase(battle(R"({"a00":{"k":"rifle","at":[1700,3000]},"b00":{"k":"rifle","at":[2400,2500]}})"), "react",
                 R"({"mv":{"u":"a00","k":"move","from":[1700,3000],"to":[2800,3000],"i":0,"m":1100}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[1500,2850],[1900,2850],[1900,3150],[1500,3150]]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"rough","poly":[[2750,2850],[3100,2850],[3100,3150],[2750,3150]]})");
    return Table(start);
}

std::string noticed(Table& t) {
    const std::optional<Notice> notice = t.selection.take_notice();
    return notice ? notice->message : "";
}

}  // namespace

TEST_CASE("squads: a reaction names its target and the place where it is then caught", "[squads][doubts]") {
    for (const int part : {0, 1, 2}) {
        Table t = reaction();
        t.selection.slide(t.scene(), t.selection.choice().slider.last() * part / 2);
        const std::string name = order_name(t.scene(), t.selection, React{}, anything_fits);
        const std::string place =
            t.scene().places().at(point_of(*t.scene().seen().motion, t.selection.choice().slider.point()));
        INFO(name);
        CHECK(name == "Shoot at rifle squad " + place);
        const auto briefly = [](const std::string& text) { return text.size() < 42; };
        if (part == 2)
            CHECK(order_name(t.scene(), t.selection, React{}, briefly) == "Shoot at rifle squad in the rough ground");
        t.selection.shoot_best(t.scene());
        t.play();
        const std::string told = narrate(t.history(), 0, nobody_here);
        INFO(told);
        CHECK(told.find("caught " + place) != std::string::npos);
    }
}

TEST_CASE("squads: an enemy that is pressed first is aimed at by whoever shoots best", "[squads][doubts]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"hmg","at":[4000,3200],"face":[0,-1]},
        "b00":{"k":"rifle","at":[3800,2400]}})"));
    t.press("b00");
    CHECK(t.chosen() == "a01");
    CHECK(t.target() == "b00");
    CHECK(t.refused_rule().empty());
}

TEST_CASE("squads: an enemy that cannot be shot at says why when it is pressed", "[squads][doubts]") {
    const char* behind_the_woods = R"({"a00":{"k":"rifle","at":[2100,3000]},"a01":{"k":"cc","at":[600,3500]},
        "b00":{"k":"rifle","at":[2100,1200]}})";
    Table nobody_chosen(battle(behind_the_woods));
    nobody_chosen.press("b00");
    CHECK(nobody_chosen.chosen().empty());
    CHECK(noticed(nobody_chosen) ==
          "None of your units can shoot at Red's rifle squad. Rifle squad, the nearest: it is behind the flag woods.");
    Table chosen(battle(behind_the_woods));
    chosen.press("a00");
    chosen.press("b00");
    CHECK(noticed(chosen) == "It is behind the flag woods.");
    CHECK(chosen.order().empty());
    Table arc(battle(R"({"a00":{"k":"hmg","at":[3600,3200],"face":[0,1]},"b00":{"k":"rifle","at":[3600,2000]}})"));
    arc.press("a00");
    arc.press("b00");
    CHECK(arc.rule() == "CS-FIRE-04");
    Table shaken(battle(R"({"a00":{"k":"rifle","at":[3600,3200],"st":"s"},"b00":{"k":"rifle","at":[3600,2000]}})"));
    shaken.press("a00");
    shaken.press("b00");
    CHECK(shaken.rule() == "CS-FIRE-02");
}

TEST_CASE("squads: what a pointer on an enemy previews is what a press aims", "[squads][doubts]") {
    Table t(battle(R"({"a00":{"k":"pc","at":[3700,3300],"plt":1},"a01":{"k":"rifle","at":[3300,3200],"plt":1},
        "a02":{"k":"rifle","at":[4100,3200],"plt":1},"b00":{"k":"rifle","at":[3700,2400]}})"));
    t.press("a01");
    t.selection.hover(t.scene(), {Table::id("b00"), {}});
    REQUIRE(t.selection.forecasts().volley);
    const double previewed = t.selection.forecasts().volley->keeps_turn;
    t.press("b00");
    CHECK(t.intended() == "a00! a01+a02 x b00");
    CHECK(t.selection.forecasts().volley->keeps_turn == previewed);
}

TEST_CASE("squads: a unit is suggested whose only good shot is a crossfire", "[squads][doubts]") {
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

TEST_CASE("squads: where a unit has nothing more to do the next one is proposed", "[squads][doubts]") {
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

TEST_CASE("squads: at last a unit to rally is suggested", "[squads][doubts]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2300],"st":"p"},"b00":{"k":"cc","at":[5000,300]}})"));
    CHECK(t.selection.suggested_unit(t.scene()) == Table::id("a00"));
}

TEST_CASE("squads: before a shot stands what it takes for the turn to go on", "[squads][doubts]") {
    const auto note = [](const char* state) {
        Json start = battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"b00":{"k":"rifle","at":[3600,2400]}})");
        if (*state != 0) start["units"]["b00"]["st"] = state;
        Table t(start);
        t.press("a00");
        t.selection.aim_at_best(t.scene());
        const Action action = *t.selection.intended(t.scene());
        return order_name(t.scene(), t.selection, action, anything_fits) + ". " +
               order_note(t.scene(), t.selection, action);
    };
    const std::string nothing_else = " Nothing else is suggested now, so a miss costs little.";
    // Three dice: two hits or three in 7 of 27 cases, none in 8.
    CHECK(note("") ==
          "Shoot: suppresses it 26 %. Rifle squad at Red's rifle squad: 3 dice, each 5 or 6 a hit. A hit pins it: "
          "70 %. Two hits suppress it: 26 % keeps your turn, fewer end it." +
              nothing_else);
    CHECK(note("p").ends_with(
        "Two hits suppress it: 26 % keeps your turn, fewer end it. One changes nothing on a pinned unit." +
        nothing_else));
    CHECK(note("s").starts_with("Shoot: destroys it 26 %. "));
    // It may walk, too.
    CHECK(
        note("s").ends_with("Two hits destroy it: 26 % keeps your turn, fewer end it. One changes nothing on a "
                            "suppressed unit."));
}

TEST_CASE("squads: fewer dice than the legend says have their reason beside them", "[squads][doubts]") {
    const auto note = [](const char* units) {
        Table t(battle(units));
        t.press("a00");
        t.selection.aim_at_best(t.scene());
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    };
    CHECK(note(R"({"a00":{"k":"hmg","at":[2100,3200],"face":[0,-1]},"b00":{"k":"rifle","at":[2100,2200]}})")
              .starts_with("Machine gun at Red's rifle squad: 3 dice (4, 1 fewer for the woods), each 5 or 6 a hit. "));
    CHECK(
        note(R"({"a00":{"k":"rifle","at":[3600,3200]},"b00":{"k":"rifle","at":[3600,2400],"prone":true}})")
            .starts_with("Rifle squad at Red's rifle squad: 2 dice (3, 1 fewer as it is prone), each 5 or 6 a hit. "));
    Table t = reaction();
    t.selection.slide(t.scene(), t.selection.choice().slider.last());
    CHECK(order_note(t.scene(), t.selection, React{})
              .starts_with("Rifle squad, 2 dice (3, 1 fewer for the rough ground), each 5 or 6 a hit. Stops it "));
    t.selection.slide(t.scene(), t.selection.choice().slider.last() / 2);
    CHECK(order_note(t.scene(), t.selection, React{}).starts_with("Rifle squad, 3 dice, each 5 or 6 a hit. Stops it "));
}

TEST_CASE("squads: it is said first whose turn it is", "[squads][doubts]") {
    Json record = Json::parse(guided_game);
    Table t(record.at("start"), record.at("options"));
    t.show_to(true, false);
    CHECK(prompt(t.scene(), t.selection).stage == "Your turn, 1 of 20");
    t.play_move(".");
    CHECK(prompt(t.scene(), t.selection).stage == "Red's turn, 2 of 20");
}

TEST_CASE("squads: where nothing else is worth a risk the default ends the turn", "[squads][doubts]") {
    Json done = battle(R"({"a00":{"k":"rifle","at":[2100,2300]},"b00":{"k":"cc","at":[5000,300]}})");
    done["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[3400,1000],[3900,1000],[3900,1600],[3400,1600]]})");
    Table t(done);
    REQUIRE(t.selection.suggested_unit(t.scene()) == no_unit);
    CHECK(t.selection.only_the_end_is_left(t.scene()));
    t.press("a00");
    CHECK(t.selection.only_the_end_is_left(t.scene()));
    CHECK(prompt(t.scene(), t.selection).question == "Rifle squad: nothing better to do. End the turn?");
    t.press(Point{2100, 2200});  // a place was chosen
    CHECK_FALSE(t.selection.only_the_end_is_left(t.scene()));
    CHECK(prompt(t.scene(), t.selection).question == "Rifle squad: where to?");
    t.selection.cancel(t.scene());
    t.selection.do_default(t.scene());
    CHECK(t.order() == ".");

    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", done}});
    CHECK(page::shows("end-turn"));
    CHECK(page::says("No walk, shot or rally looks worth its risk now."));
    page::press(" ");
    CHECK(page::position().at("turn") == 4);
}

TEST_CASE("squads: a commander whom nobody sees is sent to the squads at the flag", "[squads][doubts]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2300]},"a01":{"k":"pc","plt":1,"at":[2100,2900]},
        "b00":{"k":"cc","at":[5000,300]}})"));
    CHECK(t.selection.suggested_unit(t.scene()) == Table::id("a01"));
    CHECK_FALSE(t.selection.only_the_end_is_left(t.scene()));
    t.press("a01");
    REQUIRE(t.selection.proposal() != nullptr);
    CHECK(t.scene().seen().terrain.find(*piece_from("t00"))->shape.contains(t.selection.proposal()->at));
}

TEST_CASE("squads: at last any shot is suggested, as a miss only ends the turn", "[squads][doubts]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2300]},"b00":{"k":"rifle","at":[2100,800]}})"));
    CHECK(t.selection.suggested_unit(t.scene()) == Table::id("a00"));
    t.press("a00");
    CHECK_FALSE(t.selection.only_the_end_is_left(t.scene()));
}

TEST_CASE("squads: a walk with halts says that it goes on by itself", "[squads][doubts]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,3100]},"b00":{"k":"cc","at":[5000,300]}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"hill","poly":[[1900,2950],[2300,2950],[2300,3300],[1900,3300]]})");
    Table t(start);
    t.press("a00");
    t.press(Point{2100, 2600});
    const std::string note = order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    CHECK(note.starts_with("It stops just outside the hill"));
    CHECK(note.find(", then walks on at no cost.") != std::string::npos);
}

TEST_CASE("squads: odds in words stand below their target where they would cover its neighbour", "[squads][doubts]") {
    const auto stands_below = [](const char* neighbour) {
        const std::string units = R"({"a00":{"k":"rifle","at":[3000,3200]},"b00":{"k":"rifle","at":[3000,1500]},
            "b01":{"k":"rifle","at":)" +
                                  std::string(neighbour) + "}}";
        const Table t(battle(units.c_str()));
        Camera camera;
        const Area board{{0, 0}, {1200, 800}};
        camera.place(board, art::margin_for(board));
        const ImVec2 goal = camera.at(Point{3000, 1500});
        return odds_label_area(camera, t.scene(), Table::id("b00"), goal).min.y > goal.y;
    };
    CHECK(stands_below("[3000,1300]"));
    CHECK_FALSE(stands_below("[3000,1700]"));
    CHECK_FALSE(stands_below("[800,300]"));
}

TEST_CASE("squads: odds in words cover no counter, wherever its neighbours stand", "[squads][doubts]") {
    const Table t(battle(R"({"a00":{"k":"rifle","at":[3000,3200]},"b00":{"k":"rifle","at":[3000,1500]},
        "b01":{"k":"rifle","at":[3000,1300]},"b02":{"k":"rifle","at":[3000,1720]}})"));
    Camera camera;
    const Area board{{0, 0}, {1200, 800}};
    camera.place(board, art::margin_for(board));
    const Area odds = odds_label_area(camera, t.scene(), Table::id("b00"), camera.at(Point{3000, 1500}));
    for (const Point p : {Point{3000, 1500}, Point{3000, 1300}, Point{3000, 1720}})
        CHECK_FALSE(art::overlap(odds, art::Disc{camera.at(p), art::shown_radius(Make{Kind::rifle}, camera)}));
}

TEST_CASE("squads: beside a sentence stand all of its dice, whoever shot", "[squads][doubts]") {
    const auto dice = [](std::initializer_list<const char*> moves) {
        const auto match = std::move(*open_match(Json{
            {"game", "crossfire-squads"}, {"version", 1}, {"start", battle(R"({"a00":{"k":"rifle","at":[3600,3200]},
            "a01":{"k":"rifle","at":[3740,3200]},"b00":{"k":"rifle","at":[3600,2000]}})")}}));
        const auto view = make_view(*match);
        for (const char* move : moves) REQUIRE(match->play_text(move));
        view->moved(0, match->cursor());
        const auto told = Narration().lines(*match, *view, nobody_here);
        REQUIRE(told.size() == 1);
        return told[0].roll.faces;
    };
    CHECK(dice({"a00 x b00", "(1,2,5)"}) == "\1\2\5");
    CHECK(dice({"a00+a01 x b00", "(1,2,5)", "(1,2,3)"}) == "\1\2\5\1\2\3");
}

TEST_CASE("squads: on a phone grounds have their names, and numbers of units their word", "[squads][doubts]") {
    page::open(guided_game, page::phone());
    CHECK(page::says("WOODS E4"));
    CHECK(page::says("HILL"));
    CHECK(page::says("4 units"));
    page::open(guided_game, page::desktop());
    const std::vector<std::string> words = page::words();
    CHECK(std::find(words.begin(), words.end(), "1") == words.end());  // of the only platoon
}

TEST_CASE("squads: where a walk stops is named by what it leaves, a hedge too", "[squads][doubts]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[3600,3300]},"b00":{"k":"cc","at":[5000,300]}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"hedge","poly":[[3400,3000],[3800,3000],[3800,3016],[3400,3016]]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"field","poly":[[3400,2560],[3580,2560],[3580,2700],[3400,2700]]})");
    Table t(start);
    const auto note = [&](Point goal) {
        t.selection.choose(t.scene(), Table::id("a00"));
        t.press(goal);
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    };
    CHECK(note({3600, 2500})
              .starts_with("It stops behind the hedge H7, as crossing it ends a move, then walks on at no cost."));
    start["terrain"].erase("t01");
    t = Table(start);
    // Over its corner.
    CHECK(note({3570, 2300})
              .starts_with("It stops just outside the field H6, as leaving it ends a move, then walks on at no cost."));
    start["terrain"]["t03"] = Json::parse(R"({"k":"rough","poly":[[3400,2400],[3800,2400],[3800,2800],[3400,2800]]})");
    start["terrain"].erase("t02");
    t = Table(start);
    CHECK(note({3600, 2200})
              .starts_with("It stops in the rough ground H6 and just outside it, as entering and leaving it each end a "
                           "move, then walks on at no cost."));
    // From its rim, too.
    start["units"]["a00"]["at"] = {3600, 2780};
    t = Table(start);
    CHECK(note({3600, 2200})
              .starts_with("It stops in the rough ground H6 and just outside it, as entering and leaving it each end a "
                           "move, then walks on at no cost."));
}

TEST_CASE("squads: the ground that ends a move is the one that is named, and so is a friend farther on",
          "[squads][doubts]") {
    // The hill, entered last, lies partly in the woods; rifle 2 stands on it, or where the way ends.
    Json start = battle(R"({"a00":{"k":"rifle","at":[3600,3100]},"a01":{"k":"rifle","at":[3600,2600]},
        "b00":{"k":"cc","at":[5000,300]}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[3400,2500],[3800,2500],[3800,3000],[3400,3000]]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"hill","poly":[[3300,2200],[3900,2200],[3900,2730],[3300,2730]]})");
    const auto note = [&](Point goal) {
        Table t(start);
        t.press("a00");
        t.selection.aim_at(t.scene(), goal);
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    };
    CHECK(note({3600, 2300})
              .starts_with("It stops in the woods H6: entering them ends a move. It would stop on the hill H6, as "
                           "entering it ends a move: rifle 2 stands there."));
    start["units"]["a01"]["at"] = {600, 3600};
    CHECK(note({3600, 2300})
              .starts_with("It stops in the woods H6 and on the hill H6, as entering them ends a move, then walks on"));
}

TEST_CASE("CS-MOVE-07 squads: who stands where a walk would stop is named", "[squads][doubts]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"a01":{"k":"rifle","at":[2100,2340]},
        "b00":{"k":"cc","at":[5000,300]}})");
    Table t(start);
    t.press("a00");
    t.selection.aim_at(t.scene(), Point{2100, 2100});
    CHECK(refusal_text(t.scene(), t.selection, t.selection.verdict(t.scene())) ==
          "It would stop in the flag woods, as entering them ends a move: rifle 2 stands there.");
}

TEST_CASE("squads: a charge past halts says its chance, and none is offered that does not get there",
          "[squads][doubts]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"rifle","at":[2100,2200]}})");
    Table t(start);
    t.press("a00");
    t.take(Tool::assault);
    t.press("b00");
    REQUIRE(t.selection.forecasts().charge);
    const Action action = *t.selection.intended(t.scene());
    // One against one in close combat, ties again: even.
    CHECK(order_name(t.scene(), t.selection, action, anything_fits) ==
          "Charge Red's rifle squad: once there, win 50 %");
    CHECK(order_note(t.scene(), t.selection, action)
              .ends_with("The loser is lost, and the turn ends if the charge fails."));
    t.show_to(true, false);
    t.press("a00");
    t.take(Tool::assault);
    t.press("b00");
    CHECK(order_note(t.scene(), t.selection, action).ends_with("The loser is lost, and your turn ends if it is you."));
}

TEST_CASE("squads: rallying says what a commander beside it would add", "[squads][doubts]") {
    const auto note = [](const char* commander) {
        Json start = battle(R"({"a00":{"k":"rifle","at":[2100,3000],"st":"p"},"b00":{"k":"cc","at":[5000,300]}})");
        if (*commander != 0) start["units"]["a01"] = Json::parse(commander);
        const Table t(start);
        return words::rally_note(t.scene(), Table::id("a00"), help_to_rally(t.scene(), Table::id("a00")));
    };
    const std::string pinned = "Pinned, it cannot move nor hold the flag. Failing ends your turn.";
    CHECK(note("") == pinned);
    CHECK(note(R"({"k":"pc","at":[2274,3000]})") == pinned + " The commander beside it adds 1.");
    CHECK(note(R"({"k":"pc","at":[2275,3000]})") == pinned + " A commander beside it would add 1.");
}

TEST_CASE("squads: in a reaction a press on one that is too far to join shoots with it instead", "[squads][doubts]") {
    Table t(in_phase(battle(R"({"a00":{"k":"rifle","at":[1700,3000]},"b00":{"k":"rifle","at":[2100,1200]},
        "b01":{"k":"rifle","at":[3100,1200]},"b02":{"k":"rifle","at":[3210,1200]},"a01":{"k":"cc","at":[300,3500]}})"),
                     "react", R"({"mv":{"u":"a00","k":"move","from":[1700,3000],"to":[3300,3000],"i":0,"m":1600}})"));
    t.selection.slide(t.scene(), 1000);  // on arrival, where all of them see it
    t.press("b00");
    t.press("b01");
    CHECK(t.chosen() == "b01");
    CHECK(t.partners().empty());
    t.press("b02");
    CHECK(t.chosen() == "b01");
    CHECK(t.partners() == "b02");
    t.press("a01");
    const std::optional<Notice> notice = t.selection.take_notice();
    REQUIRE(notice);
    CHECK(notice->message == "Only Green's rifle squad is moving: shoot at it, or hold your fire.");
}

TEST_CASE("squads: in a reaction a unit that cannot shoot says why, and the proposed shot stays", "[squads][doubts]") {
    const auto walks = [](const char* from, const char* to) {
        const std::string motion =
            std::string(R"({"mv":{"u":"a00","k":"move","from":)") + from + R"(,"to":)" + to + R"(,"i":0,"m":200}})";
        Json start = battle(R"({"b00":{"k":"rifle","at":[2700,2900]},"b01":{"k":"rifle","at":[2100,1200]}})");
        start["units"]["a00"] = {{"k", "rifle"}, {"at", Json::parse(from)}};
        return Table(in_phase(start, "react", motion.c_str()));
    };
    Table behind = walks("[2000,3000]", "[2200,3000]");
    behind.press("b01");
    CHECK(noticed(behind) == "It is behind the flag woods.");
    CHECK(behind.chosen().empty());
    CHECK(behind.selection.forecasts().shooter == Table::id("b00"));
    behind.press("b00");
    behind.press("b01");
    CHECK(noticed(behind) == "It is behind the flag woods.");
    CHECK(behind.chosen() == "b00");
    CHECK(behind.partners().empty());
    // One that sees it elsewhere on its way shoots there.
    Table comes_out = walks("[2400,3000]", "[2600,3000]");
    comes_out.selection.slide(comes_out.scene(), 0);
    comes_out.press("b01");
    CHECK(comes_out.chosen() == "b01");
    CHECK(comes_out.selection.verdict(comes_out.scene()).accepted());
}

TEST_CASE("squads: the camera goes to what others do, also on a small board", "[squads][doubts]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,3500]},"b00":{"k":"rifle","at":[2100,300]},
        "b01":{"k":"rifle","at":[5000,300]}})"));
    t.show_to(true, false);
    Camera camera;
    Framing framing;
    const Area board{{0, 0}, {500, 330}};
    const auto look = [&] {
        const Traces traces = traces_of(t.history(), 0, t.history().cursor());
        camera.place(board, art::margin_for(board));
        framing.frame(camera, t.scene(), t.selection, traces, t.history().cursor(), true);
        camera.place(board, art::margin_for(board));
    };
    camera.set_least_counter(art::least_touched);
    look();
    t.play_move(".");
    look();
    t.play_move("b00 > 2100,700");
    look();
    headless::outside().clock_ms += 1000;
    camera.place(board, art::margin_for(board));
    for (const Point p : {Point{2100, 300}, Point{2100, 700}}) {
        CHECK(camera.at(p).y > 0);
        CHECK(camera.at(p).y < 330);
    }
}

TEST_CASE("squads: an order without a unit asks for one", "[squads][doubts]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"cc","at":[5000,300]}})"));
    CHECK_FALSE(t.selection.ask_for_unit(false));
    CHECK(noticed(t).empty());
    CHECK(t.selection.ask_for_unit(true));
    CHECK(noticed(t) == "Choose one of your units first.");
}

TEST_CASE("squads: who walks away from the flag is told when nobody else holds it", "[squads][doubts]") {
    const auto leaves = [](const char* other) {
        const std::string units = R"({"a00":{"k":"rifle","at":[2050,2200]},"a01":{"k":"rifle","at":)" +
                                  std::string(other) + R"(},"b00":{"k":"cc","at":[5000,300]}})";
        Table t(battle(units.c_str()));
        t.press("a00");
        t.press(Point{2050, 2700});
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()))
            .starts_with("It leaves the flag to nobody. ");
    };
    CHECK(leaves("[600,3600]"));
    CHECK_FALSE(leaves("[2200,2200]"));
}

TEST_CASE("squads: nobody is sent where it is likelier stopped than not", "[squads][doubts]") {
    const auto proposes = [](const char* enemy) {
        Table t(battle((R"({"a00":{"k":"rifle","at":[2100,2900]},"b00":)" + std::string(enemy) + "}").c_str()));
        t.press("a00");
        return t.selection.proposal() != nullptr;
    };
    CHECK(proposes(R"({"k":"cc","at":[2900,2600]})"));
    CHECK_FALSE(proposes(R"({"k":"hmg","at":[2900,2600],"face":[-1,0]})"));  // four dice: 80 %
}
