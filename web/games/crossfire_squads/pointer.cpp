#include "games/crossfire_squads/pointer.h"

#include "base/test_ids.h"
#include "games/crossfire_squads/art/counters.h"
#include "imgui.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float drag_begins = 8;  // pixels

float squared(ImVec2 a, ImVec2 b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

}  // namespace

void Pointer::take(const Scene& scene, const Area& area, bool bends) {
    bends_ = bends;
    const bool released = board_button(area) != BoardPress::none;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (ImGui::IsItemHovered() || ImGui::IsItemActive()) {
        point_at(scene, mouse);
    } else {
        selection_.clear_hover(scene);
    }
    if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left, drag_begins)) drag(scene);
    const bool dragged = dragging_, carried = carrying_;
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        dragging_ = turning_ = carrying_ = placing_ = false;
        waypoint_.reset();
    }
    last_mouse_ = mouse;
    if (released && carried) return selection_.put_down(scene, {unit_at(scene, mouse), camera_.point_at(mouse), false});
    if (carried && !carrying_) {  // a second finger zooms; else it was let go of beside the table
        return platform::gesture().active ? selection_.clear_hover(scene) : selection_.cancel(scene);
    }
    if (released && !dragged) click(scene, mouse);
}

// A drag from the goal of a gun or vehicle turns its facing, from a unit that may act it carries the unit; elsewhere it
// pans the map.
void Pointer::drag(const Scene& scene) {
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 begin = io.MouseClickedPos[0];
    if (!dragging_) {
        turning_ = (selection_.turns_at_goal(scene) && is_on_goal(begin, 22)) ||
                   (selection_.turns() && unit_at(scene, begin) == selection_.choice().unit);
        if (const std::optional<std::size_t> leg = leg_at(begin)) waypoint_ = selection_.take_hold_of_waypoint(*leg);
        const bool places = scene.seen().phase == Phase::deploy || scene.seen().phase == Phase::reveal;
        placing_ = places && !turning_ && selection_.choice().unit != no_unit && is_on_goal(begin, 22);
        carrying_ = !turning_ && !waypoint_ && !placing_ && selection_.can_drag(scene, unit_at(scene, begin));
        if (carrying_) selection_.take_up(scene, unit_at(scene, begin));
    }
    dragging_ = true;
    if (waypoint_) return selection_.set_waypoint(scene, *waypoint_, camera_.point_at(io.MousePos));
    if (placing_) return selection_.aim_at(scene, camera_.point_at(io.MousePos));
    if (turning_) return selection_.face_to(scene, camera_.point_at(io.MousePos));
    if (carrying_) {
        if (io.MouseDelta.x == 0 && io.MouseDelta.y == 0) return;
        const UnitId over = unit_at(scene, io.MousePos);
        return selection_.hover(scene,
                                {over == selection_.choice().unit ? no_unit : over, camera_.point_at(io.MousePos)});
    }
    camera_.drag(io.MouseDelta);
    framing_.take_over();
}

void Pointer::point_at(const Scene& scene, ImVec2 mouse) {
    if (carrying_ || (mouse.x == last_mouse_.x && mouse.y == last_mouse_.y)) return;
    const UnitId unit = unit_at(scene, mouse);
    if (unit != no_unit) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    Hover hovered{unit, {}};
    if (!platform::surroundings().coarse && !dragging_) hovered.goal = camera_.point_at(mouse);
    selection_.hover(scene, hovered);
}

void Pointer::click(const Scene& scene, ImVec2 mouse) {
    if (overview_.shows_tokens()) {
        camera_.zoom_to(overview_.box_at(camera_, mouse), Overview::closest_look);
        return framing_.take_over();
    }
    if (held_.contains(mouse)) return selection_.continuation().hold_no_longer();
    if (const std::optional<std::size_t> leg = leg_at(mouse); leg && selection_.is_waypoint(*leg))
        return selection_.take_waypoint(scene, selection_.take_hold_of_waypoint(*leg));
    selection_.click(scene, {unit_at(scene, mouse), camera_.point_at(mouse), is_on_goal(mouse, 14)});
}

UnitId Pointer::unit_at(const Scene& scene, ImVec2 mouse) const {
    return overview_.shows_tokens() ? no_unit : art::unit_at(camera_, scene.seen(), scene.viewer(), mouse);
}

std::optional<std::size_t> Pointer::leg_at(ImVec2 mouse) const {
    constexpr float reach = 16;
    if (!bends_ || !selection_.choice().goal || !selection_.forecasts().walk) return std::nullopt;
    const std::vector<Leg>& legs = selection_.forecasts().walk->legs;
    for (std::size_t i = 0; i + 1 < legs.size(); ++i) {
        if (squared(camera_.at(legs[i].plan.at), mouse) < reach * reach) return i;
    }
    return std::nullopt;
}

bool Pointer::is_on_goal(ImVec2 mouse, float reach) const {
    std::optional<Point> goal = selection_.choice().goal;
    const AdvisedPlace* proposed = selection_.proposal();
    if (!goal && proposed != nullptr) goal = proposed->at;
    return goal && squared(camera_.at(*goal), mouse) < reach * reach;
}

}  // namespace sightlines::crossfire_squads
