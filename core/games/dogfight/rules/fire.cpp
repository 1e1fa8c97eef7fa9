#include "games/dogfight/rules/fire.h"

#include <algorithm>
#include <cstdlib>

#include "base/narrow.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"

namespace sightlines::dogfight {
namespace {

// DF-FIRE-04: half hexes that the height adds.
std::optional<int> height_adds(const Aircraft& firer, const Aircraft& target) {
    switch (firer.altitude - target.altitude) {
        case 0: return 0;
        case 1: return 1 + firer.leave;
        case -1:
            if (firer.leave < 0) return std::nullopt;
            return 2 - firer.leave;
        default: return std::nullopt;
    }
}

int hits_with(const Options& options, const Position& at, const GunDice& dice) {
    const Aircraft& firer = at.plane(at.shot.firer);
    const Aircraft& target = at.plane(firer.target);
    ModifierSum sum = fire_modifiers(options, firer, fire_range(firer, target).value_or(0));
    sum.add(why::die, dice.first + dice.second);
    return hits_of(sum.total(), at.shot.burst);
}

}  // namespace

Millionths any_hit(int guns, int modifier, int burst) {
    int misses = 0;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) misses += hits_of(first + second + modifier, burst) > 0 ? 0 : 1;
    }
    Millionths none = whole;
    for (int gun = 0; gun < guns; ++gun) none *= millionths(misses, 36);
    return whole - none;
}

std::optional<int> fire_range(const Aircraft& firer, const Aircraft& target) {
    const std::optional<int> height = height_adds(firer, target);
    if (!height) return std::nullopt;
    int half_hexes = 0;
    if (firer.hex != target.hex) {
        const Facing direction = towards(firer.hex, target.hex);
        if (direction == Facing::none || (!firer.middle() && firer.face != direction)) return std::nullopt;
        half_hexes = !firer.middle() && target.middle() ? 1 : 2;
    }
    const int sum = half_hexes + *height;
    if (sum > 2) return std::nullopt;
    return sum;
}

LongestBurst longest_burst(const Aircraft& firer, const Aircraft& target) {
    const auto difference = static_cast<std::size_t>(std::min(std::abs(firer.speed - target.speed), 7));
    const auto markers = static_cast<std::size_t>(std::min(firer.mt + std::max(0, target.mt - 1), 3));
    return {table::burst_by_difference[difference], table::burst_by_markers[markers]};
}

NoFire why_no_fire(const Position& at, const Aircraft& firer) {
    if (!firer.in_play()) return NoFire::out_of_play;
    if (firer.spin) return NoFire::spinning;
    if (firer.target == nobody) return NoFire::no_target;
    const Aircraft& target = at.plane(firer.target);
    if (target.side == firer.side) return NoFire::friend_;
    if (firer.cv < 1) return NoFire::no_cv;
    if (!has_working_gun(firer)) return NoFire::no_gun;
    if (!fire_range(firer, target)) return NoFire::range;
    return longest_burst(firer, target).burst() < 1 ? NoFire::burst : NoFire::may;
}

ModifierSum fire_modifiers(const Options& options, const Aircraft& firer, int half_hexes) {
    ModifierSum sum;
    sum.add(why::less_ten, -10).add(why::combat_value, firer.cv).add(why::firing, firer.card.fire);
    sum.add(why::shooting, shooting(options, firer));
    sum.add(why::fire_range, table::fire_range[static_cast<std::size_t>(half_hexes)]);
    return sum.add(why::too_fast, -std::max(0, firer.speed - firer.card.level + 1));
}

int hits_per_critical(const Options& options, const Aircraft& firer) {
    return table::hits_per_critical[static_cast<std::size_t>(std::clamp(shooting(options, firer), -2, 2) + 2)];
}

std::optional<GunDice> with_pip(const GunDice& dice, int pips) {
    GunDice changed = dice;
    std::int8_t& higher = changed.first > changed.second ? changed.first : changed.second;
    std::int8_t& lower = changed.first > changed.second ? changed.second : changed.first;
    std::int8_t& die = pips < 0 ? higher : lower;
    die = narrow(die + pips);
    if (pips == 0 || changed.first != changed.second) return std::nullopt;
    return changed;
}

bool pip_offered(const Options& options, const Position& at, int pips) {
    const Aircraft& firer = at.plane(at.shot.firer);
    const int skill = shooting(options, firer);
    if (skill < 1 || (pips > 0 && skill < 2)) return false;
    const std::optional<GunDice> changed = with_pip(at.shot.dice[static_cast<std::size_t>(at.shot.asked)], pips);
    return changed && hits_with(options, at, *changed) / hits_per_critical(options, firer) > 0;
}

ModifierSum jam_modifiers(const Aircraft& firer, int burst) {
    ModifierSum sum;
    return sum.add(why::long_burst, burst == 3 ? -1 : 0).add(why::in_a_row, -firer.shots);
}

bool may_clear(const Aircraft& plane) {
    const auto guns = plane.jams.begin() + plane.card.guns;
    return plane.in_play() && plane.level && plane.shots == 0 &&
           std::find(plane.jams.begin(), guns, Gun::jammed) != guns;
}

ModifierSum clearing_modifiers(const Options& options, const Aircraft& plane, int gun) {
    ModifierSum sum;
    sum.add(why::experience, experience(options, plane)).add(why::earlier_tries, plane.clearing_tries);
    sum.add(why::under_fire, -plane.under);
    return sum.add(why::wing_gun, gun >= plane.card.guns - plane.card.wing ? -2 : 0);
}

}  // namespace sightlines::dogfight
