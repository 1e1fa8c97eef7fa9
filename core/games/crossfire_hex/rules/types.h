#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "games/crossfire_hex/rules/board.h"
#include "games/crossfire_hex/rules/grid.h"

namespace sightlines::crossfire_hex {

inline constexpr int side_men = 18;
inline constexpr int most_quiet = 9999;

// CX-KO-02: what counts as the same position.
enum class Ko : std::int8_t { board, full };

// Options (CX-KO-02, CX-HOUSE).
struct Options {
    Ko ko = Ko::board;
    std::int16_t quiet_limit = 0;  // CX-HOUSE-01; 0: none

    friend bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::int8_t { play, over };

using PerPlayer = std::array<std::int8_t, 2>;  // White, Black

// Actions.
struct Move {
    Cell from = 0;
    Cell to = 0;
    friend bool operator==(const Move&, const Move&) = default;
};
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
