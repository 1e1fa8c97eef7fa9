// Draws the sheet and the planes, and defines the drawing order.
#include <algorithm>

#include "board/paint.h"
#include "games/aerial_war/draw/marks.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/view.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {
namespace {

// Wide areas get a sheet a little wider than its board, with room for a title beside that, or one that lies on its
// side.
ImVec2 sheet_size(const Area& area, bool sideways, float zoom) {
    const ImVec2 room = area.size();
    if (sideways) return {std::min(room.x, room.y * 1.25f) * zoom, std::min(room.y, room.x) * zoom};
    const float width = std::min(room.x, room.y * 0.88f), height = std::min(room.y, room.x * 1.25f);
    return {width * zoom, height * zoom};
}

}  // namespace

void View::place_grid(const Area& area) {
    grid_.turned = look_.turned;
    grid_.cell = art::cell_for_sheet(sheet_size(area, grid_.sideways, 1), grid_.sideways) * zoom_.scale;
    grid_.centre = zoom_.middle_in(area);
}

void View::draw_ground(ImDrawList& list, const Area& area, bool coordinates) const {
    const ImVec2 size = sheet_size(area, grid_.sideways, zoom_.scale), c = grid_.centre;
    art::map_sheet(list, grid_, {c.x - size.x / 2, c.y - size.y / 2}, {c.x + size.x / 2, c.y + size.y / 2},
                   coordinates);
}

// Planes that have moved in this round are paler.
art::Look View::look_of(const Plane& plane) const {
    const std::vector<Plane> waiting = still_to_move(at());
    const bool in_round = !waiting.empty();
    return {.centre = centre_of(plane.square),
            .cell = grid_.cell * std::min(look_.pieces, art::largest),
            .angle = grid_.angle(plane.facing),
            .side = plane.side,
            .colour = plane.colour,
            .moved = in_round && std::find(waiting.begin(), waiting.end(), plane) == waiting.end()};
}

void View::draw_planes(ImDrawList& list) const {
    if (animation_.part() < 1) return draw_motion(list);
    std::vector<art::Look> looks;
    for (const Plane& plane : at().planes) looks.push_back(look_of(plane));
    draw_each(list, looks);
}

void View::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    look_ = board_look();
    zoom_.follow(area, look_.turned);
    grid_.sideways = platform::surroundings().is_low() && area.size().x > area.size().y;
    place_grid(area);
    spots_.clear();
    list.PushClipRect(area.min, area.max, true);
    draw_ground(list, area, look_.coordinates);
    const bool still = animation_.part() >= 1;
    if (still) {
        for (const TurnTrace& trace : traces_) draw_trace(list, grid_, trace);
        draw_reach(list);
        draw_mover(list);
    }
    draw_planes(list);
    if (still) {
        draw_highlights(list);
        draw_flight(list);
        draw_combat(list);
        draw_hovered_facings(list, grid_, selection_);
        draw_facing_choice(list, area);
        draw_plane_name(list);
        draw_cursor(list);
        draw_hint(list);
        draw_dragged(list);
    }
    list.PopClipRect();
    take_pointer(area);
    take_keys();
}

// Zooms in if the planes are close together, so that a miniature is readable.
void View::zoom_to_planes(const Area& area) {
    zoom_ = {};
    look_ = {};
    grid_.sideways = false;
    place_grid(area);
    ImVec2 low = grid_.max(), high = grid_.min();
    for (const Plane& plane : at().planes) {
        const ImVec2 c = centre_of(plane.square);
        low = {std::min(low.x, c.x), std::min(low.y, c.y)};
        high = {std::max(high.x, c.x), std::max(high.y, c.y)};
    }
    if (at().planes.empty()) return;
    const ImVec2 room = area.size();
    const float rim = 2.2f * grid_.cell;
    zoom_.scale = std::clamp(std::min(room.x / (high.x - low.x + rim), room.y / (high.y - low.y + rim)), 1.0f, 2.0f);
    const ImVec2 sheet = sheet_size(area, false, zoom_.scale);
    const auto shift = [this](float middle, float of_planes, float room_here, float sheet_here) {
        const float reach = std::max(0.0f, (sheet_here - room_here) / 2);
        return std::clamp((middle - of_planes) * zoom_.scale, -reach, reach);
    };
    zoom_.pan = {shift(grid_.centre.x, (low.x + high.x) / 2, room.x, sheet.x),
                 shift(grid_.centre.y, (low.y + high.y) / 2, room.y, sheet.y)};
    place_grid(area);
}

void View::draw_miniature(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    zoom_to_planes(area);
    list.PushClipRect(area.min, area.max, true);
    draw_ground(list, area, false);
    draw_planes(list);
    list.PopClipRect();
}

}  // namespace sightlines::aerial_war
