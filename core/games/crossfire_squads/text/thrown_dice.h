// Which dice of a roll count, for the board.
#pragma once

#include "games/crossfire_squads/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

// `before`: the position in which the roll was due.
ThrownDice thrown_dice(const Rules& rules, const Position& before, const Roll& roll);

}  // namespace sightlines::crossfire_squads
