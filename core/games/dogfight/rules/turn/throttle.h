#pragma once

#include "games/dogfight/rules/turn/turn.h"

// Power or drag at the end of a move (DF-SPD).
namespace sightlines::dogfight {

void begin_throttle(Turn& turn);
void throttle(Turn& turn, int use);  // 1 power, -1 drag, 0 neither
void roll_speed(Turn& turn, const Roll& roll);

}  // namespace sightlines::dogfight
