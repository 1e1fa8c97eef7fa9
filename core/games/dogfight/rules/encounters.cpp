#include "games/dogfight/rules/encounters.h"

#include <algorithm>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"

namespace sightlines::dogfight {

bool meets(const Aircraft& a, const Aircraft& b, int letter_a, int letter_b) {
    return a.in_play() && b.in_play() && !a.spin && !b.spin && a.hex == b.hex && a.altitude == b.altitude &&
           a.initiative == b.initiative && a.target != letter_b && b.target != letter_a;
}

bool may_ram(const Position& at, int letter) {
    const Aircraft& plane = at.plane(letter);
    if (!plane.in_play() || plane.spin || plane.target == nobody) return false;
    const Aircraft& target = at.plane(plane.target);
    if (target.side == plane.side || target.hex != plane.hex || target.altitude != plane.altitude) return false;
    const int bonus = tailing_bonus(plane, target);
    return bonus >= 1 && plane.initiative + bonus >= target.initiative;
}

ModifierSum encounter_modifiers(const Options& options, const Aircraft& plane, bool rams) {
    ModifierSum sum;
    if (rams) {
        sum.add(why::rammer_skill, -flying(options, plane)).add(why::slow_rammer, std::max(0, 4 - plane.speed));
    } else {
        sum.add(why::experience, experience(options, plane));
    }
    sum.add(why::marker, -plane.mt).add(why::fast, -std::max(0, plane.speed - 6));
    return sum.add(why::eyes_elsewhere, counts_as_targeting(plane) ? -2 : 0);
}

int levels_needed(int sum) { return sum > 1 ? 0 : std::min(6, 2 - sum); }

int levels_missing(const Position& at, const Encounter& encounter) {
    const auto got = [&at](int letter) { return at.plane(letter).levels_gained; };
    return std::max(0, encounter.need - got(encounter.a) - got(encounter.b));
}

ModifierSum collision_modifiers(const Aircraft& plane, const Aircraft& other, int missing) {
    ModifierSum sum;
    sum.add(why::less_ten, -10).add(why::levels_missing, missing);
    return sum.add(why::both_speeds, (plane.speed + other.speed) / 3);
}

int random_cv(const Position& at, int letter, int enemy) {
    const Aircraft& plane = at.plane(letter);
    const Aircraft& other = at.plane(enemy);
    if (!other.in_play() || other.side == plane.side) return 0;
    return std::max(0, (plane.initiative - other.initiative) / 2);
}

}  // namespace sightlines::dogfight
