// Shapes of the overlay. Lengths are CSS pixels.
#pragma once

#include "board/area.h"
#include "board/hex_board.h"
#include "imgui.h"

namespace sightlines::crosshairs {

// A hex, `shrink` times as large as its cell. A transparent fill or edge is not drawn.
void hex_outline(ImDrawList& list, const HexView& view, Hex hex, float shrink, ImU32 fill, ImU32 edge, float width);

void reticle(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width);

}  // namespace sightlines::crosshairs
