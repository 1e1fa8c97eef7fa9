// The computer's player of Dogfight!.
#include "games/dogfight/ai/bot.h"

#include <catch_amalgamated.hpp>

#include "engine/dice.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/roster.h"
#include "search/choose.h"

using namespace sightlines;
using namespace sightlines::dogfight;

namespace {

Aircraft aircraft(int side, Type type, std::string_view hex, Facing face, int alt, int speed) {
    Aircraft plane;
    plane.side = static_cast<std::int8_t>(side);
    plane.type = type;
    plane.card = card_of(type);
    plane.hex = *hex_from(hex);
    plane.face = face;
    plane.altitude = static_cast<std::int8_t>(alt);
    plane.speed = static_cast<std::int8_t>(speed);
    return plane;
}

Aircraft aiming(Aircraft plane, int at, int cv) {
    plane.target = static_cast<std::int8_t>(at);
    plane.cv = static_cast<std::int16_t>(cv);
    return plane;
}

Rules rules_of(const Options& options) {
    const auto rules = Rules::make(options);
    REQUIRE(rules);
    return *rules;
}

Position admitted(const Rules& rules, Phase phase, std::vector<Aircraft> planes, int mover = nobody) {
    Position at;
    at.phase = phase;
    at.limit = 20;
    at.planes = std::move(planes);
    at.current = static_cast<std::int8_t>(mover);
    const auto admitted = rules.admit(at);
    REQUIRE(admitted);
    return *admitted;
}

Action chosen(const Rules& rules, const Position& at, int level, std::uint64_t seed = 3) {
    return choose_action(rules, at, SearchBudget{level, 20'000, seed}).ranked.front();
}

template <class Kind>
Kind chosen_as(const Rules& rules, const Position& at, int level) {
    const Action action = chosen(rules, at, level);
    REQUIRE(std::holds_alternative<Kind>(action));
    return std::get<Kind>(action);
}

// A game between two computers with so little time that it goes through every phase quickly.
struct Played {
    int decisions = 0;
    std::uint64_t most_over = 0;  // nodes above the budget
    bool allowed = true;
    bool over = false;
};
Played play(const Options& options, const SearchBudget& budget, int most_actions) {
    const Rules rules = rules_of(options);
    Position at = rules.start();
    Rng rng(budget.seed);
    Played played;
    for (int actions = 0; actions < most_actions && played.allowed; ++actions) {
        const Status status = rules.status(at);
        if (status.to_act == Side::nobody) {
            played.over = true;
            break;
        }
        if (status.roll) {
            rules.play(at, Action(sample_roll(*status.roll, rng)));
            continue;
        }
        const auto result = Bot<Rules>::choose(rules, at, {budget.level, budget.nodes, rng.next()});
        for (const Action& action : result.ranked) played.allowed &= rules.check(at, action).accepted();
        if (result.nodes > budget.nodes) played.most_over = std::max(played.most_over, result.nodes - budget.nodes);
        if (played.allowed) rules.play(at, result.ranked.front());
        ++played.decisions;
    }
    return played;
}

}  // namespace

TEST_CASE("dogfight bot: the longest burst from a sure position", "[dogfight]") {
    const Rules rules = rules_of({});
    const Position at = admitted(rules, Phase::combat,
                                 {aiming(aircraft(0, Type::camel, "h7", Facing::n, 8, 5), 1, 10),
                                  aircraft(1, Type::d5a, "h7", Facing::n, 8, 5)});
    REQUIRE(at.phase == Phase::fire);
    for (int level = 1; level <= top_level; ++level) CHECK(chosen_as<Fire>(rules, at, level).burst == 3);
}

TEST_CASE("dogfight bot: does not turn to the edge of the map", "[dogfight]") {
    const Rules rules = rules_of({});
    // One hex and one MP from the northern edge.
    Position at =
        admitted(rules, Phase::go,
                 {aircraft(0, Type::camel, "h2", Facing::n, 8, 4), aircraft(1, Type::d5a, "h11", Facing::n, 8, 5)}, 0);
    REQUIRE(at.phase == Phase::mproll);
    rules.play(at, Action(Roll{DiceNumbers(1, 2)}));
    for (int level = 1; level <= top_level; ++level) {
        const Step step = chosen_as<Step>(rules, at, level);
        CHECK(step.kind == StepKind::fly);
        const bool leads_off = !step.mid && step.turn >= -1 && step.turn <= 1;
        CHECK_FALSE(leads_off);
    }
}

TEST_CASE("dogfight bot: recovers from a spin", "[dogfight]") {
    const Rules rules = rules_of({});
    Aircraft spinning = aircraft(0, Type::camel, "h7", Facing::none, 8, 0);
    spinning.spin = true;
    spinning.pitch = -2;
    const Position at = admitted(rules, Phase::go, {spinning, aircraft(1, Type::d5a, "n3", Facing::n, 8, 5)}, 0);
    REQUIRE(at.phase == Phase::spin);
    for (int level = 1; level <= top_level; ++level) chosen_as<Recover>(rules, at, level);
    CHECK(Bot<Rules>::explain(rules, at, Recover{}) == "92% to pull out, at height 8.");
}

TEST_CASE("dogfight bot: flies into the hex of a target that has moved, for the shot", "[dogfight]") {
    const Rules rules = rules_of({});
    Aircraft prey = aircraft(1, Type::d5a, "h6", Facing::n, 8, 5);
    prey.moved = true;
    Position at = admitted(rules, Phase::go, {aiming(aircraft(0, Type::camel, "h7", Facing::n, 8, 5), 1, 9), prey}, 0);
    if (at.phase == Phase::mp) rules.play(at, RollMp{});
    REQUIRE(at.phase == Phase::mproll);
    rules.play(at, Action(Roll{DiceNumbers(1, 2)}));
    for (int level = 2; level <= top_level; ++level) {
        const Step step = chosen_as<Step>(rules, at, level);
        CHECK(step.kind == StepKind::fly);
        const bool keeps_level = step.pitch == Step::same_pitch || step.pitch == 1 || step.pitch == -1;
        CHECK(keeps_level);
    }
}

TEST_CASE("dogfight bot: power for an aircraft about to stall", "[dogfight]") {
    const Rules rules = rules_of({});
    Position at =
        admitted(rules, Phase::go,
                 {aircraft(0, Type::spad13, "h7", Facing::n, 8, 2), aircraft(1, Type::d5a, "n11", Facing::n, 8, 5)}, 0);
    at.phase = Phase::throttle;
    for (int level = 1; level <= top_level; ++level) CHECK(chosen_as<Throttle>(rules, at, level).use == 1);
    // 3-6 of the die and a rating of 1: only a 1 gains nothing.
    CHECK(Bot<Rules>::explain(rules, at, Throttle{1}) ==
          "83% to get faster; else it flies at speed 2, too slow: it stalls or spins.");
}

TEST_CASE("dogfight bot: the nearer of two equal enemies is the target", "[dogfight]") {
    const Rules rules = rules_of({});
    const Position at =
        admitted(rules, Phase::begin,
                 {aircraft(0, Type::camel, "h7", Facing::n, 8, 5), aircraft(1, Type::d5a, "n12", Facing::n, 8, 5),
                  aircraft(1, Type::d5a, "h5", Facing::n, 8, 5)});
    REQUIRE(at.phase == Phase::target);
    for (int level = 1; level <= top_level; ++level) {
        const int on = chosen_as<Declare>(rules, at, level).on;
        CAPTURE(level);
        CHECK(on == 2);
    }
    CHECK(Bot<Rules>::explain(rules, at, Declare{2}) == "You are behind it, Combat Value 1.");
    CHECK(Bot<Rules>::explain(rules, at, Declare{1}) ==
          "Only on a target can you gain Combat Value, and to fire you need some.");
}

TEST_CASE("dogfight bot: a loss of Combat Value is no reason to hunt somebody", "[dogfight]") {
    const Rules rules = rules_of({});
    const auto why = [&](const Aircraft& own, const Aircraft& other) {
        const Position at = admitted(rules, Phase::begin, {own, other});
        REQUIRE(at.phase == Phase::target);
        return Bot<Rules>::explain(rules, at, Declare{1});
    };
    const Aircraft own = aiming(aircraft(0, Type::camel, "h7", Facing::n, 8, 5), 1, -9),
                   other = aircraft(1, Type::d5a, "h4", Facing::n, 8, 5);
    CHECK(why(own, other) == "Only on a target can you gain Combat Value, and to fire you need some.");
    // DF-CV-08: all of it.
    CHECK(why(own, aiming(other, 0, 3)) == "It hunts you: whatever you gain on it, it loses on you.");
    const Position three = admitted(rules, Phase::begin, {own, other, aircraft(1, Type::d5a, "h12", Facing::n, 8, 5)});
    CHECK(Bot<Rules>::explain(rules, three, Declare{1}) == "It is the nearest enemy, 3 hexes away.");
}

TEST_CASE("dogfight bot: a step is said to come closer, and never to be sure where it may stall", "[dogfight]") {
    const Rules rules = rules_of({});
    const auto why = [&](int speed, char die) {
        Position at = admitted(
            rules, Phase::go,
            {aircraft(0, Type::camel, "h7", Facing::n, 8, speed), aircraft(1, Type::d5a, "h3", Facing::n, 8, 5)}, 0);
        REQUIRE(at.phase == Phase::mproll);
        rules.play(at, Action(Roll{DiceNumbers(1, die)}));  // one hex
        return Bot<Rules>::explain(rules, at, Step{});
    };
    CHECK(why(5, 2) == "It comes closer to the red Albatros: 3 instead of 4 hexes.");
    // At its least speed, 2, and with its rating of -1, it spins with a 1 or 2 and stalls with a 3 or 4 (DF-STALL-03).
    CHECK(why(2, 2) ==
          "It comes closer to the red Albatros: 3 instead of 4 hexes. So slow, it stalls or spins with 67%.");
    CHECK(why(1, 6) == "Too slow: whatever it does, it stalls or spins.");  // 7 is needed against that
}

TEST_CASE("dogfight bot: the throttle is judged by the speed that would be", "[dogfight]") {
    const Rules rules = rules_of({});
    Aircraft own = aiming(aircraft(0, Type::camel, "h7", Facing::n, 8, 4), 1, 0);
    own.pitch = -2;
    const auto why = [&](const Throttle& throttle) {
        Position at = admitted(rules, Phase::go, {own, aircraft(1, Type::d5a, "n11", Facing::n, 8, 5)}, 0);
        at.phase = Phase::throttle;
        return Bot<Rules>::explain(rules, at, throttle);
    };
    CHECK(why(Throttle{0}) == "It then flies at speed 6, the red Albatros at 5.");  // a dive gives 2 (DF-SPD-02)
    own.pitch = 2;
    CHECK(why(Throttle{0}) == "It then flies at speed 2 and may stall.");
    own.pitch = 3;
    CHECK(why(Throttle{0}) == "It then flies at speed 1, too slow: it stalls or spins.");
    own.speed = 3;
    CHECK(why(Throttle{-1}) == "At speed 0 nothing makes it slower.");  // a steep climb costs 3
}

TEST_CASE("dogfight bot: Aerobatic Points are said to gain as much as they do", "[dogfight]") {
    const Rules rules = rules_of({});
    Aircraft own = aircraft(0, Type::camel, "h7", Facing::n, 8, 5);
    Aircraft other = aircraft(1, Type::d5a, "h3", Facing::n, 8, 5);
    const auto why = [&] {
        Position at = admitted(rules, Phase::go, {own, other}, 0);
        return Bot<Rules>::explain(rules, at, Aero{3});
    };
    CHECK(why().empty());
    other = aiming(other, 0, 1);
    CHECK(why() == "If the manoeuvre works, whoever hunts it loses Combat Value.");
    own = aiming(own, 1, 0);
    CHECK(why() == "If the manoeuvre works, it gains 3 more Combat Value on the red Albatros.");
    own.pilot.flying = 1;  // twice as much in a circle beside it (DF-AER-04)
    CHECK(why() == "If the manoeuvre works, it gains more Combat Value on the red Albatros.");
}

TEST_CASE("dogfight bot: what is said of a burst is its chance", "[dogfight]") {
    const Rules rules = rules_of({});
    // One gun at range 0 with a CV of 1: 10 or more of two dice.
    const Position at = admitted(rules, Phase::combat,
                                 {aiming(aircraft(0, Type::nieuport17, "h7", Facing::n, 8, 4), 1, 1),
                                  aircraft(1, Type::d5a, "h7", Facing::n, 8, 5)});
    CHECK(Bot<Rules>::explain(rules, at, Fire{3}) == "17% to hit.");
    CHECK(Bot<Rules>::explain(rules, at, Pass{}).empty());
}

TEST_CASE("dogfight bot: a burst that cannot hit is said to be one", "[dogfight]") {
    const Rules rules = rules_of({});
    // At a range of 1 the dice lose 10: 12 - 10 + 1 - 10 is none.
    const Position at = admitted(rules, Phase::combat,
                                 {aiming(aircraft(0, Type::nieuport17, "h7", Facing::n, 8, 4), 1, 1),
                                  aircraft(1, Type::d5a, "h6", Facing::se, 8, 5)});
    CHECK(Bot<Rules>::explain(rules, at, Fire{1}) == "It cannot hit, but costs nothing.");
}

TEST_CASE("dogfight bot: chances are even at an even start, and follow damage, score and loss", "[dogfight]") {
    const Rules rules = rules_of({});
    const auto chances = [&rules](const Aircraft& first, std::array<std::int32_t, most_sides> score = {}) {
        Position at = admitted(rules, Phase::begin, {first, aircraft(1, Type::d7, "h10", Facing::s, 8, 5)});
        at.score = score;
        return Bot<Rules>::evaluate(rules, at);
    };
    const Aircraft whole = aircraft(0, Type::d7, "h4", Facing::n, 8, 5);
    CHECK(chances(whole) == WinChances{500, 500});
    Aircraft torn = whole;
    torn.damage = 16;
    CHECK(chances(torn)[0] < 450);
    CHECK(chances(torn)[0] + chances(torn)[1] >= 999);
    CHECK(chances(whole, {12, 0})[0] > 600);
    CHECK(chances(whole, {0, 12})[0] < 400);
    Position at = admitted(rules, Phase::begin, {whole, aircraft(1, Type::d7, "h10", Facing::s, 8, 5)});
    at.planes[1].out = Out::destroyed;
    CHECK(Bot<Rules>::evaluate(rules, at) == WinChances{1000, 0});
}

TEST_CASE("dogfight bot: a level looks at as many candidates as it may, and at its share of the nodes", "[dogfight]") {
    constexpr std::uint64_t begun = 600;  // the lines that are begun are finished
    const Rules rules = rules_of({});
    Position at =
        admitted(rules, Phase::go,
                 {aircraft(0, Type::camel, "h7", Facing::n, 8, 5), aircraft(1, Type::d5a, "j8", Facing::n, 8, 5)}, 0);
    REQUIRE(at.phase == Phase::mproll);
    rules.play(at, Action(Roll{DiceNumbers(1, 2)}));
    REQUIRE(at.phase == Phase::move);
    constexpr std::array<std::size_t, top_level> wide{3, 4, 8, 8};
    constexpr std::array<std::uint64_t, top_level> haste{1, 4, 5, 1};
    for (int level = 1; level <= top_level; ++level) {
        CAPTURE(level);
        const auto found = choose_action(rules, at, SearchBudget{level, 4'000, 3});
        CHECK(found.ranked.size() == of_level(wide, level));
        CHECK(found.nodes <= 4'000 / of_level(haste, level) + begun);
    }
}

TEST_CASE("dogfight bot: the same budget gives the same answer", "[dogfight]") {
    const Rules rules = rules_of({});
    Position at = rules.start();
    Rng rng(5);
    for (int actions = 0; actions < 60; ++actions) {
        const Status status = rules.status(at);
        if (status.to_act == Side::nobody) break;
        if (status.roll) {
            rules.play(at, Action(sample_roll(*status.roll, rng)));
            continue;
        }
        const auto once = choose_action(rules, at, {2, 500, 9});
        const auto again = choose_action(rules, at, {2, 500, 9});
        REQUIRE(once.ranked == again.ranked);
        REQUIRE(once.win_permille == again.win_permille);
        rules.play(at, once.ranked.front());
    }
}

TEST_CASE("dogfight bot: only what is allowed, within the budget, whatever is played", "[dogfight]") {
    constexpr std::uint64_t begun = 600;  // the lines that are begun are finished
    Options every;
    every.acquisition = every.disclosure = every.random_targeting = every.formation = every.signals = true;
    every.carry_facing = every.collisions = every.ramming = every.declare_first = every.adv_tables = true;
    every.fine_climb = every.departure = every.adv_stress = every.engine_fire = every.jamming = true;
    for (const Scenario scenario :
         {Scenario::duel, Scenario::patrol, Scenario::escort, Scenario::melee, Scenario::encounter}) {
        for (const bool advanced : {false, true}) {
            Options options = advanced ? every : Options{};
            options.scenario = scenario;
            options.grand = scenario == Scenario::encounter;
            for (const SearchBudget& budget : {SearchBudget{1, 20, 1}, SearchBudget{4, 300, 2}}) {
                const Played played = play(options, budget, budget.level == 1 ? 2'000 : 120);
                CHECK(played.allowed);
                CHECK(played.decisions > 0);
                CHECK(played.most_over <= begun);
                if (budget.level == 1) CHECK(played.over);
            }
        }
    }
}
