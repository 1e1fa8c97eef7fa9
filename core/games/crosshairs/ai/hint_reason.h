#pragma once

#include <string>

#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

// One sentence: what speaks for an action that may be played here, from what can be seen on the board.
std::string hint_reason(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crosshairs
