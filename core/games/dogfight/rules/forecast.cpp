#include "games/dogfight/rules/forecast.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/rules/stalls.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/rules/turn/movement.h"

namespace sightlines::dogfight {
namespace {

// Calls see(sum, ways) for every sum of 2d6.
template <class See>
void each_sum(See see) {
    for (int sum = 2; sum <= 12; ++sum) see(sum, 6 - std::abs(sum - 7));
}

// DF-MT-11 over the dice that fail the test and those of the table, out of 1,296 when added to what succeeds.
FailureForecast failure_of(const StepForecast& found, const Move& mv, const Aircraft& plane) {
    FailureForecast failure;
    int cv_loss = 0, speed_loss = 0, stress = 0, nose = 0, ways_in_all = 0;
    double mean = 0;
    each_sum([&](int sum, int ways) {
        const int missed = found.test.number - sum - found.modifiers.total();
        if (missed <= 0) return;
        each_sum([&](int table_sum, int table_ways) {
            const FailureRow row = failure_row(table_sum - missed);
            const int both = ways * table_ways;
            ways_in_all += both;
            mean += both * row.cv;
            if (row.cv < 0) cv_loss += both;
            if (row.speed < 0) speed_loss += both;
            if (row.stress) stress += both;
            if (-row.move > mv.attempted.sum()) nose += both;
        });
    });
    const int out_of = std::max(ways_in_all, 1);
    const bool has_cv = plane.target != nobody || plane.random_target != nobody;
    failure.cv_loss = {has_cv ? cv_loss : 0, out_of};
    failure.mean_cv = has_cv ? mean / out_of : 0;
    failure.speed_loss = {speed_loss, out_of};
    failure.stress = {stress, out_of};
    failure.nose_drops = {nose, out_of};
    return failure;
}

// The odds of the checks that follow a step: the stall before it is flown, the stress because of its test.
void add_checks(const Options& options, const Position& at, const Aircraft& plane, StepForecast& found) {
    Move mv = at.move;
    const int rise = found.test.needed ? found.test.min_rise : 0;
    if (stall_due(plane, mv, rise)) {
        found.stall_check = true;
        mv.min_rise = std::max<std::int16_t>(mv.min_rise, static_cast<std::int16_t>(rise));
        for (int die = 1; die <= 6; ++die) {
            const Stall result = stall_result(plane, mv, stall_modifiers(options, plane).total() + die);
            found.spins.of += result == Stall::spin ? 1 : 0;
            found.stalls.of += result == Stall::stall ? 1 : 0;
        }
    }
    const std::optional<int> modifier = found.test.needed ? stress_of(options, found.test) : std::nullopt;
    if (!modifier) return;
    found.stress_test = true;
    each_sum([&](int sum, int ways) {
        const Stress result = stress_result(sum + stress_modifiers(plane, *modifier).total());
        found.breaks.of += result == Stress::destroyed ? ways : 0;
        found.damaged.of += result == Stress::one_set || result == Stress::two_sets ? ways : 0;
    });
}

// The step as it is meant: no failure, no stall, every departure as chosen.
Position flown(const Options& options, const Position& at, const Step& step, int points) {
    Position next = at;
    Turn turn{options, next};
    Move& mv = next.move;
    Aircraft& plane = turn.mover();
    if (mv.step == 0) mv.step = 1;
    mv.points = static_cast<std::int16_t>(points);
    mv.points_spent |= points > 0;
    mv.chosen = step;
    mv.attempted = mv.left = attempted_by(options, plane, step, points);
    mv.pitch = step.pitch == Step::same_pitch ? plane.pitch : step.pitch;
    mv.off = 0;
    mv.held = mv.failed = false;
    if (at.phase == Phase::declare) mv.die = 6;
    place_step(turn);
    return next;
}

double at_least_one(double one_gun, int guns) {
    double none = 1;
    while (guns-- > 0) none *= 1 - one_gun;
    return 1 - none;
}

BurstForecast forecast_burst(const FireForecast& fire, int burst, int skill) {
    BurstForecast found;
    found.burst = burst;
    int hits = 0, hitting = 0, critical = 0;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) {
            const auto criticals = [&](int sum) {
                return hits_of(fire.modifiers.total() + sum, burst) / fire.hits_per_critical;
            };
            const int scored = hits_of(fire.modifiers.total() + first + second, burst);
            hits += scored;
            hitting += scored > 0 ? 1 : 0;
            const bool near = std::abs(first - second) == 1;
            const bool may = (first == second && criticals(first + second) > 0) ||
                             (near && skill >= 1 && criticals(first + second - 1) > 0) ||
                             (near && skill >= 2 && criticals(first + second + 1) > 0);
            critical += may ? 1 : 0;
        }
    }
    found.mean_hits = fire.guns * hits / 36.0;
    found.any_hit = at_least_one(hitting / 36.0, fire.guns);
    found.any_critical = at_least_one(critical / 36.0, fire.guns);
    return found;
}

}  // namespace

Chance reaching(int number, int modifiers) {
    Chance chance;
    each_sum([&](int sum, int ways) { chance.of += sum + modifiers >= number ? ways : 0; });
    return chance;
}

StepForecast forecast_step(const Options& options, const Position& at, const Step& step, int points) {
    const Aircraft& plane = at.mover();
    StepForecast found;
    found.test = test_of(options, plane, step, points);
    if (found.test.needed) {
        found.modifiers = test_modifiers(options, at, plane);
        if (!cannot_fail(found.test, found.modifiers.total()))
            found.success = reaching(found.test.number, found.modifiers.total());
    }
    Move mv = at.move;
    mv.attempted = attempted_by(options, plane, step, points);
    if (found.success.of < found.success.out_of) found.failure = failure_of(found, mv, plane);
    add_checks(options, at, plane, found);

    const Position next = flown(options, at, step, points);
    const Aircraft& after = next.mover();
    found.hex = after.hex;
    found.face = after.face;
    found.altitude = after.altitude;
    found.leave = after.leave;
    found.pitch = after.pitch;
    found.out = after.out;
    found.departs = options.departure && plane.middle() && step.exit != Facing::none;
    const Mps mps = mps_at(mp_total(after, next.move, 0), after.pitch, after.fine);
    found.horizontal = at.grand_turn ? at.move.hexes : mps.horizontal;
    found.vertical = at.grand_turn ? 0 : mps.vertical;
    found.last = next.move.step >= (at.grand_turn ? at.move.hexes : std::max(mps.horizontal, mps.vertical));
    if (after.out != Out::in_play) return found;

    const Gains gains = gains_of(options, plane, step, mv.attempted, step.kind == StepKind::fly);
    if (const int party = plane.target != nobody ? plane.target : plane.random_target; party != nobody)
        found.own_cv = bonus_against(options, after, next.plane(party), gains).sum();
    for (std::size_t letter = 0; letter < next.planes.size(); ++letter) {
        const Aircraft& other = next.planes[letter];
        if (!other.in_play() || (other.target != at.current && other.random_target != at.current)) continue;
        const int loss = loss_of_pursuer(options, next, at.current, static_cast<int>(letter), gains);
        if (loss != 0) found.losses.push_back({static_cast<std::int8_t>(letter), loss});
    }
    return found;
}

StepForecast forecast_spin(const Options& options, const Position& at) {
    const Aircraft& plane = at.mover();
    StepForecast found;
    found.test = spin_test(options, plane);
    found.modifiers = test_modifiers(options, at, plane);
    if (!cannot_fail(found.test, found.modifiers.total()))
        found.success = reaching(found.test.number, found.modifiers.total());
    found.hex = plane.hex;
    found.altitude = plane.altitude;
    found.leave = plane.leave;
    found.pitch = -2;
    found.last = true;
    return found;
}

MpForecast forecast_mp(const Position& at) {
    const Aircraft& plane = at.mover();
    MpForecast found;
    found.bonus = at.move.offered;
    Move mv = at.move;
    for (std::size_t face = 0; face < 6; ++face) {
        mv.die = static_cast<std::int8_t>(face + 1);
        mv.bonus = at.move.bonus;
        const Mps mps = mps_at(mp_total(plane, mv, 0), plane.pitch, 0);
        mv.bonus = at.move.offered;
        const Mps with = mps_at(mp_total(plane, mv, 0), plane.pitch, 0);
        found.horizontal[face] = mps.horizontal;
        found.vertical[face] = mps.vertical;
        found.horizontal_with[face] = with.horizontal;
        found.vertical_with[face] = with.vertical;
    }
    return found;
}

std::optional<FireForecast> forecast_fire(const Options& options, const Position& at, int letter) {
    const Aircraft& firer = at.plane(letter);
    if (why_no_fire(at, firer) != NoFire::may) return std::nullopt;
    const Aircraft& target = at.plane(firer.target);
    FireForecast fire;
    fire.half_hexes = *fire_range(firer, target);
    fire.modifiers = fire_modifiers(options, firer, fire.half_hexes);
    fire.guns = static_cast<int>(std::count(firer.jams.begin(), firer.jams.begin() + firer.card.guns, Gun::works));
    const LongestBurst longest = longest_burst(firer, target);
    fire.by_speed = longest.by_speed;
    fire.by_markers = longest.by_markers;
    fire.hits_per_critical = hits_per_critical(options, firer);
    for (int burst = 1; burst <= longest.burst(); ++burst)
        fire.bursts.push_back(forecast_burst(fire, burst, shooting(options, firer)));
    return fire;
}

Chance recovery_chance(const Options& options, const Position& at) {
    const Aircraft& plane = at.mover();
    return reaching(spin_test(options, plane).number, test_modifiers(options, at, plane).total() - 1);
}

Chance evading_chance(const Options& options, const Position& at, int level) {
    constexpr std::array<int, 4> numbers{2, 4, 6, 9};
    const Aircraft& plane = at.plane(at.phase == Phase::evade ? at.queue[0] : at.current);
    return reaching(numbers[static_cast<std::size_t>(level)], test_modifiers(options, at, plane).total());
}

std::array<Chance, 5> throttle_chances(const Position& at, int use) {
    const Aircraft& plane = at.mover();
    std::array<Chance, 5> chances;
    chances.fill({0, 6});
    const int modifiers = use > 0 ? power_modifiers(at, plane).total() : drag_modifiers(plane).total();
    for (int die = 1; die <= 6; ++die) {
        const int points = use > 0 ? power_gain(at, plane, modifiers + die) : drag_loss(at, modifiers + die);
        ++chances[static_cast<std::size_t>(std::clamp(points, 0, 4))].of;
    }
    return chances;
}

}  // namespace sightlines::dogfight
