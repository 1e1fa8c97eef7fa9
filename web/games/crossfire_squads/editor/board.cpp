// The editor's table: what is drawn on it, pointer and keys.
#include <algorithm>
#include <cmath>
#include <string>

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/editor/editor.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/keys.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float edit_drag_begins = 6;  // pixels
constexpr int snap = 10;               // what the pointer puts down lies on

int on_grid(int value) { return (value + snap / 2) / snap * snap; }
float distance(ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }
float finger() { return platform::surroundings().coarse ? 22.0f : 11.0f; }
Point middle(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }
Point corner_after(const Corners& corners, std::size_t i) { return corners[(i + 1) % corners.size()]; }

std::vector<ImVec2> on_screen(const Camera& camera, const Corners& corners) {
    std::vector<ImVec2> points;
    for (const Point p : corners) points.push_back(camera.at(p));
    return points;
}

void knob(ImDrawList& list, ImVec2 at, float radius, ImU32 fill, ImU32 edge) {
    list.AddCircleFilled(at, radius + 1.5f, edge);
    list.AddCircleFilled(at, radius, fill);
}

}  // namespace

Point Editor::snapped(ImVec2 screen) const {
    const Point p = camera_.point_at(screen);
    return {std::clamp(on_grid(p.x), 0, table_width), std::clamp(on_grid(p.y), 0, table_height)};
}

// --- Drawing --------------------------------------------------------------------------------------------------------

void Editor::draw_table(ImDrawList& list) const {
    const Position& at = shown();
    Terrain printed = at.terrain;
    const bool carried = grip_ == Grip::piece || grip_ == Grip::corner || grip_ == Grip::edge;
    for (const Piece& piece : at.terrain) {
        const Corners& corners = piece.shape.corners();
        if (!is_sound({corners.begin(), corners.size()}) || (held_ && carried && piece.id == piece_))
            printed.remove(piece.id);
    }
    art::draw_map(list, camera_, printed, art::whole);
    if (!draft().deploys) {
        for (const int side : {0, 1}) art::draw_home(list, camera_, side, at.edges[static_cast<std::size_t>(side)]);
        if (const Piece* piece = at.terrain.find(at.objective)) art::draw_objective(list, camera_, *piece);
        art::draw_smoke(list, camera_, at.smoke);
    }
    draw_faulty(list);
    if (!draft().deploys) return art::draw_units(list, camera_, at, art::whole);
    for (UnitId id = 0; id < all_units; ++id) {
        if (!at[id].on_table()) continue;
        art::Look look = art::look_of(camera_, at, id);
        look.opacity = 0.35f;
        art::draw_counter(list, look);
    }
}

// Invalid outlines, and the one being dragged.
void Editor::draw_faulty(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    for (const Piece& piece : shown().terrain) {
        const Corners& corners = piece.shape.corners();
        const bool sound = is_sound({corners.begin(), corners.size()});
        if (sound && !(held_ && piece.id == piece_)) continue;
        const std::vector<ImVec2> points = on_screen(camera_, corners);
        const ImU32 ink = sound ? p.accent : p.refusal;
        list.AddConcavePolyFilled(points.data(), static_cast<int>(points.size()), theme::fade(ink, 0.22f));
        paint::stroke(list, points, ink, 2, paint::Ends::closed);
    }
}

ImVec2 Editor::facing_handle(const Unit& unit) const {
    const float length = std::hypot(static_cast<float>(unit.face.x), static_cast<float>(unit.face.y));
    const float away = art::shown_radius(unit, camera_.scale()) + 2.2f * finger();
    const ImVec2 c = camera_.at(unit.at);
    return {c.x + static_cast<float>(unit.face.x) / length * away,
            c.y + static_cast<float>(unit.face.y) / length * away};
}

void Editor::draw_chosen(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    const Position& at = shown();
    if (unit_ != no_unit && art::is_shown(at, unit_, art::whole)) {
        const art::Look look = art::look_of(camera_, at, unit_);
        list.AddCircle(look.centre, look.radius + 3.5f, p.accent, 0, 2.5f);
        if (at[unit_].on_table() && at[unit_].face != no_heading) {
            const ImVec2 handle = facing_handle(at[unit_]);
            list.AddLine(look.centre, handle, theme::fade(p.accent, 0.7f), 1.5f);
            knob(list, handle, 5, p.panel, p.accent);
        }
    }
    const Piece* piece = at.terrain.find(piece_);
    if (piece == nullptr) return;
    const Corners& corners = piece->shape.corners();
    const std::vector<ImVec2> points = on_screen(camera_, corners);
    const ImU32 ink = is_sound({corners.begin(), corners.size()}) ? p.accent : p.refusal;
    paint::stroke(list, points, ink, 2.5f, paint::Ends::closed);
    for (std::size_t i = 0; i < corners.size() && corners.size() < most_corners; ++i) {
        const ImVec2 m = camera_.at(middle(corners[i], corner_after(corners, i)));
        knob(list, m, 2.5f, p.panel, theme::fade(ink, 0.8f));
    }
    for (std::size_t i = 0; i < corners.size(); ++i)
        knob(list, points[i], 5, static_cast<int>(i) == corner_ ? ink : p.panel, ink);
}

void Editor::draw_outline(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (grip_ == Grip::stroke && dragging_) {
        const Corners corners = shape_between(ground_, grip_from_, snapped(mouse));
        const ImU32 ink = is_sound({corners.begin(), corners.size()}) ? p.accent : p.refusal;
        const std::vector<ImVec2> points = on_screen(camera_, corners);
        paint::fill(list, points, theme::fade(ink, 0.22f));
        return paint::stroke(list, points, ink, 2, paint::Ends::closed);
    }
    if (outline_.empty()) return;
    std::vector<ImVec2> points = on_screen(camera_, outline_);
    const Corners whole = clockwise(outline_);
    const bool sound = outline_.size() < 3 || is_sound({whole.begin(), whole.size()});
    const ImU32 ink = sound ? p.accent : p.refusal;
    if (points.size() > 2)
        list.AddConcavePolyFilled(points.data(), static_cast<int>(points.size()), theme::fade(ink, 0.18f));
    if (!platform::surroundings().coarse && outline_.size() < most_corners)
        paint::dashed(list, points.back(), camera_.at(snapped(mouse)), theme::fade(ink, 0.8f), 1.5f, 6, 4);
    paint::stroke(list, points, ink, 2);
    for (const ImVec2 point : points) knob(list, point, 4, p.panel, ink);
    if (points.size() > 2) list.AddCircle(points[0], finger(), ink, 0, 1.5f);
}

void Editor::add_marks() const {
    const auto mark = [](const std::string& name, ImVec2 at) {
        test_ids::add(name, {at.x - 3, at.y - 3}, {at.x + 3, at.y + 3});
    };
    const Position& at = draft().at;
    for (UnitId id = 0; id < all_units; ++id) {
        if (art::is_shown(at, id, art::whole)) mark("unit:" + unit_text(id), camera_.at(art::stand_of(at, id)));
    }
    for (const Piece& piece : at.terrain) {
        const Box& box = piece.shape.box();
        mark("piece:" + piece_text(piece.id), camera_.at(middle({box.left, box.top}, {box.right, box.bottom})));
    }
    const Piece* piece = at.terrain.find(piece_);
    for (std::size_t i = 0; piece != nullptr && i < piece->shape.corners().size(); ++i)
        mark("corner:" + std::to_string(i), camera_.at(piece->shape.corners()[i]));
    if (unit_ != no_unit && at[unit_].on_table() && at[unit_].face != no_heading)
        mark("facing", facing_handle(at[unit_]));
}

void Editor::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    camera_.place(area, art::rim_for(area));
    camera_.follow(ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(area.min, area.max));
    list.PushClipRect(area.min, area.max, true);
    draw_table(list);
    draw_chosen(list);
    draw_outline(list);
    if (cursor_) {
        const ImVec2 c = camera_.at(*cursor_);
        const ImU32 ink = theme::palette().text;
        list.AddLine({c.x - 9, c.y}, {c.x + 9, c.y}, ink, 1.5f);
        list.AddLine({c.x, c.y - 9}, {c.x, c.y + 9}, ink, 1.5f);
        list.AddCircle(c, 6, ink, 0, 1.5f);
    }
    art::draw_scale(list, camera_);
    list.PopClipRect();
    add_marks();
    take_pointer(area);
    take_keys();
}

// --- Pointer --------------------------------------------------------------------------------------------------------

// Hit test for dragging: handles of the selection first, then units, then the chosen piece itself.
Editor::Grip Editor::grip_at(ImVec2 screen) {
    const Position& at = draft().at;
    grip_from_ = snapped(screen);
    if (platform::gesture().active) return Grip::map;
    if (brush_ == Brush::ground && outline_.empty()) return Grip::stroke;
    if (brush_ != Brush::choose) return Grip::map;
    if (unit_ != no_unit && at[unit_].on_table() && at[unit_].face != no_heading &&
        distance(facing_handle(at[unit_]), screen) < finger())
        return Grip::facing;
    if (const Piece* piece = at.terrain.find(piece_)) {
        const Corners& corners = piece->shape.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            if (distance(camera_.at(corners[i]), screen) >= finger()) continue;
            corner_ = static_cast<int>(i);
            return Grip::corner;
        }
        for (std::size_t i = 0; i < corners.size() && corners.size() < most_corners; ++i) {
            if (distance(camera_.at(middle(corners[i], corner_after(corners, i))), screen) >= finger()) continue;
            corner_ = static_cast<int>(i);
            return Grip::edge;
        }
    }
    const UnitId unit = draft().deploys ? no_unit : art::unit_at(camera_, at, art::whole, screen);
    if (unit != no_unit && at[unit].on_table()) return Grip::unit;
    const Piece* piece = at.terrain.find(piece_);
    return piece != nullptr && piece_at(camera_.point_at(screen)) == piece_ ? Grip::piece : Grip::map;
}

void Editor::take_hold(ImVec2 screen) {
    dragging_ = true;
    grip_ = grip_at(screen);
    if (grip_ == Grip::unit) choose(art::unit_at(camera_, draft().at, art::whole, screen));
}

void Editor::drag(ImVec2 screen) {
    if (grip_ == Grip::map) return camera_.drag(ImGui::GetIO().MouseDelta);
    if (grip_ == Grip::stroke || grip_ == Grip::nothing) return;
    const Point now = snapped(screen);
    Position next = draft().at;
    if (grip_ == Grip::unit) {
        stand(next, unit_, draft().at[unit_].at + (now - grip_from_));
    } else if (grip_ == Grip::facing) {
        Unit& unit = next[unit_];
        const Point heading = camera_.point_at(screen) - unit.at;
        if (heading != no_heading) unit.face = reduced(heading);
        if (has_turret(unit)) unit.turret = unit.face;
    } else if (const Piece* piece = next.terrain.find(piece_)) {
        Piece changed = *piece;
        Corners corners = changed.shape.corners();
        if (grip_ == Grip::piece) corners = shifted(corners, now - grip_from_);
        if (grip_ == Grip::edge) corners.insert(corners.begin() + corner_ + 1, now);
        if (grip_ == Grip::corner) corners[static_cast<std::size_t>(corner_)] = now;
        changed.shape = Polygon(corners);
        next.terrain.put(changed);
    }
    held_ = std::move(next);
}

void Editor::drop() {
    if (grip_ == Grip::stroke) {
        const Corners corners = shape_between(ground_, grip_from_, snapped(ImGui::GetIO().MousePos));
        if (is_sound({corners.begin(), corners.size()})) put_piece(ground_, corners);
    } else if (held_) {
        if (grip_ == Grip::edge) ++corner_;
        change_to(*std::exchange(held_, std::nullopt));
    }
}

void Editor::take_pointer(const Area& area) {
    const bool released = board_button(area);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (ImGui::IsItemActivated()) {
        grip_ = Grip::nothing;
        dragging_ = false;
    }
    if (ImGui::IsItemActive() && platform::gesture().active) {
        grip_ = Grip::map;
        held_.reset();
        dragging_ = true;
    } else if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left, edit_drag_begins)) {
        if (!dragging_) take_hold(ImGui::GetIO().MouseClickedPos[0]);
        drag(mouse);
    }
    if (ImGui::IsItemActive()) return;
    // Press, drag and release can all happen between two frames.
    const ImVec2 pressed = ImGui::GetIO().MouseClickedPos[0];
    if (released && !dragging_ && distance(pressed, mouse) > edit_drag_begins) {
        take_hold(pressed);
        drag(mouse);
    }
    if (dragging_) {
        drop();
    } else if (released) {
        tap(mouse);
    }
    dragging_ = false;
    grip_ = Grip::nothing;
}

// A tap on a corner of the chosen piece chooses it.
void Editor::tap(ImVec2 screen) {
    if (brush_ == Brush::choose && piece_ != no_piece && grip_at(screen) == Grip::corner) return;
    click(screen);
}

// --- Keys -----------------------------------------------------------------------------------------------------------

void Editor::take_keys() {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl) return;
    const ArrowSteps steps = arrow_steps();
    const Point way{steps.across, steps.down};
    const bool holds = unit_ != no_unit || piece_ != no_piece;
    if (way != Point{} && holds && !cursor_) {
        nudge({way.x * (io.KeyShift ? 1 : 10), way.y * (io.KeyShift ? 1 : 10)});
    } else if (way != Point{}) {
        const int step = io.KeyShift ? 10 : 80;
        const Point from = cursor_.value_or(Point{table_width / 2, table_height / 2});
        cursor_ = Point{std::clamp(from.x + way.x * step, 0, table_width),
                        std::clamp(from.y + way.y * step, 0, table_height)};
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
        take(Brush::ground);
        ground_ = static_cast<Ground>(i);
    }
    if (key_repeated(ImGuiKey_Escape)) {
        if (outline_.empty()) {
            unchoose();
            cursor_.reset();
            brush_ = Brush::choose;
        }
        outline_.clear();
    }
}

}  // namespace sightlines::crossfire_squads
