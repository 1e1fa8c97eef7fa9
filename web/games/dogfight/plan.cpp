#include "games/dogfight/plan.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/dogfight/answers.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/judge.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/throttle.h"

namespace sightlines::dogfight {
namespace {

constexpr double risky = 12;  // what a failure is worth, against the points of `worth`

struct Branch {
    Position at;
    Plan plan;
    int turned = 0;  // hexsides in all
};

bool is_moving(const Position& at, int mover) {
    return (at.phase == Phase::move || at.phase == Phase::declare) && at.current == mover;
}

double chance_of(const Options& options, const Position& at, const Step& step) {
    const StepForecast found = forecast_step(options, at, step, at.move.points);
    double chance = found.success.value();
    if (found.stall_check) chance *= 1 - found.stalls.value() - found.spins.value();
    if (found.stress_test) chance *= 1 - found.breaks.value();
    if (found.departs) {
        const int modifiers = departure_modifiers(options, at).total();
        chance *= std::clamp(2 + modifiers, 0, 6) / 6.0;  // 5 or more
    }
    return chance;
}

// The plan with one step more, or nothing.
std::optional<Branch> with_step(const Rules& rules, const Branch& branch, const Step& step) {
    if (!judge_step(rules.options(), branch.at, step, branch.at.move.points).accepted()) return std::nullopt;
    const double chance = chance_of(rules.options(), branch.at, step);
    if (chance < 0.001) return std::nullopt;
    Branch next = branch;
    const int mover = branch.at.current;
    if (!play_as_meant(rules, next.at, step)) return std::nullopt;
    next.plan.actions.emplace_back(step);
    if (branch.at.phase == Phase::declare) {  // it is flown only after the engine roll
        const StepForecast flown = forecast_step(rules.options(), branch.at, step, 0);
        next.plan.places.push_back({flown.hex, flown.face, flown.altitude, flown.leave, flown.pitch});
        next.plan.out = flown.out;
    } else {
        next.plan.places.push_back(waypoint_of(next.at.plane(mover)));
    }
    next.plan.chance *= chance;
    next.plan.rolls |= chance < 0.999;
    next.turned += std::abs(step.turn) + (step.mid ? 2 : 0);
    return next;
}

std::vector<Step> ways(const Position& at, int pitch, bool first) {
    const Aircraft& plane = at.mover();
    const std::int8_t wanted = first && pitch != plane.pitch ? static_cast<std::int8_t>(pitch) : Step::same_pitch;
    std::vector<Step> list;
    if (plane.middle()) {
        for (const Facing exit : all_facings) list.push_back({.exit = exit, .pitch = wanted});
    } else {
        for (const int turn : {0, -1, 1, -2, 2, 3})
            list.push_back({.turn = static_cast<std::int8_t>(turn), .pitch = wanted});
    }
    list.push_back({.mid = true, .pitch = wanted});
    list.push_back({.kind = StepKind::hold, .pitch = wanted});
    return list;
}

bool is_better(const Branch& a, const Branch& b) {
    if (std::abs(a.plan.chance - b.plan.chance) > 1e-9) return a.plan.chance > b.plan.chance;
    return a.turned < b.turned;
}

void keep_best(std::vector<Branch>& list, Branch branch) {
    const auto same = std::ranges::find_if(list, [&](const Branch& other) {
        return other.plan.end() == branch.plan.end() && other.at.phase == branch.at.phase;
    });
    if (same == list.end()) {
        list.push_back(std::move(branch));
    } else if (is_better(branch, *same)) {
        *same = std::move(branch);
    }
}

double place_worth(const Rules& rules, const Position& at, const Aircraft& plane, Plan& plan) {
    double worth = 0;
    int nearest = 99;
    for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
        const Aircraft& other = at.planes[letter];
        if (!other.in_play() || other.side == plane.side) continue;
        const bool hunted = plane.target == static_cast<int>(letter);
        if (hunted || plane.target == nobody) nearest = std::min(nearest, range(plane, other));
        worth += position_bonus(plane, other) * (hunted ? 2.0 : 0.5);
        worth -= position_bonus(other, plane);
    }
    if (const auto fire = forecast_fire(rules.options(), at, static_cast<int>(&plane - at.planes.data()));
        fire && !fire->bursts.empty()) {
        plan.hits = fire->bursts.back().mean_hits;
        const bool stays = at.plane(plane.target).moved;
        worth += (stays ? 6 : 2) * (fire->bursts.back().any_hit > 0 ? 1 : 0.3) + (stays ? 2 : 1) * plan.hits;
    }
    // One hex further it would be off the map.
    if (!plane.middle() && !is_on_map(at, neighbour(plane.hex, plane.face))) worth -= 8;
    return worth - (nearest == 99 ? 0 : nearest) + plane.cv;
}

void finish(const Rules& rules, Branch& branch, int mover) {
    const Aircraft& plane = branch.at.plane(mover);
    Plan& plan = branch.plan;
    if (plan.out == Out::in_play) plan.out = plane.out;
    plan.cv = plane.cv;
    plan.speed = std::clamp<int>(plane.speed + plane.speed_change + pitch_change(plane), 0, top_speed);
    plan.worth = -100;
    if (plan.out == Out::in_play) {
        const double place = place_worth(rules, branch.at, plane, plan);
        plan.worth = place - (1 - plan.chance) * (risky + std::max(0.0, place));
    }
    plan.worth -= 0.1 * branch.turned + std::max(0, plane.card.min + 1 - plan.speed);
    if (branch.at.phase != Phase::throttle || branch.at.current != mover) return;
    const std::vector<Answer> answers = answers_to(rules, branch.at, {});
    if (answers.empty()) return;
    plan.actions.push_back(answers.front().action);
    plan.places.push_back(plan.places.back());
}

}  // namespace

Waypoint waypoint_of(const Aircraft& plane) {
    return {plane.hex, plane.face, plane.altitude, plane.leave, plane.pitch};
}

std::size_t Plan::steps() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(actions, [](const Action& action) { return std::holds_alternative<Step>(action); }));
}

bool play_as_meant(const Rules& rules, Position& at, const Action& action) {
    if (!rules.check(at, action).accepted()) return false;
    const int mover = at.current;
    rules.play(at, action);
    while (at.current == mover && (at.phase == Phase::mt || at.phase == Phase::stall || at.phase == Phase::stress ||
                                   at.phase == Phase::depart)) {
        const std::optional<Dice> dice = due(rules.options(), at);
        Roll best;
        for (const auto sides : dice->sides) best.faces.push_back(sides);
        rules.play(at, best);
    }
    return at.phase != Phase::fail && at.phase != Phase::prefer;
}

std::vector<Plan> plans_at(const Rules& rules, const Position& at, int pitch, const std::optional<Via>& via) {
    if (!is_moving(at, at.current) || at.current == nobody) return {};
    const int mover = at.current;
    std::vector<Branch> open{{at, {}}}, ends;
    for (std::size_t place = 0; !open.empty(); ++place) {
        std::vector<Branch> next;
        for (const Branch& branch : open) {
            for (const Step& step : ways(branch.at, pitch, place == 0)) {
                std::optional<Branch> longer = with_step(rules, branch, step);
                if (!longer) continue;
                const bool goes_on = is_moving(longer->at, mover) && longer->plan.actions.size() < most_steps;
                if (via && (place == via->step ? longer->plan.end().hex != via->hex : place < via->step && !goes_on))
                    continue;
                keep_best(goes_on ? next : ends, std::move(*longer));
            }
        }
        open = std::move(next);
    }
    std::vector<Plan> plans;
    for (Branch& end : ends) {
        finish(rules, end, mover);
        const auto same = std::ranges::find_if(plans, [&](const Plan& other) {
            return other.end().hex == end.plan.end().hex && other.end().face == end.plan.end().face;
        });
        if (same == plans.end()) {
            plans.push_back(std::move(end.plan));
        } else if (end.plan.worth > same->worth) {
            *same = std::move(end.plan);
        }
    }
    std::ranges::stable_sort(plans, [](const Plan& a, const Plan& b) { return a.worth > b.worth; });
    return plans;
}

Plan straight_at(const Rules& rules, const Position& at, int pitch) {
    Branch branch{at, {}};
    const int mover = at.current;
    for (bool first = true; is_moving(branch.at, mover) && branch.plan.actions.size() < most_steps; first = false) {
        Step step{.mid = branch.at.mover().middle()};
        if (first && pitch != branch.at.mover().pitch) step.pitch = static_cast<std::int8_t>(pitch);
        std::optional<Branch> longer = with_step(rules, branch, step);
        if (!longer) longer = with_step(rules, branch, {.kind = StepKind::hold, .pitch = step.pitch});
        if (!longer) return {};
        branch = std::move(*longer);
    }
    if (!branch.plan.actions.empty()) finish(rules, branch, mover);
    return branch.plan;
}

Plan plan_of(const Rules& rules, const Position& at, std::span<const Action> steps) {
    Branch branch{at, {}};
    for (const Action& action : steps) {
        std::optional<Branch> longer = with_step(rules, branch, std::get<Step>(action));
        if (!longer) return {};
        branch = std::move(*longer);
    }
    const Aircraft& plane = branch.at.plane(at.current);
    branch.plan.cv = plane.cv;
    if (branch.plan.out == Out::in_play) branch.plan.out = plane.out;
    return branch.plan;
}

}  // namespace sightlines::dogfight
