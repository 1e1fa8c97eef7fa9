#pragma once

#include "games/dogfight/rules/turn/turn.h"

// Stress tests, stalls and spins (DF-STR, DF-STALL).
namespace sightlines::dogfight {

void stress(Turn& turn, Aircraft& plane, int dice, int modifier);
void begin_stress(Turn& turn, int modifier, AfterStress after);
void roll_stress(Turn& turn, const Roll& roll);
void check_stall(Turn& turn);
void roll_stall(Turn& turn, int die);
void begin_spin(Turn& turn);
void spin_on(Turn& turn, int die);
void recover(Turn& turn, const Roll& roll);

}  // namespace sightlines::dogfight
