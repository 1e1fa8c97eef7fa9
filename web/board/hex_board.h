// Where the hexes of a board are on the screen.
#pragma once

#include "geometry/hex.h"
#include "imgui.h"

namespace sightlines {

// Pointy-top hexes of horizontal rows, seen flat from above, north up. `cell` is the width of a hex in pixels: the
// distance between the centres of neighbours; `centre` is where Hex{0, 0} lies.
struct HexView {
    ImVec2 centre;
    float cell = 40;

    ImVec2 at(Hex hex) const;
    ImVec2 direction(Heading heading) const;  // of length 1, y downwards
    ImVec2 corner(Hex hex, int which) const;  // 0 to 5, clockwise from the top
    Hex hex_at(ImVec2 point) const;           // the hex under a point, on the board or not
};

// The angle of a heading on the screen in radians: 0 is east, clockwise positive (y points down).
float angle_of(Heading heading);

}  // namespace sightlines
