// Where labels go: near what they belong to, and never over a piece, a line or each other while there is room. A pure
// function of rectangles. CSS pixels.
#pragma once

#include <span>
#include <vector>

#include "board/area.h"

namespace sightlines::dogfight {

struct LabelWanted {
    ImVec2 anchor;    // the middle of its piece
    ImVec2 half;      // half its size
    float clear = 0;  // from the anchor to the label's edge, at least
};

struct Obstacles {
    std::vector<Area> areas;
    std::vector<ImVec2> points;  // along lines, close to each other
};

float overlap(const Area& a, const Area& b);  // their common area
Area area_around(ImVec2 centre, ImVec2 half);

// The centres, in the order of `wanted`; all labels lie within the room.
std::vector<ImVec2> place_labels(const Area& room, std::span<const LabelWanted> wanted, const Obstacles& obstacles);

}  // namespace sightlines::dogfight
