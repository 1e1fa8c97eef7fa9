// Shapes of the overlay. Lengths are CSS pixels.
#pragma once

#include "board/hex_board.h"
#include "imgui.h"

namespace sightlines::crosshairs {

// The point `length` from `from` in a direction, which is a unit vector.
ImVec2 along(ImVec2 from, ImVec2 direction, float length);

// A hex, `shrink` times as large as its cell. A transparent fill or edge is not drawn.
void hex_outline(ImDrawList& list, const HexView& view, Hex hex, float shrink, ImU32 fill, ImU32 edge, float width);

void reticle(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width);

}  // namespace sightlines::crosshairs
