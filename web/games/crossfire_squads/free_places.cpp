#include "games/crossfire_squads/free_places.h"

#include <algorithm>
#include <cmath>

#include "games/crossfire_squads/flag.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

double distance(Point a, Point b) { return std::sqrt(static_cast<double>(squared_length(a - b))); }

Point middle_of(const Box& box) { return {(box.left + box.right) / 2, (box.top + box.bottom) / 2}; }

Point middle_of_table() { return {table_width / 2, table_height / 2}; }

Point aim_of_side(const Position& at) {
    const Piece* flag = flag_of(at);
    return flag == nullptr ? middle_of_table() : middle_of(flag->shape.box());
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
    const Point middle = middle_of(box);
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
    const auto cost = [&](Point p) { return distance(p, from) + 0.6 * distance(p, middle); };
    return *std::min_element(places.begin(), places.end(), [&](Point a, Point b) { return cost(a) < cost(b); });
}

std::optional<Point> nearest_inside(const Position& at, UnitId unit, const Piece& piece) {
    const std::vector<Point> places = free_inside(at, unit, piece);
    if (places.empty()) return std::nullopt;
    return nearest_of(places, at[unit].at, middle_of(piece.shape.box()));
}

}  // namespace sightlines::crossfire_squads
