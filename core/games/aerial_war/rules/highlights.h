#pragma once

#include <vector>

#include "games/aerial_war/rules/rules.h"

namespace sightlines::aerial_war {

// Where on the board a refusal has its reason: the squares to light up when `action` is refused, the most telling
// first. Empty when the reason is nowhere in particular, or when the action is allowed.
std::vector<Square> highlights(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::aerial_war
