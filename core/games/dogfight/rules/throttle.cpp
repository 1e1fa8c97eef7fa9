#include "games/dogfight/rules/throttle.h"

#include <algorithm>
#include <cstdlib>

#include "games/dogfight/rules/grand_tactical.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"

namespace sightlines::dogfight {

bool may_use_power(const Aircraft& plane) { return plane.speed < plane.card.level && !plane.engine_dead; }

ModifierSum power_modifiers(const Position& at, const Aircraft& plane) {
    ModifierSum sum;
    sum.add(why::power_rating, plane.card.power)
        .add(why::engine, -plane.engine_hits)
        .add(why::test_power, at.move.power_cost);
    sum.add(why::well_flown, at.move.well ? 1 : 0).add(why::near_top, plane.speed == plane.card.level - 1 ? -1 : 0);
    return sum.add(why::grand_slope, at.grand_turn ? grand_power_modifier(plane, at.move.half_levels) : 0);
}

ModifierSum drag_modifiers(const Aircraft& plane) {
    ModifierSum sum;
    return sum.add(why::drag_rating, plane.card.drag).add(why::drag_dive, std::min<int>(plane.pitch, 0));
}

// DF-SPD-05.
int power_gain(const Position& at, const Aircraft& plane, int total) {
    return std::min(table::throttle_points(total, at.grand_turn), plane.card.level - plane.speed);
}

int drag_loss(const Position& at, int total) { return table::throttle_points(total, at.grand_turn); }

int pitch_change(const Aircraft& plane) {
    const int points = table::speed_by_pitch[static_cast<std::size_t>(std::abs(plane.pitch))];
    return plane.pitch > 0 ? -points : points;
}

bool fine_die_due(const Position& at, const Aircraft& plane) {
    return !at.grand_turn && plane.fine > 0 && plane.pitch != 0;
}

int fine_die_from(const Aircraft& plane) { return plane.fine == 1 ? 3 : 5; }

}  // namespace sightlines::dogfight
