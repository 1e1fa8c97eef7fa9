// Labels of the aircraft: name, height with an arrow when leaving it, pitch, speed, damage and the marker of tests.
// Where hexes are small, a letter stands for the name. An aircraft out of view has an arrow at the rim, with its
// distance.
#pragma once

#include "games/dogfight/draw/label_layout.h"
#include "games/dogfight/draw/target_lines.h"

namespace sightlines::dogfight {

class PlaneLabels : public Layer {
  public:
    PlaneLabels(Picture& picture, const TargetLines& targets) : Layer(picture), targets_(targets) {}

    void place(const Obstacles& others);  // besides the aircraft and the lines to their targets
    void clear() { centres_.clear(); }
    void draw(ImDrawList& list, int letter) const;

    ImVec2 centre(int letter) const { return centres_[static_cast<std::size_t>(letter)]; }
    ImVec2 size(int letter) const;
    bool is_on(int letter, ImVec2 point) const;
    bool is_on_any(ImVec2 point) const;
    bool is_in_view(int letter) const;
    int hexes_away(int letter) const;  // from whoever acts

  private:
    void draw_rim_arrow(ImDrawList& list, int letter) const;

    const TargetLines& targets_;
    std::vector<ImVec2> centres_;  // by letter
};

}  // namespace sightlines::dogfight
