#pragma once

#include "games/dogfight/rules/turn/turn.h"

// The end of a turn and of the game (DF-END, DF-ADV-CAR-01, DF-ADV-ENG-02, DF-ADV-JAM-02).
namespace sightlines::dogfight {

void begin_end(Turn& turn);
void roll_overspeed(Turn& turn, const Roll& roll);
void roll_burn(Turn& turn, const Roll& roll);
void next_clearing(Turn& turn);
void roll_clearing(Turn& turn, const Roll& roll);
void roll_spots(Turn& turn, const Roll& roll);

}  // namespace sightlines::dogfight
