#include "games/dogfight/rules/turn/throttle.h"

#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/rules/turn/movement.h"

namespace sightlines::dogfight {
namespace {

// DF-MOV-04: kept for the end of the turn.
void change_speed(Turn& turn, Aircraft& plane, int points, const Reason& why) {
    if (points == 0) return;
    plane.speed_change = static_cast<std::int16_t>(plane.speed_change + points);
    turn.tell(turn.letter(plane), why, points);
}

// DF-SPD-01: the climb or dive counts with the throttle; in a grand turn the tables' figure is counted already.
void finish(Turn& turn, int fine_die) {
    Aircraft& plane = turn.mover();
    if (!turn.at.grand_turn) {
        int change = pitch_change(plane);
        if (fine_die != 0 && fine_die < fine_die_from(plane)) {
            change += change < 0 ? 1 : -1;
            turn.tell(turn.at.current, why::fine_step, 1);
        }
        change_speed(turn, plane, change, why::climb_or_dive);
    }
    leave_move(turn);
}

}  // namespace

// DF-SPD-03.
void begin_throttle(Turn& turn) {
    turn.at.phase = Phase::throttle;
    if (turn.mover().engine_dead) throttle(turn, -1);
}

void throttle(Turn& turn, int use) {
    turn.at.move.use = static_cast<std::int8_t>(use);
    if (use == 0 && !fine_die_due(turn.at, turn.mover())) return finish(turn, 0);
    turn.at.phase = Phase::speed;
}

void roll_speed(Turn& turn, const Roll& roll) {
    Aircraft& plane = turn.mover();
    const int use = turn.at.move.use;
    const int fine_die = fine_die_due(turn.at, plane) ? roll.faces[0] : 0;
    const int die = roll.faces.back();
    if (use == 1) {
        ModifierSum sum = power_modifiers(turn.at, plane);
        sum.add(why::die, die);
        turn.tell_roll(turn.at.current, sum, why::power, 0, "");
        change_speed(turn, plane, power_gain(turn.at, plane, sum.total()), why::power);
    } else if (use == -1) {
        ModifierSum sum = drag_modifiers(plane);
        sum.add(why::die, die);
        turn.tell_roll(turn.at.current, sum, why::drag, 0, "");
        change_speed(turn, plane, -drag_loss(turn.at, sum.total()), why::drag);
    }
    finish(turn, fine_die);
}

}  // namespace sightlines::dogfight
