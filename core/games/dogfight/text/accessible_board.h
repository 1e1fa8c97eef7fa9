#pragma once

#include "engine/accessible_board.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

AccessibleBoard accessible_board(const Rules& rules, const Position& at);

}  // namespace sightlines::dogfight
