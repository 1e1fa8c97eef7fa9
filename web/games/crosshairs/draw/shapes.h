// Shapes of the overlay. Lengths are CSS pixels.
#pragma once

#include "board/area.h"
#include "board/hex_board.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/rules/types.h"
#include "imgui.h"

namespace sightlines::crosshairs {

// A hex, `shrink` times as large as its cell. A transparent fill or edge is not drawn.
void hex_outline(ImDrawList& list, const HexView& view, Hex hex, float shrink, ImU32 fill, ImU32 edge, float width);

// How a plane on the board is drawn; `size`: BoardLook::pieces.
art::Look look_of(const HexView& view, float size, const Plane& plane);

inline constexpr float ghost_opacity = 0.4f;  // of a plane that has left the board

void reticle(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width);

}  // namespace sightlines::crosshairs
