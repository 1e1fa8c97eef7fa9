// Layout of the step targets on the chart: around the hex in which the step ends; staying is in the middle.
#pragma once

#include <vector>

#include "games/dogfight/draw/projection.h"
#include "games/dogfight/step_choice.h"
#include "imgui.h"

namespace sightlines::dogfight {

struct PlacedTarget {
    StepTarget target;
    ImVec2 centre;
};

class TargetRing {
  public:
    void place(const Chart& chart, const Scene<Rules>& scene, const StepChoice& steps);

    bool empty() const { return targets_.empty(); }
    const std::vector<PlacedTarget>& targets() const { return targets_; }
    const PlacedTarget* under(ImVec2 point) const;
    ImVec2 centre() const { return centre_; }
    float radius() const { return radius_; }

  private:
    std::vector<PlacedTarget> targets_;
    ImVec2 centre_;
    float radius_ = 0;
};

}  // namespace sightlines::dogfight
