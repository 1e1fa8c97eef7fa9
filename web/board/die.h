// Dice, drawn as vectors.
#pragma once

#include "imgui.h"

namespace sightlines {

struct DieLook {
    ImVec2 centre;
    float size = 48;  // of its edge, pixels
    float angle = 0;  // radians
    int sides = 6;    // six-sided dice have pips, others a numeral
    int face = -1;    // -1: not thrown yet, blank
    ImU32 body = 0;   // 0: ivory
    float opacity = 1;
};
void draw_die(ImDrawList& list, const DieLook& look);

}  // namespace sightlines
