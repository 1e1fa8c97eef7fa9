// A part of the page: an ImGui window without decoration, open for the length of a scope. Screen positions, CSS pixels.
#pragma once

#include "imgui.h"

namespace sightlines {

class Pane {
  public:
    // floats: above the others; overlay: the same, and the pointer reaches what is below
    enum class Kind { still, scrolls, floats, overlay };

    Pane(const char* name, ImVec2 min, ImVec2 size, ImU32 ground, ImVec2 padding, Kind kind = Kind::still);
    ~Pane();
    Pane(const Pane&) = delete;
    Pane& operator=(const Pane&) = delete;
};

}  // namespace sightlines
