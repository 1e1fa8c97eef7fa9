// Pointer and keys on the editor's table.
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/keys.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/editor/editor.h"
#include "games/crossfire_squads/editor/handles.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/fields.h"
#include "platform.h"
#include "widgets/controls.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float edit_drag_begins = 6;  // pixels

float distance(ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

}  // namespace

// Hit test for dragging: handles of the selection first, then units, then the chosen piece itself.
Editor::DragTarget Editor::drag_target_at(ImVec2 screen) {
    const Position& at = draft().at;
    drag_start_ = snapped(camera_, screen);
    if (platform::gesture().active) return DragTarget::map;
    if (brush_ == Brush::ground && outline_.empty()) return DragTarget::new_piece;
    if (brush_ != Brush::choose) return DragTarget::map;
    if (unit_ != no_unit && at[unit_].on_table() && at[unit_].face != no_heading &&
        distance(facing_handle(camera_, at[unit_]), screen) < finger_reach())
        return DragTarget::facing;
    if (const Piece* piece = at.terrain.find(piece_)) {
        const Corners& corners = piece->shape.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            if (distance(camera_.at(corners[i]), screen) >= finger_reach()) continue;
            corner_ = static_cast<int>(i);
            return DragTarget::corner;
        }
        for (std::size_t i = 0; i < corners.size() && corners.size() < most_corners; ++i) {
            if (distance(camera_.at(edge_handle(corners, i)), screen) >= finger_reach()) continue;
            corner_ = static_cast<int>(i);
            return DragTarget::edge;
        }
    }
    const UnitId unit = draft().deploys ? no_unit : art::unit_at(camera_, at, art::everybody, screen);
    if (unit != no_unit && at[unit].on_table()) return DragTarget::unit;
    const Piece* piece = at.terrain.find(piece_);
    return piece != nullptr && piece_at(at.terrain, camera_, camera_.point_at(screen)) == piece_ ? DragTarget::piece
                                                                                                 : DragTarget::map;
}

void Editor::begin_drag(ImVec2 screen) {
    dragging_ = true;
    drag_target_ = drag_target_at(screen);
    if (drag_target_ == DragTarget::unit) choose(art::unit_at(camera_, draft().at, art::everybody, screen));
}

void Editor::drag(ImVec2 screen) {
    if (drag_target_ == DragTarget::map) return camera_.drag(ImGui::GetIO().MouseDelta);
    if (drag_target_ == DragTarget::new_piece || drag_target_ == DragTarget::nothing) return;
    const Point now = snapped(camera_, screen);
    Position next = draft().at;
    if (drag_target_ == DragTarget::unit) {
        place_unit(next, unit_, draft().at[unit_].at + (now - drag_start_));
    } else if (drag_target_ == DragTarget::facing) {
        Unit& unit = next[unit_];
        const Point heading = camera_.point_at(screen) - unit.at;
        if (heading != no_heading) unit.face = reduced(heading);
        if (has_turret(unit)) unit.turret = unit.face;
    } else if (const Piece* piece = next.terrain.find(piece_)) {
        Piece changed = *piece;
        Corners corners = changed.shape.corners();
        if (drag_target_ == DragTarget::piece) corners = shifted(corners, now - drag_start_);
        if (drag_target_ == DragTarget::edge) corners.insert(corners.begin() + corner_ + 1, now);
        if (drag_target_ == DragTarget::corner) corners[static_cast<std::size_t>(corner_)] = now;
        changed.shape = Polygon(corners);
        next.terrain.put(changed);
    }
    dragged_ = std::move(next);
}

void Editor::end_drag() {
    if (drag_target_ == DragTarget::new_piece) {
        const Corners corners = shape_between(ground_, drag_start_, snapped(camera_, ImGui::GetIO().MousePos));
        if (is_valid_outline({corners.begin(), corners.size()})) put_piece(ground_, corners);
    } else if (dragged_) {
        if (drag_target_ == DragTarget::edge) ++corner_;
        change_to(*std::exchange(dragged_, std::nullopt));
    }
}

void Editor::take_pointer(const Area& area) {
    const bool released = board_button(area) != BoardPress::none;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (ImGui::IsItemActivated()) {
        drag_target_ = DragTarget::nothing;
        dragging_ = false;
    }
    if (ImGui::IsItemActive() && platform::gesture().active) {
        drag_target_ = DragTarget::map;
        dragged_.reset();
        dragging_ = true;
    } else if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left, edit_drag_begins)) {
        if (!dragging_) begin_drag(ImGui::GetIO().MouseClickedPos[0]);
        drag(mouse);
    }
    if (ImGui::IsItemActive()) return;
    // Press, drag and release may all have happened since the last frame.
    const ImVec2 pressed = ImGui::GetIO().MouseClickedPos[0];
    if (released && !dragging_ && distance(pressed, mouse) > edit_drag_begins) {
        begin_drag(pressed);
        drag(mouse);
    }
    if (dragging_) {
        end_drag();
    } else if (released) {
        tap(mouse);
    }
    dragging_ = false;
    drag_target_ = DragTarget::nothing;
}

// drag_target_at() selects the corner.
void Editor::tap(ImVec2 screen) {
    if (brush_ == Brush::choose && piece_ != no_piece && drag_target_at(screen) == DragTarget::corner) return;
    click(screen);
}

void Editor::take_keys() {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl) return;
    const ArrowSteps steps = arrow_steps();
    const int way = camera_.look().turned ? -1 : 1;
    const Point direction{way * steps.across, way * steps.down};
    const bool holds = unit_ != no_unit || piece_ != no_piece;
    if (direction != Point{} && holds && !cursor_) {
        nudge({direction.x * (io.KeyShift ? 1 : 10), direction.y * (io.KeyShift ? 1 : 10)});
    } else if (direction != Point{}) {
        const int step = io.KeyShift ? 10 : 80;
        const Point from = cursor_.value_or(Point{table_width / 2, table_height / 2});
        cursor_ = Point{std::clamp(from.x + direction.x * step, 0, table_width),
                        std::clamp(from.y + direction.y * step, 0, table_height)};
    }
    if (key_repeated(ImGuiKey_Enter) || key_repeated(ImGuiKey_KeypadEnter) || key_repeated(ImGuiKey_Space)) {
        const bool closes = outline_.size() >= 3 && !key_repeated(ImGuiKey_Space);
        if (closes) {
            finish_outline();
        } else if (cursor_) {
            click(camera_.at(*cursor_));
        }
    }
    if (key_repeated(ImGuiKey_N)) step_choice(1);
    if (key_repeated(ImGuiKey_B)) step_choice(-1);
    if (key_repeated(ImGuiKey_N) || key_repeated(ImGuiKey_B)) cursor_.reset();
    if (key_repeated(ImGuiKey_Period)) turn(1);
    if (key_repeated(ImGuiKey_Comma)) turn(-1);
    if (key_repeated(ImGuiKey_X) || key_repeated(ImGuiKey_Delete)) remove_chosen();
    for (int i = 0; i < static_cast<int>(ground_words.size()); ++i) {
        if (!key_repeated(static_cast<ImGuiKey>(ImGuiKey_1 + i))) continue;
        select_brush(Brush::ground);
        ground_ = static_cast<Ground>(i);
    }
    if (key_repeated(ImGuiKey_Escape)) {
        if (outline_.empty()) {
            deselect();
            cursor_.reset();
            brush_ = Brush::choose;
        }
        outline_.clear();
    }
}

}  // namespace sightlines::crossfire_squads
