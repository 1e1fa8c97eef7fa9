#pragma once

#include <string>
#include <string_view>

#include "games/aerial_war/rules/rules.h"

namespace sightlines::aerial_war {

// Move text: "[35]", "e7n", "#a6", "!", "-", "o", ".".
std::string move_text(const Action& action);
Result<Action> read_move_text(std::string_view text);

// What stands before the moves of a side or a plane: "G", "Ab".
bool is_label(std::string_view word);

// The board as lines of text, rank 14 on top: side, colour and facing of every plane, whose turn it is, the score.
std::string ascii_board(const Rules& rules, const Position& at);

}  // namespace sightlines::aerial_war
