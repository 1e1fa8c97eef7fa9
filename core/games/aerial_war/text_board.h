#pragma once

#include "engine/text_board.h"
#include "games/aerial_war/rules.h"

namespace sightlines::aerial_war {

TextBoard text_board(const Rules& rules, const Position& at);

}  // namespace sightlines::aerial_war
