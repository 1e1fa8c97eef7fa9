// Two fingers on a board: zoom and shift.
#pragma once

#include "board/area.h"
#include "imgui.h"

namespace sightlines {

struct Zoom {
    float scale = 1;
    ImVec2 pan{0, 0};  // of the board's centre

    // Takes in what two fingers have done since the last frame.
    void follow(const Area& area);
};

}  // namespace sightlines
