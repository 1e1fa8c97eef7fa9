#pragma once

#include "engine/text_board.h"
#include "games/crossfire_hex/rules.h"

namespace sightlines::crossfire_hex {

TextBoard text_board(const Rules& rules, const Position& at);

}  // namespace sightlines::crossfire_hex
