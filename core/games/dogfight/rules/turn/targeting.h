#pragma once

#include "games/dogfight/rules/turn/turn.h"

// The start of a turn, targets declared, spotted and dropped, and the Combat Values against them (DF-TGT, DF-CV-01,
// DF-CV-02, DF-CV-03, DF-CV-04, DF-CV-05, DF-CV-06, DF-ADV-ACQ, DF-ADV-FRM-01, DF-ADV-RND-02).
namespace sightlines::dogfight {

void begin_turn(Turn& turn);
void begin_declarations(Turn& turn);
void declare(Turn& turn, const Declare& declared);
void acquire(Turn& turn, const Roll& roll);
void adjust(Turn& turn);
void drop_target(Turn& turn, Aircraft& plane, const Reason& why);

}  // namespace sightlines::dogfight
