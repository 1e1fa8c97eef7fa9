#pragma once

#include "games/dogfight/rules/turn/turn.h"

// Grand tactical turns (DF-GT): the question to the sides, the climb and the dice of a move, its end.
namespace sightlines::dogfight {

void begin_grand(Turn& turn);
void answer_grand(Turn& turn, bool yes);
void plan_climb(Turn& turn, int half_levels);
void roll_grand(Turn& turn, const Roll& roll);
void finish_grand(Turn& turn);

}  // namespace sightlines::dogfight
