// A piece dragged from one place of a board to another: pressed, moved over 8 pixels, and released.
#pragma once

#include "imgui.h"

namespace sightlines {

inline constexpr float drag_threshold = 8;  // CSS pixels

// Whether the pointer has been farther than the threshold from where the button went down. Still true in the frame of
// the release.
inline bool dragged() { return ImGui::GetIO().MouseDragMaxDistanceSqr[0] > drag_threshold * drag_threshold; }

inline ImVec2 pressed_at() { return ImGui::GetIO().MouseClickedPos[0]; }

}  // namespace sightlines
