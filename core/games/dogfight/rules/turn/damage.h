#pragma once

#include "games/dogfight/rules/turn/turn.h"

// Marks, critical hits, and what goes out of play (DF-DMG, DF-CRIT-03, DF-ADV-ENG-01, DF-END-02).
namespace sightlines::dogfight {

void mark_pending(Turn& turn);
void roll_criticals(Turn& turn, const Roll& roll);
void roll_smoke(Turn& turn, const Roll& roll);
void fill_sets(Turn& turn, Aircraft& plane, int sets);
void destroy(Turn& turn, Aircraft& plane, const Reason& why);
void take_out(Turn& turn, Aircraft& plane, Out out);

}  // namespace sightlines::dogfight
