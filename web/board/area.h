#pragma once

#include "imgui.h"

namespace sightlines {

// A rectangle of the page, in pixels.
struct Area {
    ImVec2 min;
    ImVec2 max;
    ImVec2 size() const { return {max.x - min.x, max.y - min.y}; }
};

}  // namespace sightlines
