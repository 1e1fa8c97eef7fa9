#include "games/dogfight/ai/search_adapter.h"

#include <algorithm>
#include <cstdlib>

#include "base/hash.h"
#include "base/narrow.h"
#include "games/dogfight/ai/evaluation.h"
#include "games/dogfight/ai/step_evaluator.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/judge.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/throttle.h"

namespace sightlines::dogfight {
namespace {

struct Rated {
    Action action;
    int value;
};

std::vector<Action> in_order(std::vector<Rated> rated) {
    std::stable_sort(rated.begin(), rated.end(), [](const Rated& a, const Rated& b) { return a.value > b.value; });
    std::vector<Action> actions;
    actions.reserve(rated.size());
    for (Rated& each : rated) actions.push_back(std::move(each.action));
    return actions;
}

// Targets: whom it has most CV against, who is near, who is weak; a friend or nobody only for want of enemies.
constexpr int per_hex_to_target = 8;
constexpr int keeping = 15;
constexpr int hopeless = 40;  // so far behind the best that it is not even tried
constexpr int weakness = 4;   // the share of soundness that is missing, divided

std::vector<Action> targets(const Rules& rules, const Position& at) {
    const int letter = at.queue[0];
    const Aircraft& plane = at.plane(letter);
    std::vector<Rated> rated;
    for (std::size_t other = 0; other < at.planes.size(); ++other) {
        const Aircraft& enemy = at.planes[other];
        const Declare declare{narrow(static_cast<int>(other)), false};
        if (enemy.side == plane.side || !rules.check(at, declare).accepted()) continue;
        const bool keeps_target = plane.target == declare.on || plane.random_target == declare.on;
        const int cv = keeps_target ? plane.cv : 0;
        int value =
            2 * tail_value(plane, enemy, cv) - per_hex_to_target * range(plane, enemy) + (keeps_target ? keeping : 0);
        value -= airframe_value(enemy) / weakness;
        rated.push_back({declare, value});
    }
    int best = rated.empty() ? 0 : rated.front().value;
    for (const Rated& each : rated) best = std::max(best, each.value);
    std::erase_if(rated, [best](const Rated& each) { return each.value < best - hopeless; });
    std::vector<Action> actions = in_order(std::move(rated));
    // Without a target: only to get rid of a negative CV.
    if (actions.empty() || plane.cv < 0) actions.emplace_back(Declare{});
    return actions;
}

int wanted_speed(const Aircraft& plane) { return std::max(plane.card.min + 2, plane.card.level - 2); }

std::vector<Action> throttles(const Position& at) {
    const Aircraft& plane = at.plane(at.current);
    const int speed = plane.speed + plane.speed_change + pitch_change(plane);
    const int lack = wanted_speed(plane) - speed;
    const bool may = may_use_power(plane);
    if (lack > 0 && may) return {Throttle{1}, Throttle{0}, Throttle{-1}};
    std::vector<Action> actions;
    if (lack < -1) actions.emplace_back(Throttle{-1});
    actions.emplace_back(Throttle{0});
    if (lack >= -1) actions.emplace_back(Throttle{-1});
    if (may) actions.emplace_back(Throttle{1});
    return actions;
}

std::vector<Action> bursts(const Rules& rules, const Position& at) {
    std::vector<Action> actions;
    rules.legal(at, actions);
    // Longer bursts hit more; to hold fire comes last.
    std::stable_sort(actions.begin(), actions.end(), [](const Action& a, const Action& b) {
        const auto length = [](const Action& action) {
            const Fire* fire = std::get_if<Fire>(&action);
            return fire == nullptr ? 0 : static_cast<int>(fire->burst);
        };
        return length(a) > length(b);
    });
    // Only a gun that may jam is a reason for a shorter one.
    if (!rules.options().jamming) actions.resize(1);
    return actions;
}

std::vector<Action> pips(const Rules& rules, const Position& at) {
    for (const int change : {1, -1}) {
        if (rules.check(at, Pip{narrow(change)}).accepted()) return {Pip{narrow(change)}, Pip{0}};
    }
    return {Pip{0}};
}

// What may be lost first: points, then the pitch, the turn and the stay.
std::vector<Action> orders(const Position& at) {
    Tasks order = tasks_at_stake(at.move);
    const auto importance = [&at](Task task) {
        switch (task) {
            case Task::aero: return 0;
            case Task::pitch: return 1;
            case Task::turn: return 2;
            default: return at.move.attempted[Task::turn] > 0 ? 1 : 3;
        }
    };
    std::vector<Rated> rated;
    do {
        int value = 0;
        int place = 0;
        for (const Task task : order) value += importance(task) * place++;
        rated.push_back({Prefer{order}, value});
    } while (std::next_permutation(order.begin(), order.end()));
    return in_order(std::move(rated));
}

std::vector<Action> exits(const Rules& rules, const Position& at) {
    StepEvaluator evaluator(rules.options(), at);
    std::vector<Rated> rated;
    rated.reserve(all_facings.size());
    for (const Facing to : all_facings) rated.push_back({ExitTo{to}, evaluator.of_leaving(to)});
    return in_order(std::move(rated));
}

std::vector<Action> chances_taken(const Rules& rules, const Position& at) {
    const int letter = at.queue[0];
    std::vector<Rated> rated{{RandomAt{}, 0}};
    for (std::size_t other = 0; other < at.planes.size(); ++other) {
        const RandomAt take{narrow(static_cast<int>(other))};
        if (!rules.check(at, take).accepted()) continue;
        rated.push_back({take, 20 * random_cv(at, letter, take.on) - range(at.plane(letter), at.planes[other])});
    }
    return in_order(std::move(rated));
}

std::vector<Action> evasions(const Rules& rules, const Position& at) {
    int missing = 0;
    for (const Encounter& encounter : at.encounters) {
        if (encounter.a == at.queue[0] || encounter.b == at.queue[0])
            missing = std::max(missing, levels_missing(at, encounter));
    }
    std::vector<Rated> rated;
    for (int level = 0; level <= 3; ++level) {
        const Evade evade{narrow(level)};
        if (rules.check(at, evade).accepted()) rated.push_back({evade, -std::abs(std::min(missing, 2) - level)});
    }
    return in_order(std::move(rated));
}

// To stay level, unless the enemies are higher; a dive brings speed that is hard to use.
std::vector<Action> climbs(const Rules& rules, const Position& at) {
    const Aircraft& plane = at.plane(at.current);
    int highest = 0;
    for (const Aircraft& other : at.planes) {
        if (other.in_play() && other.side != plane.side) highest = std::max(highest, half_levels(other));
    }
    const int wanted = std::clamp(highest - half_levels(plane), -1, 1);
    std::vector<Rated> rated;
    for (int half_levels = -3; half_levels <= 3; ++half_levels) {
        const Climb climb{narrow(half_levels)};
        if (rules.check(at, climb).accepted()) rated.push_back({climb, -std::abs(half_levels - wanted)});
    }
    if (rated.empty()) rated.push_back({legal_actions(rules, at).front(), 0});
    return in_order(std::move(rated));
}

}  // namespace

std::vector<Action> SearchAdapter::steps(const Position& at, bool all) const {
    const Options& options = rules_.options();
    StepEvaluator evaluator(options, at);
    std::vector<Rated> rated;
    const int given = at.move.points;
    for (const ScoredStep& each : evaluator.steps(all ? Breadth::all : Breadth::usual, given))
        rated.push_back({each.step, each.value});
    if (all && at.phase == Phase::move && given == 0 && !at.move.declared) {
        for (int points = 1; points <= most_points(options, at.plane(at.current)); ++points) {
            if (!judge_points(options, at, points).accepted()) continue;
            const std::vector<ScoredStep> with = evaluator.steps(Breadth::usual, points);
            if (!with.empty()) rated.push_back({Aero{static_cast<std::int16_t>(points)}, with.front().value});
        }
    }
    if (at.phase == Phase::move && judge_end(at).accepted()) rated.push_back({EndMove{}, evaluator.of_ending()});
    if (rated.empty()) rated.push_back({legal_actions(rules_, at).front(), 0});
    return in_order(std::move(rated));
}

std::vector<Action> SearchAdapter::candidates(const Position& at, Rng&) const {
    std::vector<Action> actions;
    switch (at.phase) {
        case Phase::grand: actions = {Grand{true}, Grand{false}}; break;
        case Phase::target: actions = targets(rules_, at); break;
        case Phase::ram: actions = {Pass{}, Ram{}}; break;
        case Phase::evade: actions = evasions(rules_, at); break;
        case Phase::random: actions = chances_taken(rules_, at); break;
        case Phase::tail: actions = {Tail{}, Go{}}; break;
        case Phase::mp: actions = {RollMp{true}, RollMp{false}}; break;
        case Phase::declare:
        case Phase::move: actions = steps(at, true); break;
        case Phase::prefer: actions = orders(at); break;
        case Phase::exit: actions = exits(rules_, at); break;
        case Phase::spin: actions = {Recover{}}; break;
        case Phase::gtplan: actions = climbs(rules_, at); break;
        case Phase::throttle: actions = throttles(at); break;
        case Phase::fire: actions = bursts(rules_, at); break;
        case Phase::pip: actions = pips(rules_, at); break;
        default: actions = {Clear{}, Pass{}}; break;
    }
    if (actions.size() > skill_.most_candidates) actions.resize(skill_.most_candidates);
    return actions;
}

Action SearchAdapter::rollout_action(const Position& at, Rng&) const {
    switch (at.phase) {
        case Phase::grand: return Grand{true};
        case Phase::target: return targets(rules_, at).front();
        case Phase::ram: return Pass{};
        case Phase::evade: return evasions(rules_, at).front();
        case Phase::random: return chances_taken(rules_, at).front();
        case Phase::tail: return Tail{};
        case Phase::mp: return RollMp{true};
        case Phase::declare:
        case Phase::move: return steps(at, false).front();
        case Phase::prefer: return orders(at).front();
        case Phase::exit: return exits(rules_, at).front();
        case Phase::spin: return Recover{};
        case Phase::gtplan: return climbs(rules_, at).front();
        case Phase::throttle: return throttles(at).front();
        case Phase::fire: return bursts(rules_, at).front();
        case Phase::pip: return pips(rules_, at).front();
        default: return Clear{};
    }
}

bool SearchAdapter::is_cutoff(const Position& at, int) const {
    return at.turn > until_ && (at.phase == Phase::target || at.phase == Phase::grand);
}

int SearchAdapter::value(const Position& at, std::size_t player) const { return win_chances(at)[player]; }

// What is flown, and how; all else has a clear favourite.
bool SearchAdapter::is_searched(const Position& at) const {
    return at.phase == Phase::target || at.phase == Phase::declare || at.phase == Phase::move ||
           at.phase == Phase::prefer || at.phase == Phase::exit || at.phase == Phase::throttle;
}

// Without the dice that are spent, such as those of initiative.
std::uint64_t SearchAdapter::key(const Position& at) const {
    Hash hash;
    hash.add(at.phase).add(at.turn).add(at.current).add(at.queue.size());
    for (const std::int8_t letter : at.queue) hash.add(letter);
    const Move& move = at.move;
    hash.add(move.step).add(move.die).add(move.bonus).add(move.points).add(move.points_spent).add(move.tested);
    hash.add(move.stayed).add(move.level).add(move.well).add(move.free_exit).add(move.checked).add(move.min_rise);
    for (const std::int8_t count : move.attempted.of) hash.add(count);
    for (const Aircraft& plane : at.planes) {
        hash.add(plane.out).add(plane.moved).add(plane.hex.column).add(plane.hex.row).add(plane.face);
        hash.add(plane.altitude).add(plane.leave).add(plane.pitch).add(plane.speed).add(plane.speed_change);
        hash.add(plane.mt).add(plane.spin).add(plane.target).add(plane.cv);
        hash.add(plane.damage).add(plane.wound).add(plane.engine_hits).add(plane.control_damage);
    }
    return hash.value();
}

}  // namespace sightlines::dogfight
