// Zoom and pan of a board, by pinch gestures and whatever else a game takes for it.
#pragma once

#include "board/area.h"
#include "imgui.h"

namespace sightlines {

struct Zoom {
    float scale = 1;
    ImVec2 pan{0, 0};     // shift of the board's centre, CSS pixels
    bool turned = false;  // the board was turned: `pan` changes its sign with that, so the same part stays in sight

    // Applies the gesture of the last frame; call once a frame.
    void follow(const Area& area, bool board_turned = false);

    // The point `fixed` of the area stays where it is, and then moves by `by`, except at the edge of the sheet.
    void change(const Area& area, float factor, ImVec2 fixed, ImVec2 by);

    // The middle of the board in this area, on device pixels, so that its lines are sharp.
    ImVec2 middle_in(const Area& area) const;
};

}  // namespace sightlines
