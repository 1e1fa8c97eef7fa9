#pragma once

#include "games/dogfight/rules/turn/turn.h"

// Close encounters, ramming and random targets (DF-ADV-COL, DF-ADV-RAM, DF-ADV-RND-01).
namespace sightlines::dogfight {

void begin_encounters(Turn& turn);
void meet(Turn& turn, const Roll& roll);
void next_rammer(Turn& turn);
void ram(Turn& turn, const Roll& roll);
void next_evader(Turn& turn);
void evade(Turn& turn, const Roll& roll);
void collide(Turn& turn, const Roll& roll);
void begin_chances(Turn& turn);
void next_chance(Turn& turn);
void take_chance(Turn& turn, int enemy);

}  // namespace sightlines::dogfight
