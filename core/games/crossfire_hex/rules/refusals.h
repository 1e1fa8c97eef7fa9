#pragma once

#include "base/result.h"

// Every refusal of hex Crossfire, in the order in which they are looked for.
namespace sightlines::crossfire_hex::refuse {

// clang-format off
inline constexpr Refusal game_over      {"game-over",       "CX-END-02",   "The game is over: nothing more can be played."};

inline constexpr Refusal no_piece_there {"no-piece-there",  "CX-MOVE-01",  "There is no stack on this hex."};
inline constexpr Refusal not_your_piece {"not-your-piece",  "CX-MOVE-02",  "That stack is not yours: the top disc decides."};
inline constexpr Refusal not_in_line    {"not-in-line",     "CX-MOVE-03",  "Discs move in a straight line, in one of the six directions."};
inline constexpr Refusal piece_too_low  {"piece-too-low",   "CX-MOVE-04",  "The stack is too low to go that far: it takes one disc for each hex of the way."};

inline constexpr Refusal no_reserve     {"no-reserve",      "CX-ENTER-01", "You have no disc in reserve."};

inline constexpr Refusal repeats        {"repeats",         "CX-KO-01",    "The same move has made the same position before (ko)."};
// clang-format on

}  // namespace sightlines::crossfire_hex::refuse
