#pragma once

#include "engine/accessible_board.h"
#include "games/aerial_war/rules/rules.h"

namespace sightlines::aerial_war {

// An action that may be played here, in words.
ActionWords action_words(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::aerial_war
