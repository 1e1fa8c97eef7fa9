#pragma once

#include "base/result.h"

// Every refusal of hex Crossfire, in the order in which they are looked for.
namespace sightlines::crossfire_hex::refuse {

// clang-format off
inline constexpr Refusal game_over      {"game-over",       "CX-END-02",   "The game is over: nothing more can be played."};

inline constexpr Refusal no_piece_there {"no-piece-there",  "CX-MOVE-01",  "There is no piece on this cell."};
inline constexpr Refusal not_your_piece {"not-your-piece",  "CX-MOVE-02",  "This piece is not yours: the colour of its top man is the other player's."};
inline constexpr Refusal not_in_line    {"not-in-line",     "CX-MOVE-03",  "Men move in a straight line, in one of the six directions."};
inline constexpr Refusal piece_too_low  {"piece-too-low",   "CX-MOVE-04",  "As many men move as the way is long, and this piece has not so many."};

inline constexpr Refusal no_reserve     {"no-reserve",      "CX-ENTER-01", "You have no man in reserve to enter."};

inline constexpr Refusal repeats        {"repeats",         "CX-KO-01",    "Ko: the same move has led to the same position before."};
// clang-format on

}  // namespace sightlines::crossfire_hex::refuse
