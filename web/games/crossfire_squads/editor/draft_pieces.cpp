// Draft: the functions on terrain pieces.
#include <algorithm>
#include <cmath>

#include "games/crossfire_squads/editor/draft.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/text/labels.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int hedge_thickness = 16;  // CS-SET-07

bool lies_on_table(std::span<const Point> corners) {
    return std::all_of(corners.begin(), corners.end(), [](Point p) { return table.contains(p); });
}

Corners strip(Point from, Point to) {
    const double x = to.x - from.x, y = to.y - from.y, length = std::max(1.0, std::hypot(x, y));
    const Point half{static_cast<int>(std::lround(-y / length * hedge_thickness / 2)),
                     static_cast<int>(std::lround(x / length * hedge_thickness / 2))};
    return {from - half, to - half, to + half, from + half};
}

// The slant nearest to the direction of the drag.
Slant slant_of(Point direction) {
    const int x = std::abs(direction.x), y = std::abs(direction.y);
    if (x >= 2 * y) return Slant::ew;
    if (y >= 2 * x) return Slant::ns;
    return (direction.x > 0) == (direction.y > 0) ? Slant::nw : Slant::ne;
}

PieceId first_of(Ground ground) {
    if (ground == Ground::mine) return first_mine;
    return ground == Ground::wire ? first_wire : first_area;
}

}  // namespace

bool is_valid_outline(std::span<const Point> corners) { return outline_error(corners) == nullptr; }

const char* outline_error(std::span<const Point> corners) {
    if (corners.size() < 3) return labels::outline_has_corners;
    if (!is_strictly_convex(corners)) return labels::outline_has_dent;
    if (!lies_on_table(corners)) return labels::corner_off_table;
    return nullptr;
}

Corners clockwise(Corners corners) {
    if (corners.size() > 2 && Polygon(corners).twice_area() < 0) std::reverse(corners.begin(), corners.end());
    return corners;
}

Corners shape_between(Ground ground, Point from, Point to) {
    if (ground == Ground::hedge) return clockwise(strip(from, to));
    if (ground == Ground::wire) {
        const Point middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
        return shifted(wire_shape({middle, slant_of(to - from)}).corners(), {0, 0});
    }
    const Box box = box_of(from, to);
    const int cut = std::min({72, (box.right - box.left) / 4, (box.bottom - box.top) / 4}) / 10 * 10;
    if (cut == 0) return {{box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}};
    return {{box.left, box.top + cut},    {box.left + cut, box.top},     {box.right - cut, box.top},
            {box.right, box.top + cut},   {box.right, box.bottom - cut}, {box.right - cut, box.bottom},
            {box.left + cut, box.bottom}, {box.left, box.bottom - cut}};
}

PieceId free_piece(const Terrain& terrain, Ground ground) {
    if (terrain.size() >= most_pieces) return no_piece;
    for (PieceId id = first_of(ground); id < first_of(ground) + 100; ++id) {
        if (terrain.find(id) == nullptr) return id;
    }
    return no_piece;
}

void remove_piece(Position& at, PieceId id) {
    const Piece* piece = at.terrain.find(id);
    if (piece == nullptr) return;
    const Point middle = piece->shape.box().middle();
    at.terrain.remove(id);
    int revealed = 0;
    for (UnitId unit = 0; unit < all_units; ++unit) {
        if (!at[unit].exists()) continue;
        if (at[unit].hidden() && at[unit].hidden_in == id)
            place_unit(at, unit, middle + Point{110 * (revealed % 2), 110 * (revealed++ / 2)});
        if (at[unit].retreat == id) at[unit].retreat = no_piece;
        if (at[unit].clearing == id) at[unit].clearing = no_piece;
    }
    if (at.objective == id) at.objective = no_piece;
    at.clear.erase(std::remove(at.clear.begin(), at.clear.end(), id), at.clear.end());
}

// Ids of mines, wire and other ground differ (m, w, t), and only areas can be objectives or hide units: the piece may
// get a new id, and references to it are removed.
PieceId change_ground(Position& at, PieceId id, Ground ground) {
    Piece changed = *at.terrain.find(id);
    const bool same_letter = first_of(changed.ground) == first_of(ground);
    const PieceId now = same_letter ? id : free_piece(at.terrain, ground);
    if (now == no_piece) return id;
    if (!same_letter || !is_area(ground)) remove_piece(at, id);
    changed.id = now;
    changed.ground = ground;
    if (!is_obstacle(ground)) changed.owner = nobody;
    if (ground == Ground::mine && changed.owner == nobody) changed.owner = 0;
    changed.hidden = changed.hidden && ground == Ground::mine;
    at.terrain.put(changed);
    return now;
}

Corners shifted(const Corners& corners, Point by) {
    const Box box = Polygon(corners).box();
    const Point clamped{std::clamp(by.x, -box.left, table_width - box.right),
                        std::clamp(by.y, -box.top, table_height - box.bottom)};
    Corners moved;
    for (const Point corner : corners) moved.push_back(corner + clamped);
    return moved;
}

Draft with_generated_table(Draft draft, int seed, bool buildings) {
    draft.options.seed = seed;
    draft.options.buildings = buildings;
    for (UnitId id = 0; id < all_units; ++id) {
        if (draft.at[id].hidden()) draft.at[id].placement = Placement::waiting;
    }
    while (draft.at.terrain.size() > 0) remove_piece(draft.at, draft.at.terrain.begin()->id);
    draft.at.terrain = generate_terrain(seed, buildings);
    update_retreats(draft.at);
    return draft;
}

}  // namespace sightlines::crossfire_squads
