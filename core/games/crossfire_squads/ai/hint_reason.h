#pragma once

#include <string>

#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

// What speaks for an action of the player to act, in one sentence; true in the position that the player sees.
std::string hint_reason(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crossfire_squads
