#include "games/dogfight/stalls.h"

#include <algorithm>

#include "base/narrow.h"
#include "games/dogfight/cv.h"
#include "games/dogfight/movement.h"
#include "games/dogfight/reasons.h"
#include "games/dogfight/skills.h"
#include "games/dogfight/tables.h"
#include "games/dogfight/trials.h"
#include "games/dogfight/turn.h"

namespace sightlines::dogfight {
namespace {

// DF-STALL-04.
void stall(Turn& turn) {
    Move& mv = turn.at.mv;
    Aircraft& plane = turn.mover();
    turn.tell(turn.at.cur, why::stalled);
    drop_target(turn, plane, why::stall_lost);
    plane.pitch = narrow(std::max(-3, plane.pitch - 1));
    plane.fine = 0;
    mv.level = false;
    mv.free_exit = false;
    const Mps mps = mps_at(mp_total(plane, mv, 0), plane.pitch, 0);
    const bool flown = (turn.at.gt || mv.step <= mps.horizontal) && !plane.middle();
    if (flown) {
        mv.chosen = Step{};
        mv.attempted = mv.left = {};
        const Hex next = neighbour(plane.hex, plane.face);
        if (!is_on_map(turn.at, next)) {
            turn.tell(turn.at.cur, why::left_map);
            take_out(turn, plane, Out::left);
            return leave_move(turn);
        }
        plane.hex = next;
    }
    if (!turn.at.gt && plane.pitch != 0 && mv.step <= mps.vertical) {
        half_level(turn, plane, plane.pitch > 0 ? 1 : -1);
    } else if (!turn.at.gt && plane.pitch == 0 && plane.leave != 0 && flown) {
        half_level(turn, plane, plane.leave);
    }
    if (!plane.in_play()) return leave_move(turn);
    if (turn.at.gt) return finish_grand(turn);
    end_move(turn);
}

// DF-STALL-05, DF-STALL-06.
void drop(Turn& turn, Aircraft& plane, int die) {
    if (die < 4 || turn.at.gt) return;
    const int height = half_levels(plane) - 1;
    turn.tell(turn.letter(plane), why::spin_drop);
    plane.alt = narrow((height + 1) / 2);
    plane.leave = narrow(height % 2 == 0 ? 0 : -1);
    settle_height(turn, plane);
}

}  // namespace

Sum stress_modifiers(const Aircraft& plane, int modifier) {
    const Filled filled = filled_sets(plane);
    Sum sum;
    sum.add(why::strength, plane.card.str).add(why::filled, -filled.once - 2 * filled.twice);
    return sum.add(why::overspeed, -std::max(0, plane.speed - max_dive(plane))).add(why::failure_stress, modifier);
}

Stress stress_result(int total) {
    return total < 0 ? Stress::destroyed : total <= 1 ? Stress::two_sets : total <= 3 ? Stress::one_set : Stress::none;
}

int stall_speed(const Aircraft& plane, const Move& move) { return plane.card.min + move.min_rise; }

bool stall_due(const Aircraft& plane, const Move& move, int min_rise) {
    const int minimum = plane.card.min + std::max<int>(move.min_rise, min_rise);
    return plane.speed <= minimum && move.checked < minimum;
}

Sum stall_modifiers(const Options& options, const Aircraft& plane) {
    Sum sum;
    return sum.add(why::stall_rating, plane.card.stall).add(why::flying, flying(options, plane));
}

Stall stall_result(const Aircraft& plane, const Move& move, int total) {
    const int worse = plane.speed < stall_speed(plane, move) ? 1 : 0;
    if (total <= (worse != 0 ? 3 : 1)) return Stall::spin;
    return total <= (worse != 0 ? 6 : 3) ? Stall::stall : Stall::none;
}

void begin_stress(Turn& turn, int modifier, AfterStress after) {
    turn.at.mv.stress = narrow(modifier);
    turn.at.mv.after = after;
    turn.at.phase = Phase::stress;
}

void roll_stress(Turn& turn, const Roll& roll) {
    Move& mv = turn.at.mv;
    Aircraft& plane = turn.mover();
    stress(turn, plane, roll.faces[0] + roll.faces[1], mv.stress);
    const AfterStress after = mv.after;
    if (after == AfterStress::evading) return next_evader(turn);
    if (!plane.in_play()) return leave_move(turn);
    if (after == AfterStress::recovery) return finish_recovery(turn);
    after_trial(turn);
}

void stress(Turn& turn, Aircraft& plane, int dice, int modifier) {
    Sum sum = stress_modifiers(plane, modifier);
    sum.add(why::die, dice);
    const Stress result = stress_result(sum.total());
    const std::array<std::string_view, 4> words{"destroyed", "two sets filled", "one set filled", "holds"};
    turn.tell_roll(turn.letter(plane), sum, why::stress, 4, words[static_cast<std::size_t>(result)]);
    if (result == Stress::destroyed) return destroy(turn, plane, why::broke_up);
    if (result != Stress::none) fill_sets(turn, plane, result == Stress::two_sets ? 2 : 1);
}

void check_stall(Turn& turn) {
    Move& mv = turn.at.mv;
    if (!stall_due(turn.mover(), mv, 0)) return carry_out(turn);
    mv.checked = static_cast<std::int16_t>(stall_speed(turn.mover(), mv));
    turn.at.phase = Phase::stall;
}

void roll_stall(Turn& turn, int die) {
    const Aircraft& plane = turn.mover();
    Sum sum = stall_modifiers(turn.options, plane);
    sum.add(why::die, die);
    const Stall result = stall_result(plane, turn.at.mv, sum.total());
    const std::array<std::string_view, 3> words{"spins", "stalls", "flies on"};
    const int needed = plane.speed < stall_speed(plane, turn.at.mv) ? 7 : 4;
    turn.tell_roll(turn.at.cur, sum, why::stall_check, needed, words[static_cast<std::size_t>(result)]);
    if (result == Stall::spin) return begin_spin(turn);
    if (result == Stall::stall) return stall(turn);
    carry_out(turn);
}

// DF-STALL-05.
void begin_spin(Turn& turn) {
    Aircraft& plane = turn.mover();
    turn.tell(turn.at.cur, why::spins);
    drop_target(turn, plane, why::spin_lost);
    plane.was = plane.speed;
    plane.speed = 0;
    plane.dv = 0;
    plane.face = Facing::none;
    plane.pitch = -2;
    plane.fine = 0;
    plane.mt = 1;
    plane.spin = true;
    drop(turn, plane, turn.at.mv.die);
    leave_move(turn);
}

// DF-STALL-06.
void spin_on(Turn& turn, int die) {
    Aircraft& plane = turn.mover();
    plane.mt = 1;
    drop(turn, plane, die);
    leave_move(turn);
}

// DF-STALL-07.
void recover(Turn& turn, const Roll& roll) {
    Move& mv = turn.at.mv;
    Aircraft& plane = turn.mover();
    const Trial trial = spin_trial(turn.options, plane);
    Sum sum = test_modifiers(turn.options, turn.at, plane);
    sum.add(why::recovery_penalty, -1).add(why::die, roll.faces[0] + roll.faces[1]);
    mv.recovered = sum.total() >= trial.number;
    turn.tell_roll(turn.at.cur, sum, why::recovery, trial.number, mv.recovered ? "recovers" : "spins on");
    mv.spin_die = narrow(roll.faces[2]);
    if (turn.options.formation) plane.die = mv.spin_die;
    mv.trial = trial;
    plane.mt = 1;
    if (mv.recovered) {
        plane.spin = false;
        plane.mt = trial.level;
        plane.dv = static_cast<std::int16_t>(plane.dv + trial.speed_cost);
        mv.power_cost = trial.power_cost;
        mv.tested = true;
        mv.well = trial.level >= 1 && sum.total() >= trial.number + 3;
        turn.tell(turn.at.cur, why::recovered);
    }
    if (const std::optional<int> modifier = stress_of(turn.options, trial))
        return begin_stress(turn, *modifier, AfterStress::recovery);
    finish_recovery(turn);
}

void finish_recovery(Turn& turn) {
    Move& mv = turn.at.mv;
    Aircraft& plane = turn.mover();
    drop(turn, plane, mv.spin_die);
    if (!plane.in_play() || !mv.recovered) return leave_move(turn);
    end_move(turn);
}

}  // namespace sightlines::dogfight
