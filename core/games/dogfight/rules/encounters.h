#pragma once

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// Close encounters, collisions and ramming (DF-ADV-COL, DF-ADV-RAM): what is added to the dice.
namespace sightlines::dogfight {

// DF-ADV-COL-02, DF-ADV-RAM-02: to one die of each.
ModifierSum encounter_modifiers(const Options& options, const Aircraft& plane, bool rams);

// DF-ADV-COL-06: to two dice, for the hits on `plane`.
ModifierSum collision_modifiers(const Aircraft& plane, const Aircraft& other, int missing);

}  // namespace sightlines::dogfight
