// Who hunts whom: a broken line from each aircraft to its target, and the Combat Value on it.
#pragma once

#include "games/dogfight/draw/picture.h"

namespace sightlines::dogfight {

class TargetLines : public Layer {
  public:
    using Layer::Layer;

    // Below the aircraft the lines; above them, with `numbers`, the Combat Values.
    void draw(ImDrawList& list, bool numbers) const;
    int target_shown(int letter) const;  // of an aircraft in play, or nobody
    // Bent to the right, so that two aircraft that target each other have two separate lines. Empty if they are too
    // close.
    std::vector<ImVec2> line_of(int letter, int target) const;

  private:
    void draw_one(ImDrawList& list, int letter, int target, float strength, bool dashed, bool numbers) const;
};

}  // namespace sightlines::dogfight
