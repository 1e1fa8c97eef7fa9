// Zoom and pan of a board by pinch gestures.
#pragma once

#include "board/area.h"
#include "imgui.h"

namespace sightlines {

struct Zoom {
    float scale = 1;
    ImVec2 pan{0, 0};  // shift of the board's centre, CSS pixels

    // Applies the gesture of the last frame; call once a frame.
    void follow(const Area& area);
};

}  // namespace sightlines
