#pragma once

#include "imgui.h"

namespace sightlines {

// A rectangle on the screen, in CSS pixels.
struct Area {
    ImVec2 min;
    ImVec2 max;
    ImVec2 size() const { return {max.x - min.x, max.y - min.y}; }
};

inline Area square_around(ImVec2 centre, float reach) {
    return {{centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}};
}

}  // namespace sightlines
