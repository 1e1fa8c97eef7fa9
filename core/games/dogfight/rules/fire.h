#pragma once

#include <optional>

#include "base/millionths.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// Gunnery (DF-FIRE, DF-CRIT, DF-ADV-JAM), worked out without dice.
namespace sightlines::dogfight {

// DF-FIRE-03, DF-FIRE-04: range in half hexes, 0 to 2; none when it is too far, too high or not faced.
std::optional<int> fire_range(const Aircraft& firer, const Aircraft& target);

// DF-FIRE-07: by the speeds, by the markers, and the lesser of the two.
struct LongestBurst {
    int by_speed = 0;
    int by_markers = 0;
    int burst() const { return by_speed < by_markers ? by_speed : by_markers; }
};
LongestBurst longest_burst(const Aircraft& firer, const Aircraft& target);

// DF-FIRE-01, DF-TGT-04: only the declared target is looked at. The first reason that stands against firing, or
// nothing.
enum class NoFire : std::int8_t { may, out_of_play, spinning, no_target, friend_, no_cv, no_gun, range, burst };
NoFire why_no_fire(const Position& at, const Aircraft& firer);

// DF-FIRE-05, to 2d6 of each gun.
ModifierSum fire_modifiers(const Options& options, const Aircraft& firer, int half_hexes);

// DF-FIRE-06. burst: 1 to 3.
constexpr int hits_of(int total, int burst) {
    const int hits = total > 0 ? total : 0;
    return burst == 1 ? hits / 2 : burst == 2 ? hits : hits + hits / 2;
}

// The hits of one gun, summed over the 36 throws of its dice. modifier: to 2d6.
constexpr int hits_of_all_throws(int modifier, int burst) {
    int hits = 0;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) hits += hits_of(first + second + modifier, burst);
    }
    return hits;
}

// The chance that so many guns score a hit at all.
Millionths any_hit(int guns, int modifier, int burst);

// DF-CRIT-01: critical hits for so many hits when the dice are doubles.
int hits_per_critical(const Options& options, const Aircraft& firer);

// DF-CRIT-02: the dice of a gun with the higher lowered (-1) or the lower raised (1), if that makes doubles.
std::optional<GunDice> with_pip(const GunDice& dice, int pips);

// DF-CRIT-02: whether doing so to the gun in question brings at least one critical hit.
bool pip_offered(const Options& options, const Position& at, int pips);

// DF-ADV-JAM-01, to 2d6; 2 or less jams the gun.
ModifierSum jam_modifiers(const Aircraft& firer, int burst);

// DF-ADV-JAM-02: whether an aircraft may try to clear its guns, and what is added to the 2d6 of a gun.
bool may_clear(const Aircraft& plane);
ModifierSum clearing_modifiers(const Options& options, const Aircraft& plane, int gun);

}  // namespace sightlines::dogfight
