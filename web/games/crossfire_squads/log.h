// The log: a header for each turn, a line for each activation.
#pragma once

#include <vector>

#include "engine/history.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

}  // namespace sightlines::crossfire_squads
