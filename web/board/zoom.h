// Zoom and pan of a board by pinch gestures.
#pragma once

#include "board/area.h"
#include "imgui.h"

namespace sightlines {

struct Zoom {
    float scale = 1;
    ImVec2 pan{0, 0};     // shift of the board's centre, CSS pixels
    bool turned = false;  // the board, so that the same part of it stays in sight when that changes

    // Applies the gesture of the last frame; call once a frame.
    void follow(const Area& area, bool board_turned = false);
};

}  // namespace sightlines
