#include "games/crossfire_squads/advice/places.h"

#include <algorithm>

#include "games/crossfire_squads/advice/compass.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

int nearest_heading(Point face) {
    const auto turned = [&](Point heading) { return dot(heading, face) * 1'000'000 / length_of(heading); };
    const auto* nearest =
        std::max_element(compass.begin(), compass.end(), [&](Point a, Point b) { return turned(a) < turned(b); });
    return static_cast<int>(nearest - compass.begin());
}

// Calls visit(Point) for the points at which a hidden unit may appear in its piece, on a grid of 20 units.
template <class Visit>
void for_each_spot(const Position& at, UnitId unit, Visit visit) {
    const Box box = at.terrain.find(at[unit].hidden_in)->shape.box();
    for (int y = (box.top + 19) / 20 * 20; y <= box.bottom; y += 20) {
        for (int x = (box.left + 19) / 20 * 20; x <= box.right; x += 20) {
            if (judge_spot(at, unit, {x, y}).accepted()) visit(Point{x, y});
        }
    }
}

}  // namespace

const Piece* area_at(const Terrain& terrain, Point p) {
    const auto* found = std::find_if(terrain.begin(), terrain.end(),
                                     [&](const Piece& piece) { return piece.is_area() && piece.shape.contains(p); });
    return found == terrain.end() ? nullptr : found;
}

Point heading_to_enemy(const Position& seen, int side) {
    const Edge home = seen.edges[static_cast<std::size_t>(side)];
    constexpr std::array<Point, 5> away{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
    return away[static_cast<std::size_t>(home)];
}

Point next_heading(Point heading, int steps) {
    const int now = nearest_heading(heading == no_heading ? compass[0] : heading);
    return compass[static_cast<std::size_t>(((now + steps) % 16 + 16) % 16)];
}

Position with_mover_at(const Position& seen, int point) {
    Position there = seen;
    there[seen.motion->unit].at = point_of(*seen.motion, point);
    return there;
}

std::optional<Spot> suggested_spot(const Position& seen, int point, UnitId unit) {
    if (!seen.motion || unit == no_unit || !seen[unit].hidden()) return std::nullopt;
    const Position scene = with_mover_at(seen, point);
    const UnitId mover = seen.motion->unit;
    std::optional<Point> best;
    bool best_sees = false;
    for_each_spot(scene, unit, [&](Point spot) {
        const bool can_see = sees(scene, {spot, radius_of(scene[unit])}, stand_of(scene[mover]));
        const bool nearer = best && squared_distance(spot, scene[mover].at) < squared_distance(*best, scene[mover].at);
        if (best && best_sees && !can_see) return;
        if (best && best_sees == can_see && !nearer) return;
        best = spot;
        best_sees = can_see;
    });
    if (!best) return std::nullopt;
    return Spot{unit, *best, row_of(seen[unit].kind).arc ? scene[mover].at - *best : no_heading};
}

std::optional<Point> suggested_appearance(const Position& seen, UnitId unit) {
    const Point ahead = heading_to_enemy(seen, side_of(unit));
    std::optional<Point> best;
    for_each_spot(seen, unit, [&](Point spot) {
        if (!best || dot(spot, ahead) > dot(*best, ahead)) best = spot;
    });
    return best;
}

WireCrossing suggested_crossing(const Situation& situation, UnitId id) {
    const Unit& unit = situation.unit(id);
    WireCrossing crossing;
    for (const Piece& piece : situation.seen().terrain) {
        if (piece.ground != Ground::wire || !touches(piece, stand_of(unit))) continue;
        crossing.wire = piece.id;
        for (int far = 2 * radius_of(unit) + 20; far <= 700; far += 4) {
            for (const Point heading : compass) {
                const Point to = away(unit.at, heading, far);
                if (!situation.expect(Cross{id, piece.id, to, no_heading}).accepted()) continue;
                crossing.to = to;
                return crossing;
            }
        }
    }
    return crossing;
}

}  // namespace sightlines::crossfire_squads
