#pragma once

#include "engine/text_board.h"
#include "games/crossfire_squads/rules.h"

namespace sightlines::crossfire_squads {

TextBoard text_board(const Rules& rules, const Position& at);

}  // namespace sightlines::crossfire_squads
