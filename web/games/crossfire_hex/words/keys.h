// The keys of Hex Crossfire, for the list that "?" shows.
#pragma once

#include <array>

#include "games/texts.h"

namespace sightlines::crossfire_hex::labels {

inline constexpr std::array<KeyHelp, 4> key_help{{{"Enter", "show a cursor on the board; choose; play"},
                                                  {"Arrows", "move the cursor, and see what a move would bring"},
                                                  {"E", "enter a disc from the reserve"},
                                                  {"Escape", "cancel"}}};

}  // namespace sightlines::crossfire_hex::labels
