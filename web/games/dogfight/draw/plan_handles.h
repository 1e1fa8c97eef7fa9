// Where the nose of a planned aircraft can be turned: six handles around the hex in which the plan ends, and one for a
// circle; the steps before its last; and the heights that a plan can have, beside the altitude strip.
#pragma once

#include <span>
#include <vector>

#include "board/area.h"
#include "games/dogfight/draw/projection.h"
#include "games/dogfight/plan_choice.h"
#include "imgui.h"

namespace sightlines::dogfight {

struct PlanHandle {
    Facing face = Facing::none;  // none: the circle
    ImVec2 centre;
    const Plan* plan = nullptr;  // null: impossible
};

float handle_reach();  // from the centre of a handle, in CSS pixels
float waypoint_reach();
ImVec2 height_mark_half();

// None without a preview. They make way for the aircraft, the preview and the waypoints, which are at these points, and
// keep inside the room where they can.
std::vector<PlanHandle> plan_handles(const Chart& chart, const Area& room, const PlanChoice& plan,
                                     std::span<const ImVec2> taken);

// The end of a step; of the last, a place on the way there.
struct PlacedWaypoint {
    std::size_t step = 0;
    ImVec2 centre;
};

struct PlacedHeightMark {
    const HeightMark* height_mark;
    ImVec2 centre, half;
};

// In the middle of the strip's height, with their left at this x, the highest on top. Of those that end at the same
// height there is one: the chosen one, else the flattest.
std::vector<PlacedHeightMark> placed_height_marks(const Area& strip, float left, const PlanChoice& plan);

}  // namespace sightlines::dogfight
