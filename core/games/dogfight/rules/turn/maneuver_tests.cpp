#include "games/dogfight/rules/turn/maneuver_tests.h"

#include <algorithm>

#include "base/narrow.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/turn/stalls.h"

namespace sightlines::dogfight {
namespace {

// DF-MT-03, DF-AER-04: whether the test succeeds or not.
void pay(Turn& turn) {
    Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    plane.mt = mv.tested ? std::max(plane.mt, mv.test.level) : mv.test.level;
    plane.speed_change = static_cast<std::int16_t>(plane.speed_change + mv.test.speed_cost);
    mv.power_cost = static_cast<std::int16_t>(mv.power_cost + mv.test.power_cost);
    mv.min_rise = std::max<std::int16_t>(mv.min_rise, mv.test.min_rise);
    mv.tested = true;
}

void after_dice(Turn& turn, std::optional<int> failure_stress) {
    const std::optional<int> hard = stress_of(turn.options, turn.at.move.test);
    if (hard || failure_stress)
        return begin_stress(turn, hard.value_or(0) + failure_stress.value_or(0), AfterStress::test);
    after_test(turn);
}

// DF-MT-12: takes `counts` from the tasks, the first in `order` first.
void take_away(Move& mv, const Tasks& order, int counts) {
    for (const Task task : order) {
        const int taken = std::min<int>(counts, mv.left[task]);
        mv.left[task] = narrow(mv.left[task] - taken);
        counts -= taken;
    }
}

// DF-MT-12: which of the ranked tasks loses first.
Tasks with_choice_first(const Tasks& ranked, int choice) {
    Tasks order = ranked;
    const std::size_t place = std::min<std::size_t>(choice < 1 ? 2 : choice <= 2 ? 1 : 0, ranked.size() - 1);
    std::rotate(order.begin(), order.begin() + place, order.begin() + place + 1);
    return order;
}

// DF-MT-13, DF-MT-14: the pitch after the tasks that are left.
int pitch_after(const Turn& turn, const Aircraft& plane, bool nose_drops) {
    const Move& mv = turn.at.move;
    int pitch = plane.pitch;
    if (mv.chosen.pitch != Step::same_pitch) {
        const bool whole = mv.chosen.exit != Facing::none || mv.attempted[Task::pitch] == 0;
        const int direction = mv.chosen.pitch > plane.pitch ? 1 : -1;
        pitch = whole ? mv.chosen.pitch : plane.pitch + direction * mv.left[Task::pitch];
    }
    return nose_drops ? std::max(-3, pitch - 1) : pitch;
}

}  // namespace

void begin_test(Turn& turn) {
    Move& mv = turn.at.move;
    if (!mv.test.needed) return check_stall(turn);
    const ModifierSum modifiers = test_modifiers(turn.options, turn.at, turn.mover());
    if (!cannot_fail(mv.test, modifiers.total())) {
        turn.at.phase = Phase::mt;
        return;
    }
    pay(turn);
    after_test(turn);
}

void roll_test(Turn& turn, const Roll& roll) {
    Move& mv = turn.at.move;
    ModifierSum sum = test_modifiers(turn.options, turn.at, turn.mover());
    sum.add(why::die, roll.faces[0] + roll.faces[1]);
    const int total = sum.total();
    const bool passed = total >= mv.test.number;
    turn.tell_roll(turn.at.current, sum, why::maneuver_test, mv.test.number, passed ? "passed" : "failed");
    pay(turn);
    if (passed) {
        mv.well |= mv.test.level >= 1 && total >= mv.test.number + 3;
        return after_dice(turn, std::nullopt);
    }
    mv.failed = true;
    mv.missed = static_cast<std::int16_t>(mv.test.number - total);
    if (const auto held = held_step(turn.options, turn.mover(), mv.chosen, mv.points, total)) {
        mv.held = true;
        mv.held_by = turn.options.adv_tables ? held->number : held->raise;
        turn.tell(turn.at.current, why::held, mv.held_by);
    }
    mv.order = tasks_at_stake(mv);
    turn.at.phase = mv.order.size() > 1 ? Phase::prefer : Phase::fail;
}

void roll_failure(Turn& turn, const Roll& roll) {
    Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    ModifierSum sum;
    sum.add(why::die, roll.faces[0] + roll.faces[1]).add(why::missed, -mv.missed);
    const FailureRow row = failure_row(sum.total());
    turn.tell_roll(turn.at.current, sum, why::failure, 0, "");
    if (const int party = plane.target != nobody ? plane.target : plane.random_target; party != nobody)
        turn.change_cv(plane, party, row.cv, why::failure);
    plane.speed_change = static_cast<std::int16_t>(plane.speed_change + row.speed);

    Tasks order = mv.order;
    if (roll.faces.size() > 2) order = with_choice_first(mv.order, roll.faces[2] + flying(turn.options, plane));
    const bool nose_drops = -row.move > mv.attempted.sum();
    take_away(mv, order, -row.move);
    mv.pitch = narrow(pitch_after(turn, plane, nose_drops));
    if (nose_drops) turn.tell(turn.at.current, why::nose_drops);
    after_dice(turn, row.stress);
}

void after_test(Turn& turn) {
    Move& mv = turn.at.move;
    if (mv.chosen.kind == StepKind::spin) {
        if (!mv.failed) return begin_spin(turn);
        // DF-STALL-08: flown straight ahead, in the middle held.
        mv.chosen = Step{.kind = StepKind::hold};
    }
    check_stall(turn);
}

}  // namespace sightlines::dogfight
