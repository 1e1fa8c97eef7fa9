#pragma once

#include "games/dogfight/rules/turn/turn.h"

// Maneuver Tests as they are rolled (DF-MT-05, DF-MT-07, DF-MT-10), and what a failure takes away (DF-MT-09, DF-MT-11,
// DF-MT-12, DF-MT-13, DF-MT-14, DF-MT-15); Aerobatic Points (DF-AER).
namespace sightlines::dogfight {

void begin_test(Turn& turn);
void roll_test(Turn& turn, const Roll& roll);
void roll_failure(Turn& turn, const Roll& roll);
void after_test(Turn& turn);

}  // namespace sightlines::dogfight
