// The log: a header for each turn, a line with its results for each activation.
#pragma once

#include <vector>

#include "engine/history.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

// Contains only what both sides may know.
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

}  // namespace sightlines::crossfire_squads
