#pragma once

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// Stress, stalls and spins (DF-STR, DF-STALL): what is added to the dice, and what they mean.
namespace sightlines::dogfight {

// DF-STR-02, to 2d6; `modifier` is that of a failure or a hard test.
ModifierSum stress_modifiers(const Aircraft& plane, int modifier);

enum class Stress : std::int8_t { destroyed, two_sets, one_set, none };
Stress stress_result(int total);

// DF-STALL-01: M, the minimum speed with the rise of this turn; and whether a check is due at it.
int stall_speed(const Aircraft& plane, const Move& move);
bool stall_due(const Aircraft& plane, const Move& move, int min_rise);

// DF-STALL-02, to 1d6.
ModifierSum stall_modifiers(const Options& options, const Aircraft& plane);

// DF-STALL-03, for a total.
enum class Stall : std::int8_t { spin, stall, none };
Stall stall_result(const Aircraft& plane, const Move& move, int total);

}  // namespace sightlines::dogfight
