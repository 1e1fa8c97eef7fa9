#pragma once

#include <string>
#include <string_view>

#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

// Move text: "~c4", "+a3=ne^2", "e5-2>", "xf6", one token an action.
std::string move_text(const Action& action);
Result<Action> read_move_text(std::string_view text);

// The board as lines of text: facing arrows, owner and height of every plane, clouds, whose turn it is.
std::string ascii_board(const Rules& rules, const Position& at);

}  // namespace sightlines::crosshairs
