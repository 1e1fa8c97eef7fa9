// Walks past their halts, what stops them, what goes on by itself, and the answers that suggest themselves.
#include "games/crossfire_squads/advice/walk.h"

#include <set>

#include "api/games.h"
#include "base/rng.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/advice/sentences.h"
#include "page/crossfire_squads/selection_table.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// a00 on a hill south of the woods at the flag; `enemies` north of them.
Json hill(const char* enemies) {
    Json start = battle(
        (R"({"a00":{"k":"rifle","at":[2100,3100]},"a01":{"k":"cc","at":[600,3600]},)" + std::string(enemies) + "}")
            .c_str());
    start["terrain"]["t01"] = Json::parse(R"({"k":"hill","poly":[[1900,2950],[2300,2950],[2300,3300],[1900,3300]]})");
    return start;
}

const char* const unarmed = R"("b00":{"k":"cc","at":[5000,300]})";
const char* const rifle_in_the_east = R"("b00":{"k":"rifle","at":[3600,2700]})";

Table walking(const char* enemies, const Json& options = Json::object()) {
    Table t(hill(enemies), options);
    t.press("a00");
    t.press({2100, 2200});
    return t;
}

// The dice that are due, so many of them hits.
void roll(Table& t, int hits) {
    const Status status = t.history().rules().status(t.history().at());
    REQUIRE(status.roll);
    std::string faces;
    for (int die = 0; die < static_cast<int>(status.roll->sides.size()); ++die)
        faces += (die == 0 ? "" : ",") + std::string(die < hits ? "5" : "1");
    t.play_move("(" + faces + ")");
}

const Walk& walk_of(const Table& t) {
    REQUIRE(t.selection.forecasts().walk);
    return *t.selection.forecasts().walk;
}

}  // namespace

TEST_CASE("squads: a walk is reckoned past its halts, up to its goal", "[squads][walk]") {
    const Table t = walking(unarmed);
    const Walk& walk = walk_of(t);
    REQUIRE(walk.legs.size() == 3);
    CHECK(walk.legs[0].plan.why == Halt::outside);
    CHECK(walk.legs[1].plan.why == Halt::inside);
    CHECK(walk.arrives);
    CHECK(walk.end() == Point{2100, 2200});
    CHECK(threats_of(walk).empty());
    CHECK(words::walk_to(t.scene(), walk) == "Walk into the woods at the flag");
    CHECK(words::walk_note(t.scene(), walk) ==
          "It stops just outside the hill E7, as leaving it ends a move, then walks on at no cost. Nobody can "
          "shoot at it before Red's turn.");
    CHECK(words::walk_note(t.scene(), walk, true) ==
          "Nobody can shoot at it before Red's turn. It stops once on its way, at no cost.");
}

// CS-MOVE-09
TEST_CASE("squads: the walk of a machine gun says which way it then faces", "[squads][walk]") {
    const auto told = [](const char* kind) {
        Json start = hill(unarmed);
        start["units"]["a00"]["k"] = kind;
        if (std::string(kind) == "hmg") start["units"]["a00"]["face"] = Json::parse("[1,0]");
        Table t(start);
        t.press("a00");
        t.press({2100, 2200});
        return words::walk_note(t.scene(), walk_of(t));
    };
    CHECK(told("hmg").ends_with(" Then it faces E4, until you turn it (More ways)."));
    CHECK(told("rifle").find("faces") == std::string::npos);
}

TEST_CASE("squads: a walk says who may shoot at it, and how likely it is to be stopped", "[squads][walk]") {
    const Table t = walking(rifle_in_the_east);
    const std::vector<Threat> threats = threats_of(walk_of(t));
    REQUIRE(threats.size() == 1);
    CHECK(threats[0].enemy == Table::id("b00"));
    CHECK(threats[0].dice == 3);
    CHECK(words::walk_note(t.scene(), walk_of(t))
              .starts_with("Risky: Red's rifle squad may shoot at it in the open, which stops it 70%. "
                           "Two hits also end your turn: 26%."));
}

TEST_CASE("squads: each shooter at a walk is named with its own place", "[squads][walk]") {
    // The one in the west sees it as it leaves the hill, the one in the east later, in the open.
    const auto note = [](const char* second) {
        const std::string enemies =
            std::string(R"("b00":{"k":"rifle","at":[3600,2600]},"b01":{"k":"rifle","at":)") + second + "}";
        const Table t = walking(enemies.c_str());
        return words::walk_note(t.scene(), walk_of(t));
    };
    CHECK(note("[3600,2750]")
              .starts_with("Risky: Red's rifle 1 and rifle 2 may shoot at it in the open, "
                           "which stops it "));
    CHECK(note("[2100,1200]")
              .starts_with("Risky: Red may shoot at it in the open (rifle 1) and in the woods at the flag "
                           "(rifle 2), which stops it "));
}

TEST_CASE("squads: a walk ends at an enemy", "[squads][walk]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[3600,3000]},"b00":{"k":"rifle","at":[3600,2200],"st":"s"}})"));
    t.press("a00");
    t.press({3600, 2000});
    const Walk& walk = walk_of(t);
    CHECK(walk.legs.size() == 1);
    CHECK(walk.legs[0].plan.why == Halt::contact);
    CHECK_FALSE(walk.arrives);
}

TEST_CASE("squads: a walk whom nobody sees goes over all grounds on its way", "[squads][walk]") {
    Json crossed = battle(R"({"a00":{"k":"rifle","at":[3000,3600]},"b00":{"k":"cc","at":[5000,300]}})");
    for (int i = 0; i < 6; ++i) {
        const int y = 3300 - 400 * i;
        crossed["terrain"]["t0" + std::to_string(i + 1)] = {
            {"k", "field"}, {"poly", {{2800, y - 160}, {3200, y - 160}, {3200, y}, {2800, y}}}};
    }
    Table far(crossed);
    far.press("a00");
    far.press({3000, 300});
    CHECK(walk_of(far).legs.size() == 13);  // two end at each field
    CHECK(walk_of(far).arrives);
    CHECK(words::walk_note(far.scene(), walk_of(far))
              .starts_with(
                  "It stops 12 times on its way, because entering or leaving a ground ends a move, then walks on at "
                  "no cost. "));
    CHECK(words::walk_note(far.scene(), walk_of(far), true)
              .ends_with("before Red's turn. It stops 12 times on its way, at no cost."));
    far.selection.confirm(far.scene());
    while (!far.play_on().empty()) {
    }
    CHECK(far.scene().unit(Table::id("a00")).at == Point{3000, 300});
}

TEST_CASE("squads: a goal that is pressed again while a walk is under way does not end it", "[squads][walk]") {
    Table t = walking(unarmed);
    t.selection.confirm(t.scene());
    t.play();
    t.selection.continuation().release();
    REQUIRE(t.selection.continuation().is_released());
    t.press(Point{2130, 2180});
    REQUIRE(t.selection.continuation().is_released());
    t.selection.go_on(t.scene());
    while (!t.play_on().empty()) {
    }
    CHECK(t.scene().unit(Table::id("a00")).at == Point{2100, 2200});
}

TEST_CASE("squads: a walk that was stopped can go on to the same place", "[squads][walk]") {
    const auto anything_fits = [](const std::string&) { return true; };
    Table t = walking(R"("b00":{"k":"rifle","at":[3600,2700]},"b01":{"k":"cc","at":[5000,300]})");
    const auto answer = [&] {
        return order_name(t.scene(), t.selection, *t.selection.intended(t.scene()), anything_fits);
    };
    CHECK(answer() == "Walk into the woods at the flag");
    t.selection.confirm(t.scene());
    while (t.scene().phase() == Phase::play) REQUIRE_FALSE(t.play_on().empty());
    t.play_move("b00 r160");
    roll(t, 1);
    CHECK(prompt(t.scene(), t.selection).question ==
          "Plan stopped: it was hit. Rifle squad is pinned. Shoot, or rally it?");
    t.selection.propose(t.scene(), Rally{Table::id("a00")});
    t.play();
    t.play_move("(6)");
    REQUIRE(t.chosen() == "a00");
    CHECK(answer() == "Go on into the woods at the flag");
    t.selection.do_default(t.scene());
    CHECK(t.order() == "a00 > 2100,2200");
    // Not in another turn.
    t.play_move(".");
    t.play_move(".");
    t.press("a00");
    CHECK_FALSE(t.selection.choice().goal);
}

TEST_CASE("squads: a walk plays the same as its moves one by one", "[squads][walk]") {
    Table t = walking(unarmed);
    t.selection.confirm(t.scene());
    std::vector<std::string> moves;
    for (std::string text = t.play_on(); !text.empty(); text = t.play_on()) moves.push_back(text);
    CHECK(moves == std::vector<std::string>(3, "a00 > 2100,2200"));
    CHECK(t.scene().unit(Table::id("a00")).at == Point{2100, 2200});
    CHECK(t.selection.has_walked());
    Table singly(hill(unarmed));
    for (const std::string& move : moves) singly.play_move(move);
    CHECK(t.record() == singly.record());
}

TEST_CASE("squads: a walk bends at its beads", "[squads][walk]") {
    Table t = walking(unarmed);
    t.selection.set_waypoint(t.scene(), 0, {2600, 2700});
    REQUIRE(walk_of(t).legs.size() == 4);
    CHECK(t.intended() == "a00 > 2600,2700");
    t.selection.confirm(t.scene());
    for (const char* move : {"a00 > 2600,2700", "a00 > 2600,2700", "a00 > 2100,2200", "a00 > 2100,2200"})
        CHECK(t.play_on() == move);
    CHECK(t.play_on().empty());
    Table u = walking(unarmed);
    u.selection.set_waypoint(u.scene(), 0, {2600, 2700});
    u.selection.take_waypoint(u.scene(), 0);
    CHECK(walk_of(u).legs.size() == 3);
}

TEST_CASE("squads: a walk goes on when nothing hits, and stops when something does", "[squads][walk]") {
    struct Case {
        const char* enemies;
        int hits;         // of the shot at the first leg that can be shot at; -1: fire is held
        Onward::Why why;  // none: it goes on
    };
    const char* two = R"("b00":{"k":"rifle","at":[3600,2700]},"b01":{"k":"cc","at":[5000,300]})";
    using enum Onward::Why;
    const std::vector<Case> cases{
        {two, -1, none}, {two, 0, none}, {two, 1, hit}, {two, 2, hit}, {two, 3, lost},
    };
    for (const Case& one : cases) {
        INFO(one.hits << " hits");
        Table t = walking(one.enemies);
        t.selection.confirm(t.scene());
        CHECK(t.play_on() == "a00 > 2100,2200");
        while (t.scene().phase() == Phase::play) REQUIRE(t.play_on() == "a00 > 2100,2200");
        REQUIRE(t.scene().phase() == Phase::react);
        t.play_move(one.hits < 0 ? "-" : "b00 r160");
        if (one.hits >= 0) roll(t, one.hits);
        CHECK(t.selection.stopped() == one.why);
        const std::string next = t.play_on();
        CHECK(next == (one.why == none ? "a00 > 2100,2200" : ""));
        CHECK(words::why_stopped(one.why).empty() == (one.why == none));
    }
}

TEST_CASE("squads: a walk stops when a new enemy appears, though it misses", "[squads][walk]") {
    Json start = hill(R"("b00":{"k":"rifle","hid":"t02"},"b01":{"k":"cc","at":[5000,300]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"woods","poly":[[2500,2500],[2800,2500],[2800,2900],[2500,2900]]})");
    Table t(start, Json{{"hidden", 1}});
    t.show_to(true, false);
    t.press("a00");
    t.press({2100, 2200});
    const std::size_t legs = walk_of(t).legs.size();
    CHECK(legs == 3);
    CHECK(threats_of(walk_of(t)).empty());  // of what is hidden nothing is told
    t.selection.confirm(t.scene());
    CHECK(t.play_on() == "a00 > 2100,2200");
    t.play_move("-");
    REQUIRE(t.play_on() == "a00 > 2100,2200");
    t.play_move("b00 r10 b00@2560,2700");
    roll(t, 0);
    CHECK(t.selection.stopped() == Onward::Why::new_enemy);
    CHECK(t.play_on().empty());
    CHECK(t.selection.choice().goal == Point{2100, 2200});  // still marked
    CHECK(order_name(t.scene(), t.selection, *t.selection.intended(t.scene()),
                     [](const std::string&) { return true; }) == "Go on within the woods at the flag");
    CHECK_FALSE(t.selection.legs_left().empty());
    t.press("a01");
    CHECK(t.selection.stopped() == Onward::Why::none);  // that was another's walk
}

TEST_CASE("squads: nothing goes on by itself after something was taken back", "[squads][walk]") {
    Table t = walking(unarmed);
    t.selection.confirm(t.scene());
    CHECK_FALSE(t.play_on().empty());
    (void)t.selection.take_orders();
    t.take_back();
    t.selection.continuation().release();
    CHECK_FALSE(t.selection.continuation().is_released());
    CHECK(t.play_on().empty());
}

TEST_CASE("squads: a walk is let go of between its legs", "[squads][walk]") {
    Table t = walking(unarmed);
    t.selection.confirm(t.scene());
    t.play();
    t.selection.continuation().release();
    REQUIRE(t.selection.continuation().is_released());
    t.selection.cancel(t.scene());
    CHECK_FALSE(t.selection.continuation().is_released());
    t.selection.go_on(t.scene());
    CHECK(t.order().empty());
}

TEST_CASE("squads: hidden enemies change nothing of a walk that is planned", "[squads][walk]") {
    const auto told = [](const char* enemies) {
        Table t(hill(enemies), Json{{"hidden", 1}});
        t.show_to(true, false);
        t.press("a00");
        t.press({2100, 2200});
        return words::walk_note(t.scene(), walk_of(t)) + std::to_string(t.selection.places().size()) +
               std::to_string(t.selection.suggested_unit(t.scene()));
    };
    CHECK(told(R"("b00":{"k":"rifle","hid":"t00"},"b01":{"k":"cc","at":[5000,300]})") ==
          told(R"("b01":{"k":"cc","at":[5000,300]})"));
}

TEST_CASE("squads: fire is held for a turn, and no longer", "[squads][walk]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2600,3000]},"b00":{"k":"rifle","at":[2600,1200]}})"));
    t.play_move("a00 > 2700,3000");
    REQUIRE(t.scene().phase() == Phase::react);
    t.selection.hold_for_the_turn(t.scene());
    CHECK(t.play_on() == "-");
    CHECK(t.selection.continuation().holds_turn(t.scene().seen()));
    t.play_move("a00 > 2800,3000");
    CHECK(t.play_on() == "-");
    t.play_move(".");
    t.play_move(".");
    t.play_move("a00 > 2900,3000");
    CHECK(t.scene().phase() == Phase::react);
    CHECK(t.play_on().empty());
}

TEST_CASE("squads: the way in a reaction falls into moments", "[squads][walk]") {
    Table t(hill(rifle_in_the_east));
    t.play_move("a00 > 2100,2200");
    if (t.scene().phase() == Phase::play) t.play_move("a00 > 2100,2200");
    REQUIRE(t.scene().phase() == Phase::react);
    const std::vector<ReactionPoint>& reaction_points = t.selection.forecasts().reaction_points;
    REQUIRE(reaction_points.size() >= 2);
    CHECK(reaction_points.front().first == 0);
    CHECK(reaction_points.back().last == t.selection.choice().slider.last());
    CHECK(reaction_points.back().what == ReactionPoint::What::arrival);
    for (std::size_t i = 1; i < reaction_points.size(); ++i)
        CHECK(reaction_points[i].first == reaction_points[i - 1].last + 1);
    CHECK(t.selection.forecasts().shooter == Table::id("b00"));
    REQUIRE(t.selection.forecasts().volley);
    t.press({2100, 2500});  // the way itself is pressed
    CHECK(t.selection.choice().slider.index > 0);
}

TEST_CASE("squads: a unit and a place are suggested", "[squads][walk]") {
    Table t(hill(unarmed));
    CHECK(t.selection.suggested_unit(t.scene()) == Table::id("a00"));
    t.selection.do_default(t.scene());
    CHECK(t.chosen() == "a00");
    REQUIRE(t.selection.proposal() != nullptr);
    CHECK(t.scene().seen().terrain.find(*piece_from("t00"))->shape.contains(t.selection.proposal()->at));
    const Point proposed = t.selection.proposal()->at;
    t.selection.step_place(t.scene(), 1);
    CHECK(t.selection.choice().goal == proposed);
    t.selection.cancel(t.scene());
    t.selection.do_default(t.scene());
    CHECK(t.order().starts_with("a00 > "));
}

TEST_CASE("squads: nobody is sent straight back to ground it has left in this turn", "[squads][walk]") {
    Json start = hill(unarmed);
    start["units"]["a00"]["k"] = "hmg";
    start["units"]["a00"]["face"] = {0, -1};
    start["units"]["a02"] = Json::parse(R"({"k":"rifle","at":[2100,2200]})");
    const auto onto_hill = [](const Table& t) {
        int count = 0;
        for (const AdvisedPlace& place : advised_places(t.scene(), Table::id("a00")))
            count +=
                place.is_worth_going() && t.scene().seen().terrain.find(*piece_from("t01"))->shape.contains(place.at)
                    ? 1
                    : 0;
        return count;
    };
    Table t(start);
    t.play_move("a00 > 2100,2800");
    const Point outside = t.scene().unit(Table::id("a00")).at;
    CHECK(outside.y < 2950);
    CHECK(onto_hill(t) == 0);
}

TEST_CASE("squads: what suggests itself never declines while anything is left, in every phase of random play",
          "[squads][walk]") {
    Rng rng(7);
    int asked = 0, answered = 0;
    std::set<Phase> phases;
    for (int game = 0; game < 3; ++game) {
        Table t = game == 0 ? Table::full(test::squads_positions::play())
                            : Table(hill(rifle_in_the_east), Json{{"vpGoal", 20}});
        for (int ply = 0; ply < 150; ++ply) {
            const Position& at = t.history().at();
            if (at.phase == Phase::over) break;
            if (t.viewer.covered()) t.uncover();
            if (t.scene().decides()) {
                ++asked;
                phases.insert(at.phase);
                const bool watches = at.phase == Phase::react && can_only_watch(t.scene(), t.selection.choice().slider,
                                                                                t.selection.forecasts().exposures);
                const bool ends = t.selection.only_the_end_is_left(t.scene());
                t.selection.do_default(t.scene());
                for (const Action& action : t.selection.take_orders()) {
                    ++answered;
                    INFO(move_text(action));
                    const auto* join = std::get_if<Join>(&action);
                    CHECK(std::holds_alternative<EndTurn>(action) == ends);
                    CHECK_FALSE(std::holds_alternative<Done>(action));
                    CHECK_FALSE((join != nullptr && join->units.empty()));
                    CHECK((watches || !std::holds_alternative<Hold>(action)));
                    CHECK(t.scene().check(action).accepted());
                }
            }
            t.play_move(move_text(t.history().rules().sample(at, rng)));
            (void)t.selection.take_orders();
        }
    }
    CHECK(asked > 100);
    CHECK(answered > 30);
    CHECK(phases.contains(Phase::react));
}

TEST_CASE("squads: a walk stops in mines that nobody knew of, and where somebody was hiding", "[squads][walk]") {
    const auto set_out = [](const char* enemies, const Json& mine) {
        Json start = hill(enemies);
        if (!mine.is_null()) start["terrain"]["m00"] = mine;
        Table t(start, full_options());
        t.show_to(true, false);
        t.press("a00");
        t.press({2100, 2200});
        CHECK(walk_of(t).legs.size() == 3);  // nothing of it is in the plan
        CHECK(walk_of(t).arrives);
        t.selection.confirm(t.scene());
        return t;
    };
    // Until something other than a move or held fire is to be decided.
    const auto go = [](Table& t) {
        while (t.scene().seen().phase == Phase::play || t.scene().seen().phase == Phase::react) {
            if (t.history().at().phase == Phase::react)
                t.play_move("-");
            else if (t.play_on().empty())
                break;
        }
    };
    Table mined = set_out(unarmed, Json::parse(R"({"k":"mine","poly":[[1900,2500],[2300,2500],[2300,2700],[1900,2700]],
        "pl":1,"hid":true})"));
    go(mined);
    REQUIRE(mined.history().at().phase == Phase::mine);
    roll(mined, 0);
    CHECK(mined.selection.stopped() == Onward::Why::elsewhere);
    CHECK(mined.play_on().empty());

    Table ambushed = set_out(R"("b00":{"k":"rifle","hid":"t00"},"b01":{"k":"cc","at":[5000,300]})", Json());
    go(ambushed);
    REQUIRE(ambushed.history().at().phase == Phase::reveal);
    ambushed.play_move("b00 = 2200,2060");
    CHECK(ambushed.selection.stopped() == Onward::Why::new_enemy);
    CHECK(ambushed.play_on().empty());
}

TEST_CASE("squads: whoever follows what suggests itself wins the first fight", "[squads][walk]") {
    int won = 0;
    constexpr int games = 6;
    for (int game = 0; game < games; ++game) {
        Rng rng(static_cast<std::uint64_t>(game) + 1);
        const Json record = Json::parse(scenario_record("crossfire-squads", "guided"));
        Table t(record.at("start"), record.at("options"));
        t.show_to(true, false);
        while (t.history().at().phase != Phase::over && t.history().size() < 3000) {
            const Position& at = t.history().at();
            if (to_act(at) != Side::first) {
                t.play_move(move_text(t.history().rules().sample(at, rng)));
                continue;
            }
            if (!t.play_on().empty()) continue;
            t.selection.do_default(t.scene());
            if (t.play_on().empty() && t.selection.choice().unit == no_unit)
                t.play_move(at.phase == Phase::play ? "." : move_text(t.history().rules().sample(at, rng)));
            else if (t.selection.choice().unit != no_unit && t.scene().phase() == Phase::play) {
                t.selection.do_default(t.scene());
                if (t.play_on().empty()) t.play_move(".");
            }
        }
        won += t.history().at().vp[0] > t.history().at().vp[1] ? 1 : 0;
    }
    CHECK(won >= games - 1);
}
