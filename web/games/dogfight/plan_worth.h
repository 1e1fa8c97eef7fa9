// How good it is for the mover to end a move in a place. In tenths of a point of score, only to be compared with other
// places of the same move.
#pragma once

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// `letter`: the mover, in the position after its move.
double place_worth(const Rules& rules, const Position& at, int letter);

// The Combat Value that one aircraft has on another when the next turn begins, if nobody moves any more.
int kept_cv(const Aircraft& plane, const Aircraft& target);

}  // namespace sightlines::dogfight
