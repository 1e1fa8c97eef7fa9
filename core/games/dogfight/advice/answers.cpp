#include "games/dogfight/advice/answers.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/narrow.h"
#include "games/dogfight/ai/evaluation.h"
#include "games/dogfight/offers/offers.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/throttle.h"

namespace sightlines::dogfight {
namespace {

// Targets: whom it has most CV against, who is near, who is weak; a friend or nobody only for want of enemies.
constexpr int per_hex_to_target = 8;
constexpr int keeping = 15;
constexpr int hopeless = 40;  // so far behind the best that it is not even tried
constexpr int weakness = 4;   // the share of soundness that is missing, divided

std::vector<Action> targets(const Rules& rules, const Position& at) {
    const int letter = at.queue[0];
    const Aircraft& plane = at.plane(letter);
    std::vector<RatedAction> rated;
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
    for (const RatedAction& each : rated) best = std::max(best, each.value);
    std::erase_if(rated, [best](const RatedAction& each) { return each.value < best - hopeless; });
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
    std::vector<Action> legal;
    rules.legal(at, legal);
    // Longer bursts hit more; to hold fire comes last.
    std::vector<RatedAction> rated;
    for (const Action& action : legal) {
        const Fire* fire = std::get_if<Fire>(&action);
        rated.push_back({action, fire == nullptr ? 0 : static_cast<int>(fire->burst)});
    }
    std::vector<Action> actions = in_order(std::move(rated));
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
    std::vector<RatedAction> rated;
    do {
        int value = 0;
        int place = 0;
        for (const Task task : order) value += importance(task) * place++;
        rated.push_back({Prefer{order}, value});
    } while (std::next_permutation(order.begin(), order.end()));
    return in_order(std::move(rated));
}

std::vector<Action> exits(const Rules& rules, const Position& at) {
    Position after = at;
    std::vector<RatedAction> rated;
    rated.reserve(all_facings.size());
    for (const Facing to : all_facings) {
        after.mover().face = to;
        const int value = standing_value(after, at.current) + shots_value(rules.options(), after, at.current);
        rated.push_back({ExitTo{to}, value});
    }
    return in_order(std::move(rated));
}

std::vector<Action> chances_taken(const Rules& rules, const Position& at) {
    const int letter = at.queue[0];
    std::vector<RatedAction> rated{{RandomAt{}, 0}};
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
    std::vector<RatedAction> rated;
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
    std::vector<RatedAction> rated;
    for (int half_levels = -3; half_levels <= 3; ++half_levels) {
        const Climb climb{narrow(half_levels)};
        if (rules.check(at, climb).accepted()) rated.push_back({climb, -std::abs(half_levels - wanted)});
    }
    if (rated.empty()) rated.push_back({legal_actions(rules, at).front(), 0});
    return in_order(std::move(rated));
}

// The engine roll that is likelier to end in the hex of the target. The computer tries both.
Action engine(const Position& at) {
    const Aircraft& plane = at.mover();
    const MpForecast mps = forecast_mp(at);
    const int away = plane.target == nobody ? 1 : std::max(1, distance(plane.hex, at.plane(plane.target).hex));
    return RollMp{std::ranges::count(mps.horizontal_with, away) > std::ranges::count(mps.horizontal, away)};
}

// The throttle that brings it nearest to the speed of its target, within those at which it can turn and climb; as it
// is, where that is nearly so. The computer tries all.
Action throttle(const Rules& rules, const Position& at) {
    constexpr int nearly = 6;  // sixths of a point of speed, as all here
    const Aircraft& plane = at.mover();
    const int now = plane.speed + plane.speed_change + (at.grand_turn ? 0 : pitch_change(plane));
    const int least = plane.card.min + 2, most = std::max(least, plane.card.level - 1);
    const int wanted = std::clamp<int>(plane.target == nobody ? now : at.plane(plane.target).speed, least, most);
    std::vector<RatedAction> rated;
    for (const int use : {0, 1, -1}) {
        const Throttle action{narrow(use)};
        if (!rules.check(at, action).accepted()) continue;
        int change = 0;
        const std::array<Chance, 5> chances = throttle_chances(at, use);
        for (int points = 0; use != 0 && points < 5; ++points)
            change += use * points * chances[static_cast<std::size_t>(points)].of;
        const int away = std::abs(6 * (now - wanted) + change);
        rated.push_back({action, use == 0 && away <= nearly ? 0 : -away});
    }
    return in_order(std::move(rated)).front();
}

bool may_hit(const Options& options, const Position& at, int burst) {
    constexpr int best_dice = 12;
    const Aircraft& firer = at.plane(at.queue[0]);
    const int range = fire_range(firer, at.plane(firer.target)).value_or(0);
    return hits_of(best_dice + fire_modifiers(options, firer, range).total(), burst) > 0;
}

}  // namespace

std::vector<Action> in_order(std::vector<RatedAction> rated) {
    std::ranges::stable_sort(rated, [](const RatedAction& a, const RatedAction& b) { return a.value > b.value; });
    std::vector<Action> actions;
    actions.reserve(rated.size());
    for (RatedAction& each : rated) actions.push_back(std::move(each.action));
    return actions;
}

std::vector<Action> answers_in_order(const Rules& rules, const Position& at) {
    switch (at.phase) {
        case Phase::grand: return {Grand{true}, Grand{false}};
        case Phase::target: return targets(rules, at);
        case Phase::ram: return {Pass{}, Ram{}};
        case Phase::evade: return evasions(rules, at);
        case Phase::random: return chances_taken(rules, at);
        case Phase::tail: return {Tail{}, Go{}};
        case Phase::mp: return {RollMp{true}, RollMp{false}};
        case Phase::prefer: return orders(at);
        case Phase::exit: return exits(rules, at);
        case Phase::spin: return {Recover{}};
        case Phase::gtplan: return climbs(rules, at);
        case Phase::throttle: return throttles(at);
        case Phase::fire: return bursts(rules, at);
        case Phase::pip: return pips(rules, at);
        default: return {Clear{}, Pass{}};
    }
}

std::optional<Action> suggested_answer(const Rules& rules, const Position& at) {
    switch (at.phase) {
        case Phase::move:
        case Phase::declare:
        case Phase::ram:
        case Phase::evade: return std::nullopt;
        default: break;
    }
    if (!is_decision(at.phase)) return std::nullopt;
    Action best = at.phase == Phase::mp         ? engine(at)
                  : at.phase == Phase::throttle ? throttle(rules, at)
                                                : answers_in_order(rules, at).front();
    if (!rules.check(at, best).accepted() || Offers<Rules>::offer(rules, at, best).role == Role::declining)
        return std::nullopt;
    const auto* fire = std::get_if<Fire>(&best);
    if (fire != nullptr && !may_hit(rules.options(), at, fire->burst)) return std::nullopt;
    return best;
}

// Whom to hunt is answered where there is only one, whether to fire where no burst can hit, the throttle where it
// stays.
std::optional<Action> guided_answer(const Rules& rules, const Position& at, bool only_side) {
    const int letter = acting_plane(rules, at);
    if (letter == nobody) return std::nullopt;
    const Aircraft& plane = at.plane(letter);
    switch (at.phase) {
        case Phase::target: {
            const auto enemies = std::ranges::count_if(
                at.planes, [&](const Aircraft& other) { return other.in_play() && other.side != plane.side; });
            if ((at.turn < 2 && !only_side) || enemies != 1 || rules.options().signals) return std::nullopt;
            break;
        }
        case Phase::throttle:  // after a plan that has stopped
            if (!only_side) return std::nullopt;
            break;
        case Phase::tail:
        case Phase::mp:
        case Phase::prefer:
        case Phase::pip:
        case Phase::fire: break;
        default: return std::nullopt;
    }
    const std::optional<Action> suggested = suggested_answer(rules, at);
    if (at.phase == Phase::fire) return suggested ? std::nullopt : std::optional<Action>(Pass{});
    return at.phase == Phase::throttle && suggested != Action(Throttle{}) ? std::nullopt : suggested;
}

}  // namespace sightlines::dogfight
