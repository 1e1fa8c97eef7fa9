// The turns of a game for the log.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/history.h"
#include "games/crosshairs/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crosshairs {

// Both belong to one turn of a player, or both to the cloud phase.
bool same_turn(const Position& a, const Position& b);

// The first ply of the turn to which the action at `ply` belongs.
std::size_t turn_begin(const History<Rules>& history, std::size_t ply);

// All turns; the cloud phase is one turn.
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

}  // namespace sightlines::crosshairs
