#include "games/dogfight/rules/turn/stalls.h"

#include <algorithm>

#include "base/narrow.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/stalls.h"
#include "games/dogfight/rules/turn/damage.h"
#include "games/dogfight/rules/turn/encounters.h"
#include "games/dogfight/rules/turn/grand_tactical.h"
#include "games/dogfight/rules/turn/maneuver_tests.h"
#include "games/dogfight/rules/turn/movement.h"
#include "games/dogfight/rules/turn/targeting.h"

namespace sightlines::dogfight {
namespace {

// DF-STALL-04.
void stall(Turn& turn) {
    Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    turn.tell(turn.at.current, why::stalled);
    drop_target(turn, plane, why::stall_lost);
    plane.pitch = narrow(std::max(-3, plane.pitch - 1));
    plane.fine = 0;
    mv.level = false;
    mv.free_exit = false;
    const Mps mps = mps_at(mp_total(plane, mv, 0), plane.pitch, 0);
    const bool flown = (turn.at.grand_turn || mv.step <= mps.horizontal) && !plane.middle();
    if (flown) {
        mv.chosen = Step{};
        mv.attempted = mv.left = {};
        const Hex next = neighbour(plane.hex, plane.face);
        if (!is_on_map(turn.at, next)) {
            turn.tell(turn.at.current, why::left_map);
            take_out(turn, plane, Out::left);
            return leave_move(turn);
        }
        plane.hex = next;
    }
    if (!turn.at.grand_turn && plane.pitch != 0 && mv.step <= mps.vertical) {
        half_level(turn, plane, plane.pitch > 0 ? 1 : -1);
    } else if (!turn.at.grand_turn && plane.pitch == 0 && plane.leave != 0 && flown) {
        half_level(turn, plane, plane.leave);
    }
    if (!plane.in_play()) return leave_move(turn);
    if (turn.at.grand_turn) return finish_grand(turn);
    end_move(turn);
}

// DF-STALL-05, DF-STALL-06.
void drop(Turn& turn, Aircraft& plane, int die) {
    if (die < 4 || turn.at.grand_turn) return;
    const int height = half_levels(plane) - 1;
    turn.tell(turn.letter(plane), why::spin_drop);
    plane.altitude = narrow((height + 1) / 2);
    plane.leave = narrow(height % 2 == 0 ? 0 : -1);
    settle_height(turn, plane);
}

void finish_recovery(Turn& turn) {
    Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    drop(turn, plane, mv.spin_die);
    if (!plane.in_play() || !mv.recovered) return leave_move(turn);
    end_move(turn);
}

}  // namespace

void begin_stress(Turn& turn, int modifier, AfterStress after) {
    turn.at.move.stress = narrow(modifier);
    turn.at.move.after = after;
    turn.at.phase = Phase::stress;
}

void roll_stress(Turn& turn, const Roll& roll) {
    Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    stress(turn, plane, roll.faces[0] + roll.faces[1], mv.stress);
    const AfterStress after = mv.after;
    if (after == AfterStress::evading) return next_evader(turn);
    if (!plane.in_play()) return leave_move(turn);
    if (after == AfterStress::recovery) return finish_recovery(turn);
    after_test(turn);
}

void stress(Turn& turn, Aircraft& plane, int dice, int modifier) {
    ModifierSum sum = stress_modifiers(plane, modifier);
    sum.add(why::die, dice);
    const Stress result = stress_result(sum.total());
    const std::array<std::string_view, 4> words{"destroyed", "two sets filled", "one set filled", "holds"};
    turn.tell_roll(turn.letter(plane), sum, why::stress, 4, words[static_cast<std::size_t>(result)]);
    if (result == Stress::destroyed) return destroy(turn, plane, why::broke_up);
    if (result != Stress::none) fill_sets(turn, plane, result == Stress::two_sets ? 2 : 1);
}

void check_stall(Turn& turn) {
    Move& mv = turn.at.move;
    if (!stall_due(turn.mover(), mv, 0)) return carry_out(turn);
    mv.checked = static_cast<std::int16_t>(stall_speed(turn.mover(), mv));
    turn.at.phase = Phase::stall;
}

void roll_stall(Turn& turn, int die) {
    const Aircraft& plane = turn.mover();
    ModifierSum sum = stall_modifiers(turn.options, plane);
    sum.add(why::die, die);
    const Stall result = stall_result(plane, turn.at.move, sum.total());
    const std::array<std::string_view, 3> words{"spins", "stalls", "flies on"};
    const int needed = plane.speed < stall_speed(plane, turn.at.move) ? 7 : 4;
    turn.tell_roll(turn.at.current, sum, why::stall_check, needed, words[static_cast<std::size_t>(result)]);
    if (result == Stall::spin) return begin_spin(turn);
    if (result == Stall::stall) return stall(turn);
    carry_out(turn);
}

// DF-STALL-05.
void begin_spin(Turn& turn) {
    Aircraft& plane = turn.mover();
    turn.tell(turn.at.current, why::spins);
    drop_target(turn, plane, why::spin_lost);
    plane.speed_before = plane.speed;
    plane.speed = 0;
    plane.speed_change = 0;
    plane.face = Facing::none;
    plane.pitch = -2;
    plane.fine = 0;
    plane.mt = 1;
    plane.spin = true;
    drop(turn, plane, turn.at.move.die);
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
    Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    const ManeuverTest test = spin_test(turn.options, plane);
    ModifierSum sum = test_modifiers(turn.options, turn.at, plane);
    sum.add(why::recovery_penalty, -1).add(why::die, roll.faces[0] + roll.faces[1]);
    mv.recovered = sum.total() >= test.number;
    turn.tell_roll(turn.at.current, sum, why::recovery, test.number, mv.recovered ? "recovers" : "spins on");
    mv.spin_die = narrow(roll.faces[2]);
    if (turn.options.formation) plane.die = mv.spin_die;
    mv.test = test;
    plane.mt = 1;
    if (mv.recovered) {
        plane.spin = false;
        plane.mt = test.level;
        plane.speed_change = static_cast<std::int16_t>(plane.speed_change + test.speed_cost);
        mv.power_cost = test.power_cost;
        mv.tested = true;
        mv.well = test.level >= 1 && sum.total() >= test.number + 3;
        turn.tell(turn.at.current, why::recovered);
    }
    if (const std::optional<int> modifier = stress_of(turn.options, test))
        return begin_stress(turn, *modifier, AfterStress::recovery);
    finish_recovery(turn);
}

}  // namespace sightlines::dogfight
