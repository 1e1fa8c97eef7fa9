#pragma once

#include <string>

#include "games/aerial_war/rules/rules.h"

namespace sightlines::aerial_war {

// One sentence in favour of a legal action.
std::string hint_reason(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::aerial_war
