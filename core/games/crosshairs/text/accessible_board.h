#pragma once

#include "engine/accessible_board.h"
#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

AccessibleBoard accessible_board(const Rules& rules, const Position& at);

}  // namespace sightlines::crosshairs
