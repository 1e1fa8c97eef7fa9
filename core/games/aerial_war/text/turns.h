// The turns of a game for the log. A turn is that of a plane, or a side's roll for the first move.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/history.h"
#include "games/aerial_war/rules/rules.h"
#include "games/texts.h"

namespace sightlines::aerial_war {

// The first ply of the turn to which the position at `ply` belongs.
std::size_t turn_begin(const History<Rules>& history, std::size_t ply);

// All turns, each with its plane: "Gr", in the log "red"; or, for the first move, its side: "G".
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

}  // namespace sightlines::aerial_war
