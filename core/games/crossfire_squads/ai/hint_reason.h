#pragma once

#include <string>

#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

// An action of the player to act in words, and what for, in one sentence; true in the position that the player sees.
std::string hint_reason(const Rules& rules, const Position& at, const Action& action);

// A sentence to follow that one, with a blank before it: what was wrong with what was played instead; or "".
std::string reason_against(const Rules& rules, const Position& at, const Action& better, const Action& played);

}  // namespace sightlines::crossfire_squads
