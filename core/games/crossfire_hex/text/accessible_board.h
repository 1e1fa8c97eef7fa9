#pragma once

#include "engine/accessible_board.h"
#include "games/crossfire_hex/rules/rules.h"

namespace sightlines::crossfire_hex {

AccessibleBoard accessible_board(const Rules& rules, const Position& at);

}  // namespace sightlines::crossfire_hex
