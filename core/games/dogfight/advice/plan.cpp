#include "games/dogfight/advice/plan.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/dogfight/advice/answers.h"
#include "games/dogfight/ai/evaluation.h"
#include "games/dogfight/ai/weights.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/cv_parts.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/judge.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/throttle.h"

namespace sightlines::dogfight {
namespace {

// Of Plan::worth to one of the evaluation's values.
constexpr int in_hundredths = 10;
constexpr int per_turn = 5;                         // a hexside, in hundredths of a point
constexpr Millionths rarest = millionths(1, 1000);  // so rare a success is not planned

struct Branch {
    Position at;
    Plan plan;
    int turned = 0;  // hexsides in all
    int harm = 0;    // that is to be expected of its rolls, in hundredths of a point
    int place = 0;   // what its end is worth if all works, in hundredths of a point
};

bool is_moving(const Position& at, int mover) {
    return (at.phase == Phase::move || at.phase == Phase::declare) && at.current == mover;
}

struct Odds {
    Millionths chance = whole;  // that it turns out as it is meant
    int harm = 0;               // what may happen else, in hundredths of a point
    bool falls = false;         // it stalls or spins whatever the dice say
    double works = 1;           // its manoeuvre alone
    FailureForecast failure;
    double strain = 0, failed_strain = 0, stall = 0;
};

Millionths of(const Chance& chance) { return millionths(chance.of, chance.out_of); }
int harm_of(int value, Millionths chance) { return part_of(in_hundredths * value, chance); }

Odds odds_of(const Options& options, const Position& at, const Step& step) {
    const StepForecast found = forecast_step(options, at, step, at.move.points);
    Millionths chance = of(found.success);
    int harm = harm_of(values::failed_move, whole - chance);
    bool falls = false;
    if (found.stall_check) {
        const Millionths flies = whole - of(found.stalls) - of(found.spins);
        falls = flies < rarest;
        if (!falls) chance *= flies;
        harm += harm_of(values::stalled, of(found.stalls)) + harm_of(values::spun, of(found.spins));
    }
    if (found.stress_test) {
        chance *= whole - of(found.breaks);
        harm -= harm_of(values::lost, of(found.breaks));
        harm += harm_of(values::fills_one, of(found.damaged));
    }
    if (found.departs) {
        const int modifiers = departure_modifiers(options, at).total();
        chance *= millionths(std::clamp(2 + modifiers, 0, 6), 6);  // 5 or more
    }
    const double fails = 1 - found.success.value();
    return {.chance = chance,
            .harm = harm,
            .falls = falls,
            .works = found.success.value(),
            .failure = found.failure,
            .strain = found.breaks.value() + found.damaged.value(),
            .failed_strain = fails * found.failure.stress.value(),
            .stall = found.stall_check ? found.stalls.value() + found.spins.value() : 0};
}

// The plan with points for its next step, or nothing.
std::optional<Branch> with_points(const Rules& rules, const Branch& branch, int points) {
    const Action aero = Aero{static_cast<std::int16_t>(points)};
    if (branch.at.phase != Phase::move || !rules.check(branch.at, aero).accepted()) return std::nullopt;
    Branch next = branch;
    rules.play(next.at, aero);
    next.plan.actions.push_back(aero);
    next.plan.places.push_back(waypoint_of(next.at.mover()));
    next.plan.points += points;
    return next;
}

// The plan with one step more, or nothing.
std::optional<Branch> with_step(const Rules& rules, const Branch& branch, const Step& step) {
    if (!judge_step(rules.options(), branch.at, step, branch.at.move.points).accepted()) return std::nullopt;
    const Odds odds = odds_of(rules.options(), branch.at, step);
    if (odds.chance < rarest) return std::nullopt;
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
    next.harm += part_of(odds.harm, next.plan.chance);
    next.plan.dangers.strain += next.plan.chance * odds.strain;
    next.plan.dangers.stall += next.plan.chance * odds.stall;
    next.plan.dangers.failed_strain += next.plan.chance * odds.failed_strain;
    next.plan.chance *= odds.chance;
    next.plan.rolls |= odds.chance < whole - rarest;
    next.plan.falls |= odds.falls;
    if (odds.works < next.plan.weakest) {
        next.plan.weakest = odds.works;
        next.plan.failure = odds.failure;
    }
    next.plan.cv = next.at.plane(mover).cv;
    next.plan.tightness += step.raise > 0 ? step.raise : step.number > 0 ? 1 : 0;
    next.turned += std::abs(step.turn) + (step.mid ? 2 : 0);
    return next;
}

// Circles that are tighter than the usual one.
std::vector<Step> tight_circles(const Options& options, const Aircraft& plane) {
    if (!options.adv_tables) return {{.mid = true, .raise = 1}, {.mid = true, .raise = 2}};
    const int own = own_stay_number(plane);
    std::vector<Step> list;
    for (const int number : {own + 2, own + 4}) {
        if (number <= 12) list.push_back({.mid = true, .number = static_cast<std::int8_t>(number)});
    }
    return list;
}

bool is_close(const Position& at, const Aircraft& plane) {
    return std::ranges::any_of(at.planes, [&](const Aircraft& other) {
        return other.in_play() && other.side != plane.side && distance(plane.hex, other.hex) <= 2;
    });
}

std::vector<Step> ways(const Options& options, const Position& at, int pitch, bool first) {
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
    if (is_close(at, plane)) {
        for (Step& circle : tight_circles(options, plane)) {
            circle.pitch = wanted;
            list.push_back(circle);
        }
    }
    list.push_back({.kind = StepKind::hold, .pitch = wanted});
    return list;
}

// These, and each that has no aerobatics yet and somebody close with one in its next step.
std::vector<Branch> with_aerobatics(const Rules& rules, std::vector<Branch> open) {
    const std::size_t plain = open.size();
    for (std::size_t i = 0; i < plain; ++i) {
        const Aircraft& mover = open[i].at.mover();
        if (open[i].plan.points > 0 || !is_close(open[i].at, mover)) continue;
        for (int points = 1; points <= most_points(rules.options(), mover); ++points) {
            if (std::optional<Branch> aerobatic = with_points(rules, open[i], points))
                open.push_back(std::move(*aerobatic));
        }
    }
    return open;
}

bool is_better(const Branch& a, const Branch& b) {
    if (a.plan.chance != b.plan.chance) return a.plan.chance > b.plan.chance;
    return a.turned < b.turned;
}

void keep_best(std::vector<Branch>& list, Branch branch) {
    const auto same = std::ranges::find_if(list, [&](const Branch& other) {
        return other.plan.end() == branch.plan.end() && other.at.phase == branch.at.phase &&
               other.plan.tightness == branch.plan.tightness && other.plan.points == branch.plan.points &&
               other.plan.cv == branch.plan.cv;
    });
    if (same == list.end()) {
        list.push_back(std::move(branch));
    } else if (is_better(branch, *same)) {
        *same = std::move(branch);
    }
}

// What those who hunt the mover lose.
void find_loser(const Position& before, const Position& after, int mover, Plan& plan) {
    int most = 0;
    for (int other = 0; other < static_cast<int>(before.planes.size()); ++other) {
        const Aircraft& hunter = after.plane(other);
        const int taken = before.plane(other).cv - hunter.cv;
        if (hunter.target != mover || taken <= most) continue;
        most = taken;
        plan.hunter = other;
        plan.hunter_cv = hunter.cv;
    }
}

std::vector<Modifier> parts_of(const Rules& rules, Position at, const Plan& plan) {
    const int mover = at.current;
    Journal notes;
    for (const Action& action : plan.actions) play_as_meant(rules, at, action, &notes);
    return cv_parts(notes, mover);
}

// With the best dice. Out of range: as in the hex of the target.
int value_needed(const Options& options, const Aircraft& firer, const Aircraft& target) {
    constexpr int best_dice = 12, most = 20;
    const int burst = std::max(1, longest_burst(firer, target).burst());
    const int modifiers = fire_modifiers(options, firer, fire_range(firer, target).value_or(0)).total() - firer.cv;
    int cv = 1;
    while (cv < most && hits_of(best_dice + modifiers + cv, burst) <= 0) ++cv;
    return cv;
}

constexpr std::int16_t most_cv = 10;  // when all have flown (DF-CV-10)

int counted_cv(const Position& at, const Aircraft& plane) {
    const bool all_flown = std::ranges::all_of(
        at.planes, [&plane](const Aircraft& other) { return &other == &plane || !other.in_play() || other.moved; });
    return all_flown ? std::min(plane.cv, most_cv) : plane.cv;
}

Plan::Shot shot_of(const Options& options, const Position& at, const Aircraft& firer) {
    Plan::Shot shot;
    shot.no_fire = why_no_fire(at, firer);
    if (firer.target != nobody) shot.value_needed = value_needed(options, firer, at.plane(firer.target));
    if (shot.no_fire != NoFire::may) return shot;
    const Aircraft& target = at.plane(firer.target);
    const int burst = longest_burst(firer, target).burst();
    const int modifier = fire_modifiers(options, firer, *fire_range(firer, target)).total();
    const auto guns = std::count(firer.jams.begin(), firer.jams.begin() + firer.card.guns, Gun::works);
    shot.hits = millionths(guns * hits_of_all_throws(modifier, burst), 36);
    shot.any_hit = any_hit(static_cast<int>(guns), modifier, burst);
    return shot;
}

// Of the place at the end of a move. When nobody is left to fly in the last turn, only hits count.
int place_value(const Options& options, const Position& at, int letter) {
    const bool last = at.turn >= at.limit && std::ranges::all_of(at.planes, [&at, letter](const Aircraft& other) {
                          return &other == &at.plane(letter) || !other.in_play() || other.moved;
                      });
    return shots_value(options, at, letter) + (last ? 0 : standing_value(at, letter));
}

void finish(const Rules& rules, const Position& before, Branch& branch, int mover) {
    Aircraft& plane = branch.at.plane(mover);
    Plan& plan = branch.plan;
    plan.cv = counted_cv(branch.at, plane);
    plane.cv = std::min(plane.cv, most_cv);
    find_loser(before, branch.at, mover, plan);
    if (plan.out == Out::in_play) plan.out = plane.out;
    plan.speed = std::clamp<int>(plane.speed + plane.speed_change + pitch_change(plane), 0, top_speed);
    plan.parts = parts_of(rules, before, plan);
    if (plane.target != nobody) {
        const ModifierSum carried = carried_cv(plane, branch.at.plane(plane.target));
        plan.next.kept = carried.total();
        for (const Modifier& part : carried.modifiers()) {
            if (part.why != &why::combat_value) plan.next.fades.push_back(part);
        }
        plan.next.place_bonus = position_bonus(plane, branch.at.plane(plane.target));
    }
    plan.worth = in_hundredths * values::lost;
    if (plan.out == Out::in_play) {
        plan.shot = shot_of(rules.options(), branch.at, plane);
        branch.place = in_hundredths * (place_value(rules.options(), branch.at, mover) +
                                        values::per_speed * std::min<int>(0, plane.speed_change));
        plan.worth =
            part_of(branch.place, plan.chance) + part_of(std::min(branch.place, 0), whole - plan.chance) - branch.harm;
    }
    plan.worth -= per_turn * branch.turned;
    if (branch.at.phase != Phase::throttle || branch.at.current != mover) return;
    const std::optional<Action> throttle = suggested_answer(rules, branch.at);
    if (!throttle) return;
    plan.actions.push_back(*throttle);
    plan.places.push_back(plan.places.back());
}

// An aircraft whose manoeuvre fails mostly flies straight on: that is worth no more than a plan to do so.
void value_failures(std::vector<Branch>& ends) {
    const auto straight = std::ranges::find_if(
        ends, [](const Branch& end) { return end.turned == 0 && !end.plan.rolls && end.plan.out == Out::in_play; });
    if (straight == ends.end()) return;
    const int instead = straight->place;
    for (Branch& end : ends)
        end.plan.worth -= part_of(std::max(0, std::min(end.place, 0) - instead), whole - end.plan.chance);
}

}  // namespace

Waypoint waypoint_of(const Aircraft& plane) {
    return {plane.hex, plane.face, plane.altitude, plane.leave, plane.pitch};
}

std::size_t Plan::steps() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(actions, [](const Action& action) { return std::holds_alternative<Step>(action); }));
}

std::size_t Plan::place_of(std::size_t step) const {
    std::size_t place = 0;
    for (; place < actions.size(); ++place) {
        if (std::holds_alternative<Step>(actions[place]) && step-- == 0) break;
    }
    return place;
}

bool play_as_meant(const Rules& rules, Position& at, const Action& action, Journal* notes) {
    if (!rules.check(at, action).accepted()) return false;
    const int mover = at.current;
    rules.play_and_tell(at, action, notes);
    while (at.current == mover && (at.phase == Phase::mt || at.phase == Phase::stall || at.phase == Phase::stress ||
                                   at.phase == Phase::depart)) {
        const std::optional<Dice> dice = due(rules.options(), at);
        Roll best;
        for (const auto sides : dice->sides) best.faces.push_back(sides);
        rules.play_and_tell(at, best, notes);
    }
    return at.phase != Phase::fail && at.phase != Phase::prefer;
}

std::vector<Plan> plans_at(const Rules& rules, const Position& at, int pitch, const std::optional<Via>& via) {
    if (!is_moving(at, at.current) || at.current == nobody) return {};
    const int mover = at.current;
    std::vector<Branch> open{{at, {}}}, ends;
    for (std::size_t place = 0; !open.empty(); ++place) {
        std::vector<Branch> next;
        for (const Branch& branch : with_aerobatics(rules, std::move(open))) {
            for (const Step& step : ways(rules.options(), branch.at, pitch, place == 0)) {
                std::optional<Branch> longer = with_step(rules, branch, step);
                if (!longer) continue;
                const bool goes_on = is_moving(longer->at, mover) && longer->plan.steps() < most_steps;
                if (via && (place == via->step ? longer->plan.end().hex != via->hex : place < via->step && !goes_on))
                    continue;
                keep_best(goes_on ? next : ends, std::move(*longer));
            }
        }
        open = std::move(next);
    }
    for (Branch& end : ends) finish(rules, at, end, mover);
    value_failures(ends);
    std::vector<Plan> plans;
    for (Branch& end : ends) {
        const auto same = std::ranges::find_if(plans, [&](const Plan& other) {
            return other.end().hex == end.plan.end().hex && other.end().face == end.plan.end().face &&
                   other.tightness == end.plan.tightness && other.points == end.plan.points;
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
    for (bool first = true; is_moving(branch.at, mover) && branch.plan.steps() < most_steps; first = false) {
        Step step{.mid = branch.at.mover().middle()};
        if (first && pitch != branch.at.mover().pitch) step.pitch = static_cast<std::int8_t>(pitch);
        std::optional<Branch> longer = with_step(rules, branch, step);
        if (!longer) longer = with_step(rules, branch, {.kind = StepKind::hold, .pitch = step.pitch});
        if (!longer) return {};
        branch = std::move(*longer);
    }
    if (!branch.plan.actions.empty()) finish(rules, at, branch, mover);
    return branch.plan;
}

Plan plan_of(const Rules& rules, const Position& at, std::span<const Action> steps) {
    Branch branch{at, {}};
    for (const Action& action : steps) {
        const auto* aero = std::get_if<Aero>(&action);
        std::optional<Branch> longer = aero == nullptr ? with_step(rules, branch, std::get<Step>(action))
                                                       : with_points(rules, branch, aero->points);
        if (!longer) return {};
        branch = std::move(*longer);
    }
    const Aircraft& plane = branch.at.plane(at.current);
    if (branch.plan.out == Out::in_play) branch.plan.out = plane.out;
    return branch.plan;
}

}  // namespace sightlines::dogfight
