#pragma once

#include "engine/accessible_board.h"
#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

// An action that may be played here, in words.
ActionWords action_words(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crosshairs
