#pragma once

#include "engine/accessible_board.h"
#include "games/crossfire_hex/rules/rules.h"

namespace sightlines::crossfire_hex {

// An action that may be played here, in words.
ActionWords action_words(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crossfire_hex
