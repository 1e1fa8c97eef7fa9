// Draws the editor's table.
#include <cmath>
#include <string>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/editor/editor.h"
#include "games/crossfire_squads/editor/handles.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

std::vector<ImVec2> on_screen(const Camera& camera, const Corners& corners) {
    std::vector<ImVec2> points;
    for (const Point p : corners) points.push_back(camera.at(p));
    return points;
}

void draw_handle(ImDrawList& list, ImVec2 at, float radius, ImU32 fill, ImU32 edge) {
    list.AddCircleFilled(at, radius + 1.5f, edge);
    list.AddCircleFilled(at, radius, fill);
}

}  // namespace

void Editor::draw_table(ImDrawList& list) const {
    const Position& at = shown();
    Terrain printed = at.terrain;
    const bool carried =
        drag_target_ == DragTarget::piece || drag_target_ == DragTarget::corner || drag_target_ == DragTarget::edge;
    for (const Piece& piece : at.terrain) {
        const Corners& corners = piece.shape.corners();
        if (!is_valid_outline({corners.begin(), corners.size()}) || (dragged_ && carried && piece.id == piece_))
            printed.remove(piece.id);
    }
    art::draw_map(list, camera_, printed, art::everybody);
    if (!draft().deploys) {
        for (const int side : {0, 1})
            art::draw_home_edge(list, camera_, side, at.edges[static_cast<std::size_t>(side)]);
        if (const Piece* piece = at.terrain.find(at.objective)) art::draw_objective(list, camera_, *piece);
        art::draw_smoke(list, camera_, at.smoke);
    }
    draw_invalid_outlines(list);
    if (!draft().deploys) return art::draw_units(list, camera_, at, art::everybody);
    for (UnitId id = 0; id < all_units; ++id) {
        if (!at[id].on_table()) continue;
        art::Look look = art::look_of(camera_, at, id);
        look.opacity = 0.35f;
        art::draw_counter(list, look);
    }
}

// Invalid outlines, and the one being dragged.
void Editor::draw_invalid_outlines(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    for (const Piece& piece : shown().terrain) {
        const Corners& corners = piece.shape.corners();
        const bool valid = is_valid_outline({corners.begin(), corners.size()});
        if (valid && !(dragged_ && piece.id == piece_)) continue;
        const std::vector<ImVec2> points = on_screen(camera_, corners);
        const ImU32 ink = valid ? p.accent : p.refusal;
        list.AddConcavePolyFilled(points.data(), static_cast<int>(points.size()), theme::fade(ink, 0.22f));
        paint::stroke(list, points, ink, 2, paint::Ends::closed);
    }
}

void Editor::draw_chosen(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    const Position& at = shown();
    if (unit_ != no_unit && art::is_shown(at, unit_, art::everybody)) {
        const art::Look look = art::look_of(camera_, at, unit_);
        list.AddCircle(look.centre, look.radius + 3.5f, p.accent, 0, 2.5f);
        if (at[unit_].on_table() && at[unit_].face != no_heading) {
            const ImVec2 handle = facing_handle(camera_, at[unit_]);
            list.AddLine(look.centre, handle, theme::fade(p.accent, 0.7f), 1.5f);
            draw_handle(list, handle, 5, p.panel, p.accent);
        }
    }
    const Piece* piece = at.terrain.find(piece_);
    if (piece == nullptr) return;
    const Corners& corners = piece->shape.corners();
    const std::vector<ImVec2> points = on_screen(camera_, corners);
    const ImU32 ink = is_valid_outline({corners.begin(), corners.size()}) ? p.accent : p.refusal;
    paint::stroke(list, points, ink, 2.5f, paint::Ends::closed);
    for (std::size_t i = 0; i < corners.size() && corners.size() < most_corners; ++i) {
        const ImVec2 m = camera_.at(edge_handle(corners, i));
        draw_handle(list, m, 2.5f, p.panel, theme::fade(ink, 0.8f));
    }
    for (std::size_t i = 0; i < corners.size(); ++i)
        draw_handle(list, points[i], 5, static_cast<int>(i) == corner_ ? ink : p.panel, ink);
}

void Editor::draw_outline(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (drag_target_ == DragTarget::new_piece && dragging_) {
        const Corners corners = shape_between(ground_, drag_start_, snapped(camera_, mouse));
        const ImU32 ink = is_valid_outline({corners.begin(), corners.size()}) ? p.accent : p.refusal;
        const std::vector<ImVec2> points = on_screen(camera_, corners);
        paint::fill(list, points, theme::fade(ink, 0.22f));
        return paint::stroke(list, points, ink, 2, paint::Ends::closed);
    }
    if (outline_.empty()) return;
    std::vector<ImVec2> points = on_screen(camera_, outline_);
    const Corners whole = clockwise(outline_);
    const bool valid = outline_.size() < 3 || is_valid_outline({whole.begin(), whole.size()});
    const ImU32 ink = valid ? p.accent : p.refusal;
    if (points.size() > 2)
        list.AddConcavePolyFilled(points.data(), static_cast<int>(points.size()), theme::fade(ink, 0.18f));
    if (!platform::surroundings().coarse && outline_.size() < most_corners)
        paint::dashed(list, points.back(), camera_.at(snapped(camera_, mouse)), theme::fade(ink, 0.8f), 1.5f, 6, 4);
    paint::stroke(list, points, ink, 2);
    for (const ImVec2 point : points) draw_handle(list, point, 4, p.panel, ink);
    if (points.size() > 2) list.AddCircle(points[0], finger_reach(), ink, 0, 1.5f);
}

void Editor::add_test_ids() const {
    const auto mark = [](const std::string& name, ImVec2 at) { test_ids::add_point(name, at); };
    const Position& at = draft().at;
    for (UnitId id = 0; id < all_units; ++id) {
        if (art::is_shown(at, id, art::everybody)) mark("unit:" + unit_name(id), camera_.at(art::map_position(at, id)));
    }
    for (const Piece& piece : at.terrain) {
        mark("piece:" + piece_name(piece.id), camera_.at(piece.shape.box().middle()));
    }
    const Piece* piece = at.terrain.find(piece_);
    for (std::size_t i = 0; piece != nullptr && i < piece->shape.corners().size(); ++i)
        mark("corner:" + std::to_string(i), camera_.at(piece->shape.corners()[i]));
    if (unit_ != no_unit && at[unit_].on_table() && at[unit_].face != no_heading)
        mark("facing", facing_handle(camera_, at[unit_]));
}

void Editor::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    camera_.set_look(board_look());
    camera_.place(area, art::margin_for(area));
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
    add_test_ids();
    take_pointer(area);
    take_keys();
}

}  // namespace sightlines::crossfire_squads
