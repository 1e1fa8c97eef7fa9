#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/crossfire_hex/rules/board.h"

namespace sightlines::crossfire_hex {

// The board as a text: ranks from 9 down to 1, "." an empty cell, "w" or "b" a single man,
// "(wbw)" a stack from the bottom to the top.
std::string board_text(const Board& board);

// And back. What is wrong goes into `fault`, as a sentence without its full stop.
std::optional<Board> board_from(std::string_view text, std::string& fault);

// The men of a stack from the bottom to the top: "wbw".
std::string men_text(Stack stack);

}  // namespace sightlines::crossfire_hex
