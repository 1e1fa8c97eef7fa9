// What helps whoever decides where to fly: what is expected of each hex in which the move can end, and a wedge where it
// could fire; with details the hexes behind the target, with the Combat Value that they bring.
#pragma once

#include "games/dogfight/draw/plan.h"

namespace sightlines::dogfight {

class Hunt : public Layer {
  public:
    Hunt(Picture& picture, const PlanLayer& plan) : Layer(picture), plan_(plan) {}

    void draw(ImDrawList& list) const;
    void draw_gains(ImDrawList& list) const;  // in words, over the aircraft
    void draw_odds(ImDrawList& list) const;   // the same, for each hex that the plans lead to

  private:
    void draw_wedge(ImDrawList& list) const;
    bool is_in_reach(Hex hex) const;
    bool is_told(int bonus, int target) const;
    int hunted() const;
    bool put_odds(ImDrawList& list, const Plan& plan, const PlaceOdds& odds, bool goal) const;

    const PlanLayer& plan_;
};

}  // namespace sightlines::dogfight
