#include "games/crossfire_squads/advice/free_places.h"

#include <algorithm>
#include <cmath>

#include "games/crossfire_squads/advice/compass.h"
#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

// The root is exact enough on every machine: what is cut off is the same.
int distance(Point a, Point b) { return static_cast<int>(std::sqrt(static_cast<double>(squared_distance(a, b)))); }

Point middle_of_table() { return {table_width / 2, table_height / 2}; }

Point aim_of_side(const Position& at) {
    const Piece* flag = flag_of(at);
    return flag == nullptr ? middle_of_table() : flag->shape.box().middle();
}

bool is_free(const Position& at, UnitId unit, Point p) {
    const Stand stand{p, radius_of(at[unit]) + 6};
    return on_table(stand) && !any_on_table(at, side_of(unit), [&](UnitId id, const Unit& other) {
               return id != unit && overlap(stand, stand_of(other));
           });
}

std::vector<Point> free_inside(const Position& at, UnitId unit, const Piece& piece) {
    constexpr int step = 40;
    const int radius = radius_of(at[unit]) + 4;
    const Box& box = piece.shape.box();
    const Point middle = box.middle();
    std::vector<Point> places;
    for (int y = middle.y - (middle.y - box.top) / step * step; y <= box.bottom; y += step) {
        for (int x = middle.x - (middle.x - box.left) / step * step; x <= box.right; x += step) {
            const Point p{x, y};
            if (piece.shape.contains_disc(p, radius) && is_free(at, unit, p)) places.push_back(p);
        }
    }
    return places;
}

Point nearest_of(const std::vector<Point>& places, Point from, Point middle) {
    const auto cost = [&](Point p) { return 10 * distance(p, from) + 6 * distance(p, middle); };
    return *std::min_element(places.begin(), places.end(), [&](Point a, Point b) { return cost(a) < cost(b); });
}

std::optional<Point> place_inside(const Position& at, UnitId unit, const Piece& piece) {
    const std::vector<Point> places = free_inside(at, unit, piece);
    if (places.empty()) return std::nullopt;
    return nearest_of(places, at[unit].at, piece.shape.box().middle());
}

Point beside(const Position& at, UnitId unit, UnitId other, Point heading) {
    return away(at[other].at, heading, radius_of(at[unit]) + radius_of(at[other]) + 20);
}

std::optional<Point> place_beside(const Position& at, UnitId unit, UnitId other) {
    for (const Point heading : compass) {
        const Point p = beside(at, unit, other, heading);
        if (is_free(at, unit, p)) return p;
    }
    return std::nullopt;
}

}  // namespace sightlines::crossfire_squads
