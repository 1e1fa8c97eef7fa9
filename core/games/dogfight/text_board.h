#pragma once

#include "engine/text_board.h"
#include "games/dogfight/rules.h"

namespace sightlines::dogfight {

TextBoard text_board(const Rules& rules, const Position& at);

}  // namespace sightlines::dogfight
