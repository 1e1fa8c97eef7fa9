// Vector drawings of dice.
#pragma once

#include "imgui.h"

namespace sightlines {

struct DieLook {
    ImVec2 centre;
    float size = 48;  // length of an edge, CSS pixels
    float angle = 0;  // radians
    int sides = 6;    // 6: pips; otherwise a numeral
    int face = -1;    // 0 to sides - 1; -1: blank, not rolled yet
    ImU32 body = 0;   // 0: ivory
    float opacity = 1;
};
void draw_die(ImDrawList& list, const DieLook& look);

// How the die of that number in its roll looks while it tumbles: `rest` is what is left of the motion, 1 to 0. Until it
// lies it shows any face from `lowest` on.
DieLook tumbling(DieLook lying, int die, float rest, int lowest);

}  // namespace sightlines
