// The keys of the Aerial War Game, for the list that "?" shows.
#pragma once

#include <array>

#include "games/texts.h"

namespace sightlines::aerial_war::labels {

inline constexpr std::array<KeyHelp, 6> key_help{{{"Enter", "show the cursor; choose a square, fly there"},
                                                  {"Arrows", "move the cursor"},
                                                  {",  .", "turn the plane on the chosen square"},
                                                  {"A  F", "attack; hold fire"},
                                                  {"L  S", "loop; stay"},
                                                  {"Escape", "cancel"}}};

}  // namespace sightlines::aerial_war::labels
