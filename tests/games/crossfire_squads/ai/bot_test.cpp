// The computer's player of Crossfire with squads: it takes what stands free, never does what is forbidden, keeps its
// budget, and says what is true.
#include <catch_amalgamated.hpp>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "games/crossfire_squads/ai/action_evaluator.h"
#include "games/crossfire_squads/ai/bot.h"
#include "samples/crossfire_squads.h"
#include "search/analysis.h"
#include "search/choose.h"
#include "support/squads_field.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;
using test::squads::Field, test::squads::field, test::squads::Words;
using SquadsRules = crossfire_squads::Rules;
using SquadsBot = Bot<SquadsRules>;

namespace {

// What rounding and a volley that is finished may add to a budget.
constexpr std::uint64_t budget_excess = 200;

Action best(const Field& field, int level, std::uint64_t seed = 5) {
    return choose_action(field.rules, field.at, budget_of<SquadsRules>(level, seed)).ranked.front();
}

std::string why(const Field& field, const Action& action) { return SquadsBot::explain(field.rules, field.at, action); }

// Plays on, both sides with the same budget, every choice checked; returns how many decisions were taken.
int play_on(const SquadsRules& rules, Position at, int level, std::uint64_t nodes, std::uint64_t seed, int most) {
    Rng rng(seed);
    for (int decisions = 0;;) {
        const Status status = rules.status(at);
        if (status.to_act == Side::nobody || decisions == most) return decisions;
        if (status.roll) {
            rules.play(at, sample_roll(*status.roll, rng));
            continue;
        }
        const auto side = static_cast<int>(status.to_act);
        const SearchBudget budget{level, nodes, rng.next()};
        const Position seen = rules.seen_by(at, player_side(side));
        const SearchResult<Action> result = SquadsBot::choose(rules, seen, budget);
        REQUIRE(!result.ranked.empty());
        REQUIRE(result.nodes <= nodes + budget_excess);
        REQUIRE((result.win_permille >= 0 && result.win_permille <= 1000));
        for (const Action& action : result.ranked) {
            INFO(write_json(Codec<SquadsRules>::write(action)) << " in phase " << status.phase);
            REQUIRE(rules.check(seen, action).accepted());
            REQUIRE(SquadsBot::explain(rules, seen, action).size() > 5);
        }
        const bool surprised = !rules.check(at, result.ranked.front()).accepted();
        rules.play(at, surprised ? choose_action(rules, at, budget).ranked.front() : result.ranked.front());
        ++decisions;
    }
}

// An own squad close to a suppressed enemy squad in the open, nobody else about.
const Words weak_enemy{"a00 rifle 1000,1000", "a01 pc 1000,900", "b00 rifle 1400,1000 st=s", "b01 cc 5600,3700"};

// Three squads and their commander before two squads that hold the objective. Whoever runs at both of them loses, most
// likely; when the squads have suppressed one with their fire, a charge at it is a good one.
Field fire_before_charge() {
    return field(
        "play obj=t00",
        {"a00 rifle 1100,700 plt=1", "a01 rifle 1100,1300 plt=1", "a02 pc 800,700 plt=1", "a03 rifle 900,1300 plt=1",
         "b00 rifle 1500,1000 plt=1", "b01 rifle 1600,1100 plt=1", "b09 cc 5600,3700"},
        {"t00 woods 1300,800 1700,1200"});
}

const Action platoon_fires = Fire{{unit_id(0, 0), unit_id(0, 1), unit_id(0, 3)}, unit_id(1, 0), unit_id(0, 2)};
const Action squad_runs = Move{unit_id(0, 0), {1500, 1000}, {}, {}, no_heading};
const CandidateLimits few{60, 5, 5, 3};

}  // namespace

TEST_CASE("crossfire-squads bot: every level makes use of a suppressed enemy nearby") {
    const Field there = field("play", weak_enemy, {});
    for (int level = 1; level <= top_level; ++level) {
        const Action action = best(there, level);
        const Fire* fire = std::get_if<Fire>(&action);
        const Move* move = std::get_if<Move>(&action);
        INFO("level " << level << " " << write_json(Codec<SquadsRules>::write(action)));
        CHECK(
            ((fire != nullptr && fire->target == unit_id(1, 0)) || (move != nullptr && move->to == Point{1400, 1000})));
    }
}

TEST_CASE("crossfire-squads bot: a squad that nobody sees goes into the objective") {
    const Field there =
        field("play obj=t00", {"a00 rifle 1000,1000", "b00 cc 5600,3700"}, {"t00 woods 1300,800 1700,1200"});
    for (int level = 2; level <= top_level; ++level) {
        const Action action = best(there, level);
        INFO("level " << level << " " << write_json(Codec<SquadsRules>::write(action)));
        REQUIRE(std::holds_alternative<Move>(action));
        CHECK(why(there, action) ==
              "Walk your rifle squad into the woods at the flag: it holds the flag alone, and nobody sees it.");
    }
}

TEST_CASE("crossfire-squads bot: who is seen on the way goes to where nobody sees him, not unseen") {
    // The woods hide the end of the walk from the rifle squad in the south, not its beginning.
    const Field there = field("play", {"a00 rifle 1000,1000", "b00 rifle 1500,3000", "b01 cc 5600,3700"},
                              {"t00 woods 1650,1900 1950,2100", "t01 woods 5000,3000 5300,3300"});
    CHECK(why(there, Move{unit_id(0, 0), {2000, 1000}, {}, {}, no_heading}).ends_with(": nobody sees it there."));
}

TEST_CASE("crossfire-squads bot: a walk to the flag is told by what one more unit does there") {
    const auto reason = [](const Words& there_too) {
        Words units{"a00 rifle 1000,1000", "b09 cc 5600,3700"};
        units.insert(units.end(), there_too.begin(), there_too.end());
        const Field there = field("play obj=t00", units, {"t00 woods 1300,800 1700,1200"});
        const std::string told = why(there, Move{unit_id(0, 0), {1500, 1000}, {}, {}, no_heading});
        return told.substr(told.find(": ") + 2);
    };
    CHECK(reason({"a01 rifle 1600,1100"}) == "if one is pinned, the other holds the flag, and nobody sees it.");
    CHECK(reason({"a01 rifle 1600,1100", "a02 rifle 1600,900"}) == "it helps to hold the flag, and nobody sees it.");
    CHECK(reason({"a01 rifle 1600,1100 st=p"}) == "it holds the flag alone, and nobody sees it.");
    CHECK(reason({"b00 rifle 1600,1100"}) == "so Red does not hold the flag alone.");
}

TEST_CASE("crossfire-squads bot: a walk that nobody can shoot at tells what was wrong with what was played") {
    // The enemy squad sees the one in the west, and not past the woods.
    const Field there = field("play",
                              {"a00 rifle 1000,1000", "a01 rifle 5000,1000", "a02 rifle 5000,1300 st=p",
                               "b00 rifle 1500,3000", "b01 cc 5600,3700"},
                              {"t00 woods 3000,1500 3500,2500"});
    const Action seen = Move{unit_id(0, 0), {1300, 1000}, {}, {}, no_heading};
    const Action unseen = Move{unit_id(0, 1), {5100, 1000}, {}, {}, no_heading};
    const auto adds = [&](const Action& better, const Action& played) {
        return SquadsBot::explain(there.rules, there.at, better, played).substr(why(there, better).size());
    };
    CHECK(adds(unseen, seen) == " The move that was played could be shot at.");
    CHECK(adds(unseen, Rally{unit_id(0, 2)}) == " Do so first: a throw that fails ends the turn.");
    CHECK(adds(unseen, EndTurn{}) == " Nobody can shoot at it: the turn need not end yet.");
    CHECK(adds(seen, Rally{unit_id(0, 2)}).empty());
    CHECK(adds(Rally{unit_id(0, 2)}, seen).empty());
}

TEST_CASE("crossfire-squads bot: a walk is told by how far it leads to the flag") {
    const Field there = field("play obj=t00", {"a00 rifle 1000,1000", "b00 cc 5600,3700"},
                              {"t00 woods 3000,800 3400,1200", "t01 woods 5000,3000 5300,3300"});
    CHECK(why(there, Move{unit_id(0, 0), {1800, 1000}, {}, {}, no_heading})
              .ends_with(": it gets 10 inches nearer to the flag."));  // 800 of 80 each
}

TEST_CASE("crossfire-squads bot: who stands well and can do nothing ends the turn") {
    const Field there = field("play obj=t00", {"a00 rifle 1500,1000", "b00 cc 5600,3700"},
                              {"t00 woods 1300,800 1700,1200", "t01 woods 3000,1000 3400,3000"});
    for (int level = 1; level <= top_level; ++level) CHECK(best(there, level) == Action(EndTurn{}));
}

TEST_CASE(
    "crossfire-squads bot: before level 4 ends its turn it fires a shot that costs nothing, however little it gains") {
    const Field there = field("play obj=t00", {"a00 rifle 1500,1000", "b00 rifle 5400,1000 st=s", "b01 cc 5600,3700"},
                              {"t00 woods 1300,800 1700,1200", "t01 woods 5000,3000 5500,3500"});
    CHECK(best(there, top_level) == Action(Fire{{unit_id(0, 0)}, unit_id(1, 0), no_unit}));
}

TEST_CASE("crossfire-squads bot: level 4 marches one unit after the other, the nearest to the objective first") {
    Field march =
        field("play obj=t00", {"a00 rifle 900,1400", "a01 rifle 600,1000", "a02 rifle 300,1800", "b00 cc 5600,200"},
              {"t00 woods 3300,1300 3700,1700", "t01 woods 1600,600 2000,2000", "t02 woods 2400,600 2600,2000"});
    std::vector<UnitId> movers;
    for (int orders = 0; orders < 20; ++orders) {
        const Action action = best(march, top_level);
        const Move* move = std::get_if<Move>(&action);
        if (move == nullptr) break;
        REQUIRE(!move->with);
        if (movers.empty() || movers.back() != move->unit) movers.push_back(move->unit);
        march.rules.play(march.at, action);
        REQUIRE(march.at.phase == Phase::play);
    }
    CHECK(movers == std::vector<UnitId>{unit_id(0, 0), unit_id(0, 1), unit_id(0, 2)});
}

TEST_CASE("crossfire-squads bot: a mover in the open is fired at by all who can together") {
    const Field there = field(
        R"(react mv={"u":"a00","k":"move","from":[1000,1000],"to":[1400,1000],"i":0,"m":400})",
        {"a00 rifle 1000,1000", "b00 pc 1200,1900 plt=1", "b01 rifle 1100,1800 plt=1", "b02 rifle 1300,1800 plt=1"},
        {});
    for (int level = 2; level <= top_level; ++level) {
        const Action action = best(there, level);
        const React* react = std::get_if<React>(&action);
        REQUIRE(react != nullptr);
        CHECK(react->units.size() == 2);
    }
}

namespace {

// Green walks past one squad of Red's. Each side has four more, far off in the woods: Green's on the table.
Field with_reserve(std::string_view reserve) {
    Words units{"a00 rifle 1000,1000", "b00 rifle 1100,1800"};
    for (int i = 1; i <= 4; ++i) {
        const std::string n = std::to_string(i);
        units.push_back("a0" + n + " rifle 5" + n + "00,700");
        units.push_back("b0" + n + " rifle " + (reserve.empty() ? "5" + n + "00,3200" : std::string(reserve)));
    }
    Options options;
    options.hidden = 1;
    return field(R"(react mv={"u":"a00","k":"move","from":[1000,1000],"to":[1400,1000],"i":0,"m":400})", units,
                 {"t00 woods 5000,3000 5600,3400", "t01 woods 5000,500 5600,900"}, options);
}

}  // namespace

TEST_CASE("crossfire-squads bot: in a review who does not know of a reserve is judged by who does", "[analysis]") {
    Field hidden = with_reserve("- hid=t00");
    Field open = with_reserve("");
    CHECK(all_see_enough(open.rules, open.at));
    CHECK_FALSE(all_see_enough(hidden.rules, hidden.at));
    for (const std::size_t side : {0U, 1U}) CHECK(sees_enough(hidden.rules, hidden.at, side) == (side == 1));
    // Red, who knows of it, is not worse off for holding fire.
    const SearchBudget budget{analyst, 3'000, 1};
    const int before = estimate_in_review(hidden.rules, hidden.at, budget).chances[1];
    hidden.rules.play(hidden.at, Hold{});
    REQUIRE(to_act(hidden.at) == Side::first);
    CHECK(std::abs(estimate_in_review(hidden.rules, hidden.at, budget).chances[1] - before) < 100);
}

TEST_CASE("crossfire-squads bot: the same budget gives the same answer") {
    const Field weak = field("play", weak_enemy, {});
    for (int level = 1; level <= 3; ++level) {
        const auto first = choose_action(weak.rules, weak.at, budget_of<SquadsRules>(level, 9));
        const auto second = choose_action(weak.rules, weak.at, budget_of<SquadsRules>(level, 9));
        CHECK(first.ranked == second.ranked);
        CHECK(first.nodes == second.nodes);
    }
}

TEST_CASE("crossfire-squads bot: what an order is good for is seen in the plan that begins with it") {
    const Field there = fire_before_charge();
    NodeCounter nodes(1'000'000);
    const ActionEvaluator evaluator(there.rules, there.at, 0, true, nodes);
    const auto alone = [&](const Action& action) { return evaluator.evaluate(there.at, action).points; };
    const auto planned = [&](const Action& action, int steps) {
        return evaluator.evaluate(there.at, action, PlanLimits{few, steps}).points;
    };
    CHECK(alone(platoon_fires) < alone(squad_runs));
    CHECK(planned(platoon_fires, 0) < planned(squad_runs, 0));
    CHECK(planned(platoon_fires, 2) > planned(squad_runs, 2));
    for (std::uint64_t seed = 1; seed <= 5; ++seed) CHECK(best(there, top_level, seed) == platoon_fires);
}

TEST_CASE("crossfire-squads bot: a longer plan is worth no less, and none goes on when the turn is over") {
    const Field there = fire_before_charge();
    NodeCounter nodes(1'000'000);
    const ActionEvaluator evaluator(there.rules, there.at, 0, true, nodes);
    Rng rng(1);
    for (const Action& order : generate_orders(there.rules, there.at, few, rng, nodes)) {
        INFO(write_json(Codec<SquadsRules>::write(order)));
        int before = evaluator.evaluate(there.at, order).points;
        for (int steps = 0; steps <= 3; ++steps) {
            const int now = evaluator.evaluate(there.at, order, PlanLimits{few, steps}).points;
            CHECK(now >= before);
            before = now;
        }
    }
    CHECK(nodes.left());
    CHECK(evaluator.evaluate(there.at, EndTurn{}, PlanLimits{few, 2}).points ==
          evaluator.evaluate(there.at, EndTurn{}).points);
}

TEST_CASE("crossfire-squads bot: plans keep the budget, and the same budget makes the same") {
    const Field there = fire_before_charge();
    for (const std::uint64_t nodes : {1U, 30U, 300U, 1'000U, 3'000U, 25'000U}) {
        const SearchBudget budget{top_level, nodes, 9};
        const auto first = SquadsBot::choose(there.rules, there.at, budget);
        const auto second = SquadsBot::choose(there.rules, there.at, budget);
        CHECK(first.nodes <= nodes + budget_excess);
        CHECK(first.nodes == second.nodes);
        CHECK(first.ranked == second.ranked);
        CHECK(first.win_permille == second.win_permille);
    }
}

TEST_CASE("crossfire-squads bot: whatever the options and however small the budget, it does what is allowed") {
    std::uint64_t seed = 1;
    for (const Options& options : test::Samples<SquadsRules>::option_sets()) {
        const SquadsRules rules = *SquadsRules::make(options);
        play_on(rules, rules.start(), 1, 20, seed, 45);
        play_on(rules, rules.start(), 4, 300, seed + 1, 30);
        seed += 2;
    }
}

TEST_CASE("crossfire-squads bot: a small game between two of level 1 comes to an end") {
    const SquadsRules rules = *SquadsRules::make(test::Samples<SquadsRules>::small_game({}));
    constexpr int most = 1'500;
    CHECK(play_on(rules, rules.start(), 1, SquadsBot::skill(1).nodes, 3, most) < most);
}

TEST_CASE("crossfire-squads bot: chances are even at the start and follow what happens") {
    const SquadsRules rules = *SquadsRules::make({});
    const WinChances even = SquadsBot::evaluate(rules, rules.start());
    REQUIRE(even.size() == 2);
    CHECK(even[0] == 500);
    CHECK(even[1] == 500);

    const Words two{"a00 rifle 1000,1000", "a01 rifle 1000,1200", "b00 rifle 5000,3000", "b01 rifle 5000,3200"};
    const Words fewer{"a00 rifle 1000,1000", "a01 rifle 1000,1200", "b00 rifle 5000,3000"};
    const Words shaken{"a00 rifle 1000,1000", "a01 rifle 1000,1200", "b00 rifle 5000,3000", "b01 rifle 5000,3200 st=s"};
    const Words woods{"t00 woods 2000,2000 2400,2400"};
    const auto chance = [&](std::string_view phase, const Words& units) {
        const Field there = field(phase, units, woods);
        const WinChances chances = SquadsBot::evaluate(there.rules, there.at);
        CHECK(chances[0] + chances[1] == 1000);
        return chances[0];
    };
    CHECK(chance("play", fewer) > chance("play", shaken));
    CHECK(chance("play", shaken) > chance("play", two));
    CHECK(chance("play obj=t00 vp=[2,0]", two) > chance("play obj=t00 vp=[0,0]", two));
    CHECK(chance("play obj=t00 vp=[0,3]", two) < chance("play obj=t00 vp=[0,1]", two));
}

TEST_CASE(
    "crossfire-squads bot: whoever has the first turn has the better of it, unless the flag is taken or watched") {
    const Words two{"a00 rifle 1000,1000", "a01 rifle 1000,1200", "b00 rifle 5000,3000", "b01 rifle 5000,3200"};
    const Words held{"a00 rifle 1000,1000", "a01 rifle 1000,1200", "b00 rifle 2200,2200", "b01 rifle 5000,3200"};
    const Words woods{"t00 woods 2000,2000 2400,2400"};
    const auto chance = [&](std::string_view phase, const Words& units, const Options& options = {}) {
        const Field there = field(phase, units, woods, options);
        const int glance = SquadsBot::evaluate(there.rules, there.at)[0];
        const auto found = SquadsBot::choose(there.rules, there.at, budget_of<SquadsRules>(1, 5));
        const int searched = there.at.active == 0 ? found.win_permille : 1000 - found.win_permille;
        CHECK((glance > 700) == (searched > 700));
        CHECK((glance < 300) == (searched < 300));
        return glance;
    };
    CHECK(chance("play turn=1 active=0 obj=t00", two) > 700);
    CHECK(chance("play turn=1 active=1 obj=t00", two) < 300);
    CHECK(chance("play turn=3 active=0 obj=t00", two) < 650);
    CHECK(chance("play turn=1 active=0 obj=t00", held) < 500);
    CHECK(chance("play turn=1 active=0", two) < 650);
    Options ambush;
    ambush.hidden = 1;
    CHECK(chance("play turn=1 active=0 obj=t00", two, ambush) < 650);
    CHECK(chance("play turn=1 active=1 obj=t00", two, ambush) > 350);

    for (const bool loser : {false, true}) {
        Options options;
        options.first_is_loser = loser;
        const SquadsRules rules = *SquadsRules::make(options);
        Position at = rules.start();
        rules.play(at, Roll{{6, 1}});
        const auto chances = SquadsBot::evaluate(rules, at);
        CHECK(chances[loser ? 1 : 0] > 700);
    }
}

TEST_CASE("crossfire-squads bot: reasons are true") {
    const Field weak = field("play", weak_enemy, {});
    // Three dice at a suppressed squad in the open: two hits or more kill, 7 of 27.
    CHECK(why(weak, Fire{{unit_id(0, 0)}, unit_id(1, 0), no_unit}) ==
          "Fire at Red's rifle squad with your rifle squad: 26% to destroy it.");
    // 1 more for the squad, 1 less for the suppressed one: 26 of 36 throws win, 4 are ties.
    CHECK(why(weak, Move{unit_id(0, 0), {1400, 1000}, {}, {}, no_heading}) ==
          "Charge Red's rifle squad with your rifle squad: 81% to win as it stands.");

    // Out of sight of the enemy, a commander near: 4 or more with two more.
    const Field shaken = field("play", {"a00 rifle 1000,1000 st=p", "a01 pc 1000,900", "b00 cc 5600,3700"},
                               {"t00 woods 2000,1000 2400,3000"});
    CHECK(why(shaken, Rally{unit_id(0, 0)}) == "Rally your rifle squad: 83% to move again.");
}

TEST_CASE("crossfire-squads bot: a game that is over has chances of its own") {
    const Field won = field(R"(over win={"winners":[1],"reason":"vp"})", {"b00 rifle 1000,1000"}, {});
    const WinChances chances = SquadsBot::evaluate(won.rules, won.at);
    CHECK(chances[0] == 0);
    CHECK(chances[1] == 1000);
}
