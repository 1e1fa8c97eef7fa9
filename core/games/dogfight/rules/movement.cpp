#include "games/dogfight/rules/movement.h"

#include <algorithm>
#include <cstdlib>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"

namespace sightlines::dogfight {

ModifierSum mp_sum(const Aircraft& plane, const Move& move, int points) {
    ModifierSum sum;
    sum.add(why::flight_speed, plane.speed).add(why::die, move.die).add(why::mp_bonus, move.bonus);
    return sum.add(why::points_cost_mp, move.points_spent || points > 0 ? -1 : 0);
}

Mps mps_at(int sum, int pitch, int fine) {
    const auto steepness = static_cast<std::size_t>(std::abs(pitch));
    Mps mps;
    mps.horizontal = table::movement_points(sum + table::horizontal_by_pitch[steepness]);
    if (pitch != 0)
        mps.vertical =
            table::movement_points(sum + table::vertical_by_pitch[steepness][static_cast<std::size_t>(fine)]);
    return mps;
}

Bonus bonus_against(const Options& options, const Aircraft& mover, const Aircraft& party, const Gains& gains) {
    Bonus bonus;
    bonus.facing = gains.turn + gains.pitch;
    const int r = range(mover, party);
    if (r < 2) bonus.stay = gains.stay;
    const bool close = gains.stayed && mover.hex == party.hex && r == 0;
    bonus.points = gains.points * (close ? std::max(0, 1 + flying(options, mover)) : 1);
    return bonus;
}

int loss_of_pursuer(const Options& options, const Position& at, int mover, int pursuer, const Gains& gains) {
    const Aircraft& plane = at.plane(mover);
    const int party = plane.target != nobody ? plane.target : pursuer;
    const int bonus = bonus_against(options, plane, at.plane(party), gains).sum();
    if (plane.target == pursuer) return bonus;
    return round_up(bonus, counts_as_targeting(plane) ? 4 : 2);
}

Gains gains_of(const Options& options, const Aircraft& before, const Step& step, const Counts& left, bool flown) {
    const std::size_t column = column_of(before);
    Gains gains;
    gains.pitch = facing_bonus(options, std::min<int>(left[Task::pitch], 3), column);
    gains.points = left[Task::aero];
    if (!flown) return gains;
    gains.turn = facing_bonus(options, left[Task::turn], column);
    if (left[Task::mid] > 0) {
        gains.stay = stay_bonus(options, step, column);
        gains.stayed = true;
    }
    return gains;
}

bool lost_stay(const Move& move) { return move.chosen.mid && move.left[Task::mid] == 0 && !move.held; }

ModifierSum departure_modifiers(const Options& options, const Position& at) {
    const Move& mv = at.move;
    const Aircraft& plane = at.mover();
    const int level = lost_stay(mv) ? plane.mt : mv.last_marker;
    ModifierSum sum;
    sum.add(why::flying, flying(options, plane));
    return sum.add(why::marker, table::departure[static_cast<std::size_t>(level)]).add(why::mp_bonus, mv.offered);
}

Step formation_step(const Step& step) {
    return {.kind = step.kind, .turn = step.turn, .mid = step.mid, .exit = step.exit, .pitch = step.pitch};
}

}  // namespace sightlines::dogfight
