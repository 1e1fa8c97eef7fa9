#pragma once

#include "games/dogfight/rules/turn/turn.h"

// Moves from the first question to the last step (DF-MOV, DF-CV-08, DF-CV-09, DF-ADV-FRM-02, DF-ADV-FRM-03, DF-ADV-DCL,
// DF-ADV-DEP).
namespace sightlines::dogfight {

void begin_move(Turn& turn, int letter);
void roll_mp(Turn& turn, int die);
void choose_step(Turn& turn, const Step& step);
void carry_out(Turn& turn);
void depart(Turn& turn, const Roll& roll);
void place_step(Turn& turn);
void end_move(Turn& turn);
void leave_move(Turn& turn);
void half_level(Turn& turn, Aircraft& plane, int direction);
void settle_height(Turn& turn, Aircraft& plane);

}  // namespace sightlines::dogfight
