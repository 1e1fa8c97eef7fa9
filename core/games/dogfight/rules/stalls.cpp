#include "games/dogfight/rules/stalls.h"

#include <algorithm>

#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"

namespace sightlines::dogfight {

ModifierSum stress_modifiers(const Aircraft& plane, int modifier) {
    const Filled filled = filled_sets(plane);
    ModifierSum sum;
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

ModifierSum stall_modifiers(const Options& options, const Aircraft& plane) {
    ModifierSum sum;
    return sum.add(why::stall_rating, plane.card.stall).add(why::flying, flying(options, plane));
}

Stall stall_result(const Aircraft& plane, const Move& move, int total) {
    const int worse = plane.speed < stall_speed(plane, move) ? 1 : 0;
    if (total <= (worse != 0 ? 3 : 1)) return Stall::spin;
    return total <= (worse != 0 ? 6 : 3) ? Stall::stall : Stall::none;
}

}  // namespace sightlines::dogfight
