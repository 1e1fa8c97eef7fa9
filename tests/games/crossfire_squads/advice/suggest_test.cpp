// What is suggested: legal, the same each time, and of one mind with the computer.
#include "games/crossfire_squads/advice/suggest.h"

#include <algorithm>
#include <catch_amalgamated.hpp>

#include "engine/playout.h"
#include "games/crossfire_squads/advice/answers.h"
#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/ai/action_evaluator.h"
#include "games/crossfire_squads/ai/bot.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "samples/crossfire_squads.h"
#include "support/squads_field.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;
using test::squads::Field, test::squads::field;
using SquadsRules = crossfire_squads::Rules;

namespace {

Situation situation_of(const Field& field) { return {field.rules, field.at, static_cast<int>(to_act(field.at))}; }

std::string suggested(const Field& field) {
    const UnitId unit = advised_unit(situation_of(field));
    return unit == no_unit ? "" : unit_name(unit);
}

UnitId id(const char* unit) { return *unit_from(unit); }

// Plays the walk, as if nobody shot at it.
Position after_walk(const SquadsRules& rules, Position at, const Walk& walk) {
    for (const Leg& leg : walk.legs) {
        rules.play(at, Move{walk.unit, walk.legs.back().to, {}, {}, no_heading});
        while (at.phase == Phase::react) rules.play(at, Hold{});
        REQUIRE(at[walk.unit].at == leg.plan.at);
    }
    return at;
}

int lead(const SquadsRules& rules, const Position& from, const Position& at) {
    NodeCounter nodes(1);
    return ActionEvaluator(rules, from, from.active, true, nodes).lead(at);
}

// The woods at the flag, a hill south of them; the enemy, who is far away, cannot shoot.
const std::vector<std::string> flag_and_hill{"t00 woods 1900,2000 2300,2400", "t01 hill 1900,2950 2300,3300"};

}  // namespace

TEST_CASE("squads advice: whatever is suggested is legal, and the same each time", "[squads][advice]") {
    const std::vector<Options> sets = test::Samples<SquadsRules>::option_sets();
    Rng rng(7);
    int units = 0, walks = 0, shots = 0;
    for (std::size_t set = 1; set < sets.size(); ++set) {
        const auto rules = SquadsRules::make(sets[set]);
        REQUIRE(rules);
        Position begun = rules->start();
        playout(*rules, begun, rng, 160, [&](const Position& all, const auto&, const Action&) {
            const Side side = to_act(all);
            if (side < Side::first) return;
            const Position at = rules->seen_by(all, side);
            const Situation situation(*rules, at, static_cast<int>(side));
            if (at.phase == Phase::objective)
                CHECK(situation.expect(Objective{advised_objective(situation)}).accepted());
            if (at.phase == Phase::edge) CHECK(situation.expect(HomeEdge{advised_edge(situation)}).accepted());
            if (at.phase != Phase::play) return;
            const UnitId unit = advised_unit(situation);
            CHECK(unit == advised_unit(situation));
            if (unit == no_unit) return;
            ++units;
            for (const AdvisedPlace& place : advised_places(situation, unit)) {
                ++walks;
                CHECK(situation.expect(Move{unit, place.at, {}, {}, no_heading}).accepted());
                CHECK(place.walk.arrives);
            }
            for (const Shot& shot : advised_shots(situation, unit)) {
                ++shots;
                CHECK(situation.expect(order_of(unit, shot)).accepted());
            }
        });
    }
    CHECK(units > 100);
    CHECK(walks > 100);
    CHECK(shots > 10);
}

TEST_CASE("squads advice: the computer begins a game as people are told to", "[squads][advice]") {
    const auto rules = SquadsRules::make({});
    Rng rng(3);
    int asked = 0;
    Position begun = rules->start();
    playout(*rules, begun, rng, 4, [&](const Position& at, const auto&, const Action&) {
        const Situation situation(*rules, at, static_cast<int>(to_act(at)));
        std::optional<Action> told;
        if (at.phase == Phase::objective) told = Objective{advised_objective(situation)};
        if (at.phase == Phase::edge) told = HomeEdge{advised_edge(situation)};
        if (!told) return;
        ++asked;
        CHECK(Bot<SquadsRules>::choose(*rules, at, {1, 100, 1}).ranked.front() == *told);
    });
    CHECK(asked == 2);
}

TEST_CASE("squads advice: a walk at which nobody can shoot is worth to people what it is to the computer",
          "[squads][advice]") {
    const Field far = field("play turn=3 obj=t00",
                            {"a00 rifle 2100,2700", "a01 hmg 2600,3400 face=0,-1", "b00 cc 5600,100"}, flag_and_hill);
    int walks = 0;
    for (const char* unit : {"a00", "a01"}) {
        for (const AdvisedPlace& place : advised_places(situation_of(far), id(unit))) {
            REQUIRE(threats_of(place.walk).empty());
            ++walks;
            const Position after = after_walk(far.rules, far.at, place.walk);
            CHECK(place.worth == lead(far.rules, far.at, after) - lead(far.rules, far.at, far.at));
        }
    }
    CHECK(walks >= 4);
}

TEST_CASE("squads advice: each walk brings its side forward, so none leads back, and they come to an end",
          "[squads][advice]") {
    Field now = field("play turn=3 obj=t00",
                      {"a00 hmg 2100,3100 face=0,-1", "a01 rifle 2300,3600", "a02 rifle 900,3000", "b00 cc 5600,100"},
                      flag_and_hill);
    int before = lead(now.rules, now.at, now.at), walks = 0;
    for (; walks < 20; ++walks) {
        const UnitId unit = advised_unit(situation_of(now));
        if (unit == no_unit) break;
        const std::vector<AdvisedPlace> places = advised_places(situation_of(now), unit);
        if (places.empty() || !places.front().is_worth_going()) break;  // it shoots
        now.at = after_walk(now.rules, now.at, places.front().walk);
        const int after = lead(now.rules, now.at, now.at);
        CHECK(after > before);
        before = after;
    }
    CHECK(walks >= 2);
    CHECK(walks < 20);
    CHECK(at_flag(now.at, 0).fit_units >= 2);
}

TEST_CASE("squads advice: dice come after walks, and the likelier or dearer gamble first", "[squads][advice]") {
    const std::vector<std::string> woods{"t00 woods 1900,2000 2300,2400"};
    const auto of = [&](const char* first, const char* second, const char* enemy = "b00 rifle 2100,1200") {
        return suggested(field("play turn=3 obj=t00", {first, second, enemy}, woods));
    };
    const char* harmless = "b00 rifle 2100,1200 st=s";
    CHECK(of("a00 rifle 2100,2100", "a01 rifle 900,3000", harmless) == "a01");  // walks to the flag
    CHECK(of("a00 rifle 2100,2100", "a01 rifle 2200,2300 st=s") == "a01");  // a squad is worth more than a hit on one
    CHECK(of("a00 rifle 2100,2100 st=p", "a01 rifle 2220,2100 st=s") == "a00");  // who holds the flag then
}

TEST_CASE("CS-VP-01 squads advice: a shot that leaves the flag to its side comes before an easier one",
          "[squads][advice]") {
    const Field contested =
        field("play turn=3 obj=t00",
              {"a00 rifle 2000,2100", "a01 hmg 2100,2700 face=0,-1", "b00 rifle 2200,2300", "b01 rifle 2500,2550"},
              {"t00 woods 1900,2000 2300,2400"});
    const Situation situation = situation_of(contested);
    CHECK(contester(situation) == id("b00"));
    const std::vector<Shot> shots = advised_shots(situation, id("a00"));
    REQUIRE_FALSE(shots.empty());
    CHECK(shots.front().target == id("b00"));
    CHECK(advised_shots(situation, id("a01")).front().target == id("b00"));
}

TEST_CASE("squads advice: a hit falls upon whom the computer values least", "[squads][advice]") {
    const Field house =
        field("play turn=3",
              {"a00 cc 1000,1000", "a01 rifle 1200,1000", "a02 hmg 1400,1000 face=0,-1", "b00 cc 5600,100"}, {});
    const std::vector<UnitId> all{id("a00"), id("a01"), id("a02")};
    const Units least = least_lost(house.at, all, 2, 2);
    REQUIRE(least.size() == 2);
    for (const UnitId chosen : least) {
        for (const UnitId other : all) {
            if (std::find(least.begin(), least.end(), other) == least.end())
                CHECK(value_of(house.at[chosen]) <= value_of(house.at[other]));
        }
    }
}
