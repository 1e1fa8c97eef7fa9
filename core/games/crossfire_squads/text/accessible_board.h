#pragma once

#include "engine/accessible_board.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

AccessibleBoard accessible_board(const Rules& rules, const Position& at);

}  // namespace sightlines::crossfire_squads
