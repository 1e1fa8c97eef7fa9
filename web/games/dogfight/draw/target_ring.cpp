#include "games/dogfight/draw/target_ring.h"

#include <algorithm>
#include <cmath>

#include "platform.h"

namespace sightlines::dogfight {

void TargetRing::place(const Chart& chart, const Scene<Rules>& scene, const StepChoice& steps) {
    targets_.clear();
    const std::vector<StepTarget> targets = steps.targets(scene);
    if (targets.empty()) return;
    const Aircraft& mover = scene.at.mover();
    centre_ = chart.centre(mover.middle() ? mover.hex : neighbour(mover.hex, mover.face));
    radius_ = std::max(chart.size * 0.98f, platform::surroundings().coarse ? 45.0f : 34.0f);
    for (const StepTarget& target : targets) {
        PlacedTarget placed{target, centre_};
        if (target.face != Facing::none) {
            const float angle = chart.angle(target.face);
            placed.centre = {centre_.x + radius_ * std::cos(angle), centre_.y + radius_ * std::sin(angle)};
        }
        targets_.push_back(placed);
    }
}

const PlacedTarget* TargetRing::under(ImVec2 point) const {
    const PlacedTarget* nearest = nullptr;
    const float reach = radius_ * 0.5f;
    float least = reach * reach;
    for (const PlacedTarget& placed : targets_) {
        const float x = placed.centre.x - point.x, y = placed.centre.y - point.y;
        const float distance = x * x + y * y;
        if (distance > least) continue;
        least = distance;
        nearest = &placed;
    }
    return nearest;
}

}  // namespace sightlines::dogfight
