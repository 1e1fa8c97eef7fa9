// A plan on the board: the hexes in which the move can end, the way to the preview, the handles for its nose, the
// height marks for its height; and, dashed, what is left of a plan that has stopped.
#pragma once

#include <optional>

#include "games/dogfight/draw/picture.h"
#include "games/dogfight/draw/plan_handles.h"

namespace sightlines::dogfight {

class PlanLayer : public Layer {
  public:
    using Layer::Layer;

    art::Look preview_look() const;  // only with a preview
    std::vector<PlacedWaypoint> waypoints() const;
    std::vector<PlanHandle> handles() const;
    std::vector<PlacedHeightMark> height_marks() const;
    std::vector<PlacedHeightMark> shown_height_marks() const;  // the same, unless they are folded
    std::vector<Area> areas() const;                           // taken by all of these

    void drag(const std::optional<std::size_t>& step) { dragged_ = step; }  // whose waypoint is dragged

    void draw_reach(ImDrawList& list) const;
    void draw(ImDrawList& list) const;
    void draw_height_marks(ImDrawList& list) const;
    void draw_stopped(ImDrawList& list) const;
    void draw_tap_again(ImDrawList& list, const std::optional<Action>& hint) const;

  private:
    void draw_way(ImDrawList& list, const Plan& preview) const;
    void draw_handles(ImDrawList& list, const Plan& preview) const;

    std::optional<std::size_t> dragged_;
};

}  // namespace sightlines::dogfight
