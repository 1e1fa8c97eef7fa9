// Gunnery: the line of fire with its numbers, why an aircraft may not fire, and hits that are not marked yet.
#pragma once

#include "games/dogfight/draw/picture.h"

namespace sightlines::dogfight {

class Gunnery : public Layer {
  public:
    using Layer::Layer;

    int firer() const;                    // in combat, with a target; or nobody
    Area aim_area() const;                // taken by the cross hairs; empty without a firer
    std::vector<Area> hit_areas() const;  // taken by hits that are not marked yet
    void draw_fire(ImDrawList& list) const;
    void draw_hits(ImDrawList& list) const;

  private:
    void draw_no_shot(ImDrawList& list, int firer) const;
    void draw_aim(ImDrawList& list, ImVec2 from, ImVec2 to, float clear) const;
    void draw_shot_odds(ImDrawList& list, int firer, ImVec2 from, ImVec2 to) const;
};

}  // namespace sightlines::dogfight
