// The viewport transform of a hex board: hexes to screen positions and back.
#pragma once

#include "geometry/hex.h"
#include "imgui.h"

namespace sightlines {

// Pointy-top hexes in horizontal rows, north up, or down if it is turned. `cell` is the width of a hex and the distance
// between the centres of neighbours, in CSS pixels; `centre` is the centre of Hex{0, 0}.
struct HexView {
    ImVec2 centre;
    float cell = 40;
    bool turned = false;

    float sign() const { return turned ? -1.0f : 1.0f; }
    ImVec2 at(Hex hex) const;
    float angle(Heading heading) const;       // radians: 0 is right, clockwise positive
    ImVec2 direction(Heading heading) const;  // unit vector, y down
    ImVec2 corner(Hex hex, int which) const;  // 0 to 5, clockwise from the northern one
    Hex hex_at(ImVec2 point) const;           // hit test; the hex need not be on the board
};

}  // namespace sightlines
