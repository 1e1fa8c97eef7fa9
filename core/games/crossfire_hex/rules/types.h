#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "games/crossfire_hex/rules/board.h"
#include "games/crossfire_hex/rules/grid.h"

// Options and actions as values; a position is in position.h. Player 0 is White, player 1 Black.
namespace sightlines::crossfire_hex {

inline constexpr int side_men = 18;
inline constexpr int most_quiet = 9999;  // the highest limit

// What counts as the same position (CX-KO-02): the men on the board, or the men, both reserves and who is to act.
enum class Ko : std::int8_t { board, full };

struct Options {
    Ko ko = Ko::board;
    std::int16_t quiet_limit = 0;  // so many actions in a row without a prisoner are a draw (CX-HOUSE-01); 0: no limit

    friend bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::int8_t { play, over };

using PerPlayer = std::array<std::int8_t, 2>;  // White, Black

// As many men as the distance is long go from the top of a stack to another cell, in a straight line (CX-MOVE).
struct Move {
    Cell from = 0;
    Cell to = 0;
    friend bool operator==(const Move&, const Move&) = default;
};
// A man of the reserve comes onto the board (CX-ENTER).
struct Enter {
    Cell to = 0;
    friend bool operator==(const Enter&, const Enter&) = default;
};

using Action = std::variant<Move, Enter>;

constexpr Cell target_of(const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    return move != nullptr ? move->to : std::get_if<Enter>(&action)->to;
}

}  // namespace sightlines::crossfire_hex
