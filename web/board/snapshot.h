#pragma once

#include <functional>
#include <vector>

#include "board/area.h"
#include "board/paint.h"
#include "imgui.h"

namespace sightlines::paint {

// A small picture of a board that is drawn once and replayed: its shapes and lines, clipped as they were, without text.
class Snapshot {
  public:
    Snapshot() = default;
    // Records what `draw` draws in ImGui's current window; nothing of it is left there.
    Snapshot(const Area& area, const std::function<void()>& draw);

    bool is_current() const;  // whether theme and screen are still those of the recording
    void draw(ImDrawList& list, ImVec2 min) const;

  private:
    struct Layer {
        ImVec4 clip;
        Mesh mesh;
    };
    std::vector<Layer> layers_;  // relative to the area
    ImU32 page_ = 0;
    float hairline_ = 0;
};

}  // namespace sightlines::paint
