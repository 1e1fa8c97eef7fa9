#pragma once

#include "engine/accessible_board.h"
#include "games/aerial_war/rules/rules.h"

namespace sightlines::aerial_war {

AccessibleBoard accessible_board(const Rules& rules, const Position& at);

}  // namespace sightlines::aerial_war
