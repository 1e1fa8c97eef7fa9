#pragma once

#include "games/dogfight/rules/turn/turn.h"

// Gunnery up to the hits (DF-FIRE, DF-CV-10, DF-CRIT-02, DF-ADV-JAM-01).
namespace sightlines::dogfight {

void begin_combat(Turn& turn);
void next_shooter(Turn& turn);
void hold_fire(Turn& turn);
void open_fire(Turn& turn, int burst);
void roll_hits(Turn& turn, const Roll& roll);
void take_pip(Turn& turn, int pips);

}  // namespace sightlines::dogfight
