#pragma once

#include <string>

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// One sentence in favour of an action, facts only; or "".
std::string hint_reason(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::dogfight
