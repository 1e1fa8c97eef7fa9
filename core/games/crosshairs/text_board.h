#pragma once

#include "engine/text_board.h"
#include "games/crosshairs/rules.h"

namespace sightlines::crosshairs {

TextBoard text_board(const Rules& rules, const Position& at);

}  // namespace sightlines::crosshairs
