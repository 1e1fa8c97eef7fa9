// Which dice of a roll count, for the board.
#pragma once

#include "games/dogfight/rules/rules.h"
#include "games/texts.h"

namespace sightlines::dogfight {

// `before`: the position in which the roll was due.
ThrownDice thrown_dice(const Rules& rules, const Position& before, const Roll& roll);

}  // namespace sightlines::dogfight
