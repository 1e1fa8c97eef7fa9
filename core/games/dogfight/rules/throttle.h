#pragma once

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// Power, drag and what a climb or a dive does to the speed (DF-SPD).
namespace sightlines::dogfight {

// DF-SPD-03.
bool may_use_power(const Aircraft& plane);

// DF-SPD-04, DF-SPD-06, to 1d6.
ModifierSum power_modifiers(const Position& at, const Aircraft& plane);
ModifierSum drag_modifiers(const Aircraft& plane);

// DF-SPD-04, DF-SPD-06, DF-GT-08: points of speed for a roll. DF-SPD-05: a gain stops at the maximum level speed.
int power_gain(const Position& at, const Aircraft& plane, int total);
int drag_loss(const Position& at, int total);

// DF-SPD-02: gain of a dive, loss of a climb (negative).
int pitch_change(const Aircraft& plane);

// DF-ADV-CLB-02: the fine step die is due, and from which face on it changes nothing.
bool fine_die_due(const Position& at, const Aircraft& plane);
int fine_die_from(const Aircraft& plane);

}  // namespace sightlines::dogfight
