// The keys of Crosshairs, for the list that "?" shows.
#pragma once

#include <array>

#include "games/texts.h"

namespace sightlines::crosshairs::labels {

inline constexpr std::array<KeyHelp, 10> key_help{
    {{"Enter", "show a cursor on the board; choose; play"},
     {"Arrows", "move the cursor; with a plane chosen: flight and turn"},
     {"C  1  2  S  P", "climb, level flight by 1 or 2, swoop, power dive"},
     {"X", "crash, when nothing else is possible"},
     {"F", "put the cursor on a plane that can be shot"},
     {"U", "pull out of the dive"},
     {"E", "end the turn"},
     {"G", "place the remaining clouds at random"},
     {"L", "show every line of fire"},
     {"Escape", "cancel"}}};

}  // namespace sightlines::crosshairs::labels
