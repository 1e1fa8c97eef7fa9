#pragma once

#include <string>

#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

// One sentence in favour of a legal action, from what can be seen on the board.
std::string hint_reason(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crosshairs
