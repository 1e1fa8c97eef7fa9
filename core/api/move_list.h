#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"

namespace sightlines {

// The move texts in a list as people write it down, separated by blanks or line breaks. Text in parentheses, and text
// before a colon on its line, is a remark and left out: "3: e5-2> (turns east) xf6" is "e5-2>", "xf6".
//   dice_in_brackets  numbers in parentheses are a move, a roll
//   blanks_in_moves   each line is one move, with its blanks
std::vector<std::string> split_moves(std::string_view text, bool dice_in_brackets = false,
                                     bool blanks_in_moves = false);

// The first refused move, and its index in the list.
struct RefusedMove {
    std::size_t index;
    std::string move;
    Error error;
};

// Plays all moves of a list at the cursor, or none if one is refused.
std::optional<RefusedMove> play_moves(Match& match, std::string_view text);

}  // namespace sightlines
