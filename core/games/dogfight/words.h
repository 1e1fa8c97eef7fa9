#pragma once

#include "engine/text_board.h"
#include "games/dogfight/rules.h"

namespace sightlines::dogfight {

// An action that may be played here, in words.
ActionWords worded(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::dogfight
