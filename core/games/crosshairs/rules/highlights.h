#pragma once

#include <vector>

#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

// Where on the board a refusal has its reason: the hexes to light up when `action` is refused, the most telling first.
// Empty when the reason is nowhere in particular, or when the action is allowed.
std::vector<Cell> highlights(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crosshairs
