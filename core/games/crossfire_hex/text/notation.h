#pragma once

#include <string>
#include <string_view>

#include "games/crossfire_hex/rules/rules.h"

namespace sightlines::crossfire_hex {

// Move text: "d8-f8" for a move, "@g1" for an entry.
std::string move_text(const Action& action);

// And back. A remark in brackets behind it, "d8-f8 (+1 reserve, 2 prisoners)", is passed over.
Result<Action> read_move_text(std::string_view text);

// The same without a remark.
std::optional<Action> plain_move_from(std::string_view text);

// The board as lines of text: every stack from the bottom to the top, reserves and prisoners, whose turn it is.
std::string ascii_board(const Position& at);

}  // namespace sightlines::crossfire_hex
