#include "games/dogfight/rules/combat_values.h"

#include <algorithm>
#include <cstdlib>

#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"

namespace sightlines::dogfight {

int range(const Aircraft& a, const Aircraft& b) {
    return distance(a.hex, b.hex) + std::abs(a.altitude - b.altitude) / 2;
}

bool behind(const Aircraft& x, const Aircraft& y) { return !y.middle() && in_rear_arc(y.hex, y.face, x.hex); }

ModifierSum carried_cv(const Aircraft& plane, const Aircraft& target) {
    ModifierSum sum;
    int cv = plane.cv;
    const auto change = [&sum, &cv](const Reason& why, int to) {
        sum.add(why, to - cv);
        cv = to;
    };
    sum.add(why::combat_value, cv);
    if (behind(target, plane)) {
        change(why::target_behind, 0);
        return sum;
    }
    const int r = range(plane, target);
    const bool face_to_face = plane.middle() || target.middle() || plane.face == target.face;
    if (plane.hex == target.hex && r == 0 && face_to_face && cv > 0) {
        const int beyond_one = std::max(0, std::abs(plane.speed - target.speed) - 1);
        change(why::speed_difference, std::max(0, cv - beyond_one));
    }
    change(why::faded, r > 2 ? 0 : cv / (r + 1));
    return sum;
}

int position_bonus(const Aircraft& plane, const Aircraft& target, const Reason** why) {
    const auto because = [why](const Reason& reason, int bonus) {
        if (why != nullptr) *why = &reason;
        return bonus;
    };
    if (target.middle()) return 0;
    const int d = distance(plane.hex, target.hex);
    const int r = range(plane, target);
    if (d == 0) return plane.middle() && r == 0 ? because(why::same_hex, 3) : 0;
    if (r > 2 || behind(target, plane)) return 0;
    const Hex astern = neighbour(target.hex, turned(target.face, 3));
    if (d == 1) {
        if (plane.hex == astern) return because(why::astern, r == 1 ? 2 : 1);
        const bool quarter = plane.hex == neighbour(target.hex, turned(target.face, 2)) ||
                             plane.hex == neighbour(target.hex, turned(target.face, 4));
        return quarter && r == 1 ? because(why::rear_quarter, 1) : 0;
    }
    for (const int turn : {2, 3, 4}) {
        if (plane.hex == neighbour(astern, turned(target.face, turn))) return because(why::rear_quarter, 1);
    }
    return 0;
}

int tailing_bonus(const Aircraft& plane, const Aircraft& target) {
    if (plane.cv <= 0) return 0;
    return counts_as_targeting(target) ? plane.cv : round_up(plane.cv, 2);
}

int mp_bonus(const Position& at, const Aircraft& plane) {
    if (plane.target == nobody || plane.cv < 2) return 0;
    const Aircraft& target = at.plane(plane.target);
    const int began = target.speed_before > 0 ? target.speed_before : target.speed;
    return target.moved && began <= plane.speed ? plane.cv / 2 : 0;
}

}  // namespace sightlines::dogfight
