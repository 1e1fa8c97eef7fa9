// The viewport transform of the chart: flat-top hexes, column a at the left, every second column half a hex lower; or
// all of it turned by 180 degrees. CSS pixels.
#pragma once

#include <optional>

#include "games/dogfight/rules/types.h"
#include "imgui.h"

namespace sightlines::dogfight {

inline constexpr float half_height = 0.8660254f;  // of a hex whose corners are 1 from its centre

struct Chart {
    int columns = 15;
    int rows = 13;
    ImVec2 origin;    // the upper left corner of the hexes
    float size = 20;  // from the centre of a hex to a corner
    bool turned = false;

    float angle(Facing face) const;  // radians: 0 is right, clockwise is positive; also right for none
    ImVec2 centre(Hex hex) const;
    ImVec2 edge(Hex hex, Facing face) const;  // middle of that side; the centre for none
    std::optional<Hex> hex_at(ImVec2 point) const;
    ImVec2 extent() const;                    // of all hexes
    ImVec2 turned_point(ImVec2 point) const;  // itself if the chart is not turned
};

}  // namespace sightlines::dogfight
