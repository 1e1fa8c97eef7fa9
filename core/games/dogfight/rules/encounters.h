#pragma once

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// Close encounters, collisions, ramming and random targets (DF-ADV-COL, DF-ADV-RAM, DF-ADV-RND): who meets whom, and
// what is added to the dice.
namespace sightlines::dogfight {

// DF-ADV-COL-01.
bool meets(const Aircraft& a, const Aircraft& b, int letter_a, int letter_b);

// DF-ADV-RAM-01: its target.
bool may_ram(const Position& at, int letter);

// DF-ADV-COL-02, DF-ADV-RAM-02: to one die of each.
ModifierSum encounter_modifiers(const Options& options, const Aircraft& plane, bool rams);

// DF-ADV-COL-02: the MT levels that an encounter of this sum needs, 0 for nothing; and those that both have still to
// gain.
int levels_needed(int sum);
int levels_missing(const Position& at, const Encounter& encounter);

// DF-ADV-COL-06: to two dice, for the hits on `plane`.
ModifierSum collision_modifiers(const Aircraft& plane, const Aircraft& other, int missing);

// DF-ADV-RND-01: the CV that a random effect against the enemy brings, 0 when there is none.
int random_cv(const Position& at, int letter, int enemy);

}  // namespace sightlines::dogfight
