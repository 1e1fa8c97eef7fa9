#pragma once

#include <vector>

#include "engine/history.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_hex {

// Every action is a turn.
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

}  // namespace sightlines::crossfire_hex
