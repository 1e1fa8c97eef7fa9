// What helps the hunter who decides: the hexes behind its target with the Combat Value that they bring, and a wedge
// where it can fire.
#pragma once

#include "games/dogfight/draw/plan.h"

namespace sightlines::dogfight {

class Hunt : public Layer {
  public:
    Hunt(Picture& picture, const PlanLayer& plan) : Layer(picture), plan_(plan) {}

    void draw(ImDrawList& list) const;
    void draw_gains(ImDrawList& list) const;  // in words, over the aircraft

  private:
    void draw_wedge(ImDrawList& list) const;
    bool is_in_reach(Hex hex) const;
    bool is_told(int bonus, int target) const;
    int hunted() const;

    const PlanLayer& plan_;
};

}  // namespace sightlines::dogfight
