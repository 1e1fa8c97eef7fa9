#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"

namespace sightlines {

// Moves as people write them down: move texts (the rules' own section says how they look) separated by blanks or line
// breaks. What stands in parentheses or before a colon on its line is for readers: "3: e5-2> (turns east) xf6"; but
// numbers in parentheses are moves in a game that writes its dice so, and blanks belong to the moves of a game that
// writes one on each line.
std::vector<std::string> split_moves(std::string_view text, bool dice_in_brackets = false,
                                     bool blanks_in_moves = false);

// A move that could not be played, with its place in the list.
struct RefusedMove {
    std::size_t index;
    std::string move;
    Error error;
};

// Plays them all at the cursor, or none: nothing changes when one is refused.
std::optional<RefusedMove> play_moves(Match& match, std::string_view text);

}  // namespace sightlines
