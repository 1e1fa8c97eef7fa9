#pragma once

#include "games/dogfight/rules/turn/turn.h"

// Initiative, links and tailing, up to the next move (DF-INI, DF-ADV-FRM-02).
namespace sightlines::dogfight {

void begin_initiative(Turn& turn);
void roll_initiative(Turn& turn, const Roll& roll);
void break_ties(Turn& turn, const Roll& roll);
void make_links(Turn& turn);
void seek_next(Turn& turn);
void tail(Turn& turn);
void roll_off(Turn& turn, const Roll& roll);

}  // namespace sightlines::dogfight
