// The log: a header for each turn, a line for each activation; and how an action sounds.
#pragma once

#include <vector>

#include "engine/history.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/texts.h"
#include "sounds.h"

namespace sightlines::crossfire_squads {

std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

platform::Sound sound_of(const Action& action);

}  // namespace sightlines::crossfire_squads
