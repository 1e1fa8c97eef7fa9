// Which dice of a roll count, for the board.
#pragma once

#include <optional>

#include "engine/game.h"
#include "games/aerial_war/rules/types.h"
#include "games/texts.h"

namespace sightlines::aerial_war {

// `before`: the position in which the roll was due. Nothing for the two dice of a flight, which are chosen from: the
// board shows where each of them leads.
std::optional<ThrownDice> thrown_dice(const Position& before, const Roll& roll);

}  // namespace sightlines::aerial_war
