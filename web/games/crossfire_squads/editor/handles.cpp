#include "games/crossfire_squads/editor/handles.h"

#include <algorithm>
#include <cmath>

#include "games/crossfire_squads/art/counters.h"
#include "platform.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int snap = 10;  // grid for the pointer, table units

int on_grid(int value) { return (value + snap / 2) / snap * snap; }

}  // namespace

float finger_reach() { return platform::surroundings().coarse ? 22.0f : 11.0f; }

Point edge_handle(const Corners& corners, std::size_t i) {
    const Point a = corners[i], b = corners[(i + 1) % corners.size()];
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

ImVec2 facing_handle(const Camera& camera, const Unit& unit) {
    const float length = std::hypot(static_cast<float>(unit.face.x), static_cast<float>(unit.face.y));
    const float away = art::shown_radius(unit, camera) + 2.2f * finger_reach();
    const ImVec2 c = camera.at(unit.at);
    const float way = camera.look().sign() * away / length;
    return {c.x + static_cast<float>(unit.face.x) * way, c.y + static_cast<float>(unit.face.y) * way};
}

Point snapped(const Camera& camera, ImVec2 screen) {
    const Point p = camera.point_at(screen);
    return {std::clamp(on_grid(p.x), 0, table_width), std::clamp(on_grid(p.y), 0, table_height)};
}

PieceId piece_at(const Terrain& terrain, const Camera& camera, Point point) {
    PieceId found = no_piece;
    const int reach = static_cast<int>(8 / camera.scale());
    for (const Piece& piece : terrain) {
        const bool slim = !piece.is_area();
        if (!(slim ? piece.shape.is_within(reach, point) : piece.shape.contains(point))) continue;
        const Piece* before = terrain.find(found);
        if (before == nullptr || slim || before->is_area()) found = piece.id;
    }
    return found;
}

}  // namespace sightlines::crossfire_squads
