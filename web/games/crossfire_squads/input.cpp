// Pointer and keys on the table.
#include <algorithm>

#include "app/test_ids.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/view.h"
#include "imgui.h"
#include "platform.h"
#include "widgets/controls.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float drag_begins = 6;  // pixels

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, false); }
bool pressed_again(ImGuiKey key) { return ImGui::IsKeyPressed(key, true); }

float squared(ImVec2 a, ImVec2 b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

PieceId piece_at(const Terrain& terrain, Point p) {
    const auto* found = std::find_if(terrain.begin(), terrain.end(),
                                     [&](const Piece& piece) { return piece.is_area() && piece.shape.contains(p); });
    return found == terrain.end() ? no_piece : found->id;
}

}  // namespace

void View::take_pointer(const Area& area) {
    const bool released = board_button(area);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (ImGui::IsItemHovered() || ImGui::IsItemActive()) {
        point_at(mouse);
    } else if (hovered_ != no_unit || hover_goal_) {
        hovered_ = no_unit;
        hover_goal_.reset();
        forecast();
    }
    if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left, drag_begins)) drag();
    const bool dragged = dragging_;
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) dragging_ = turning_ = false;
    last_mouse_ = mouse;
    if (released && !dragged) click(mouse);
}

// From the goal of a gun or vehicle a drag turns it; elsewhere it moves the map.
void View::drag() {
    const ImGuiIO& io = ImGui::GetIO();
    if (!dragging_) {
        const ImVec2 began = io.MouseClickedPos[0];
        const bool at_goal =
            goal_ && unit_ != no_unit && row_of(seen_[unit_].kind).arc && squared(camera_.at(*goal_), began) < 22 * 22;
        turning_ = at_goal && (at().phase == Phase::deploy || at().phase == Phase::reveal);
        dragging_ = true;
    }
    if (turning_) {
        const Point heading = camera_.point_at(io.MousePos) - *goal_;
        if (heading != no_heading) face_ = heading;
        return forecast();
    }
    camera_.drag(io.MouseDelta);
    own_camera_ = true;
}

void View::point_at(ImVec2 mouse) {
    if (mouse.x == last_mouse_.x && mouse.y == last_mouse_.y) return;
    const UnitId before = hovered_;
    hovered_ = art::unit_at(camera_, seen_, viewer_, mouse);
    if (hovered_ != no_unit) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    hover_goal_.reset();
    const bool aims = unit_ != no_unit && !platform::surroundings().coarse && hovered_ == no_unit && !dragging_;
    if (aims) hover_goal_ = camera_.point_at(mouse);
    if (aims || before != hovered_) forecast();
}

void View::click(ImVec2 point) {
    if (is_covered() || decider() == nobody) return;
    const UnitId unit = art::unit_at(camera_, seen_, viewer_, point);
    const Point ground = camera_.point_at(point);
    const bool at_goal = goal_ && squared(camera_.at(*goal_), point) < 14 * 14;
    if (at_goal && unit_ != no_unit) return confirm();
    if (unit != no_unit && unit != unit_ && at().phase == Phase::react && seen_.motion && unit == seen_.motion->unit)
        return;
    if (unit != no_unit && tool_ != Tool::smoke && tool_ != Tool::recon && tool_ != Tool::turn) return click_unit(unit);
    click_ground(ground);
}

void View::click_unit(UnitId unit) {
    if (side_of(unit) == decider()) {
        const bool names = at().phase == Phase::join || at().phase == Phase::spill;
        const bool joins = grouping_ || at().phase == Phase::react;
        if (names || (joins && unit_ != no_unit && unit != unit_)) return toggle_partner(unit);
        return unit == unit_ ? unchoose() : choose(unit);
    }
    if (unit_ == no_unit) return;
    const Kind kind = seen_[unit_].kind;
    const bool unarmed = kind == Kind::cc || kind == Kind::pc;
    if (tool_ == Tool::assault || at().phase == Phase::group || unarmed) {
        if (goal_ == seen_[unit].at) return confirm();
        return aim_at(seen_[unit].at);
    }
    if (at().phase != Phase::play) return;
    return target_ == unit ? confirm() : aim_at_unit(unit);
}

void View::click_ground(Point point) {
    if (cursor_) cursor_ = point;
    const PieceId piece = piece_at(seen_.terrain, point);
    if (tool_ == Tool::mine || unit_ == no_unit) piece_ = piece;
    if (tool_ == Tool::mine || tool_ == Tool::wire) return aim_at(point);
    if (unit_ == no_unit) return;
    if (tool_ == Tool::turn || tool_ == Tool::turret) {
        const Point heading = point - seen_[unit_].at;
        if (heading != no_heading) face_ = heading;
        return forecast();
    }
    if (at().phase == Phase::react) {
        if (seen_[unit_].hidden() && seen_.motion) put_spot(unit_, point);
        return;
    }
    if (at().phase == Phase::deploy || tool_ == Tool::recon) piece_ = piece;
    aim_at(point);
}

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl || is_covered()) return;
    if (pressed(ImGuiKey_Escape)) {
        if (goal_ || target_ != no_unit || tool_ != Tool::orders) {
            tool_ = Tool::orders;
            withdraw_aim();
            forecast();
        } else {
            unchoose();
        }
        return;
    }
    if (panel_keys()) return;
    const int far = ImGui::GetIO().KeyShift ? 1 : 10;
    const int x = (pressed_again(ImGuiKey_RightArrow) ? 1 : 0) - (pressed_again(ImGuiKey_LeftArrow) ? 1 : 0);
    const int y = (pressed_again(ImGuiKey_DownArrow) ? 1 : 0) - (pressed_again(ImGuiKey_UpArrow) ? 1 : 0);
    if (at().phase == Phase::react && x != 0) return set_point(point_ + x);
    if (x != 0 || y != 0) {
        if ((tool_ == Tool::turn || tool_ == Tool::turret) && x != 0) return turn_face(x);
        return nudge(x * far, y * far);
    }
    if (pressed(ImGuiKey_Enter) || pressed(ImGuiKey_KeypadEnter)) confirm();
}

}  // namespace sightlines::crossfire_squads
