#pragma once

#include <cstddef>
#include <vector>

#include "games/crossfire_hex/rules/ko_history.h"
#include "games/crossfire_hex/rules/types.h"

namespace sightlines::crossfire_hex {

// `seen` may hold more than a record lists. What CX-KO-05 drops follows from the men alone (can_recur), bars nothing
// any more, and stays where it is.
struct Position {
    Phase phase = Phase::play;
    std::int8_t player = 0;
    Board board;
    PerPlayer reserve{};
    std::int16_t quiet = 0;  // CX-HOUSE-01; stays 0 without a limit
    KoHistory seen;

    friend bool operator==(const Position& a, const Position& b);
};

// The men of each colour on the board and in reserve together.
PerPlayer men(const Board& board, PerPlayer reserve);
inline PerPlayer men(const Position& at) { return men(at.board, at.reserve); }

// CX-KO-05: there are men enough for it. `men` never grow, so what cannot recur now never will.
bool can_recur(const Occurrence& occurrence, PerPlayer men);

// CX-KO-05: the places in `seen` of all that can recur, as a record lists them.
std::vector<std::size_t> listed(const Position& at);

}  // namespace sightlines::crossfire_hex
