#pragma once

#include "engine/accessible_board.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// An action that may be played here, in words.
ActionWords action_words(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::dogfight
