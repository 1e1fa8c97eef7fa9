#include "games/crossfire_squads/offers/minefields.h"

#include <algorithm>
#include <cmath>

namespace sightlines::crossfire_squads {
namespace {

constexpr int widest_gap = 400;
constexpr double half_width = 100, overlap = 10;

Point nearest_on(const Polygon& shape, Point to) {
    const Corners& corners = shape.corners();
    Point best = corners[0];
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Route edge(corners[i], corners[(i + 1) % corners.size()]);
        for (int step = 0; step <= edge.last(); step += 10) {
            const Point p = edge.at(step);
            if (squared_distance(p, to) < squared_distance(best, to)) best = p;
        }
    }
    return best;
}

// A rectangle from one to the other, clockwise on the screen.
Minefield between(const Piece& first, const Piece& second) {
    Point from = nearest_on(first.shape, second.shape.box().middle());
    const Point to = nearest_on(second.shape, from);
    from = nearest_on(first.shape, to);
    Point way = to - from;
    if (way == Point{0, 0}) way = second.shape.box().middle() - first.shape.box().middle();
    const double length = std::max(1.0, std::sqrt(static_cast<double>(squared_length(way))));
    const double x = way.x / length, y = way.y / length;
    const auto corner = [&](Point at, double along, double aside) {
        return at + Point{static_cast<std::int32_t>(std::lround(x * along - y * aside)),
                          static_cast<std::int32_t>(std::lround(y * along + x * aside))};
    };
    Corners corners;
    corners.push_back(corner(from, -overlap, -half_width));
    corners.push_back(corner(to, overlap, -half_width));
    corners.push_back(corner(to, overlap, half_width));
    corners.push_back(corner(from, -overlap, half_width));
    return {{no_piece, {first.id, second.id}, corners}, {(from.x + to.x) / 2, (from.y + to.y) / 2}};
}

}  // namespace

std::vector<Minefield> possible_minefields(const Scene& scene) {
    std::vector<Minefield> fields;
    const Terrain& terrain = scene.seen().terrain;
    for (const Piece& first : terrain) {
        for (const Piece& second : terrain) {
            const bool joins = first.id < second.id && first.is_area() && second.is_area() &&
                               first.shape.is_within(widest_gap, second.shape);
            if (!joins) continue;
            const Minefield field = between(first, second);
            if (scene.check(field.order).accepted()) fields.push_back(field);
        }
    }
    return fields;
}

std::optional<Minefield> minefield_at(const Scene& scene, Point place) {
    constexpr int reach = 320;
    std::optional<Minefield> best;
    for (const Minefield& field : possible_minefields(scene)) {
        const auto far = squared_distance(field.middle, place);
        if (far <= square(reach) && (!best || far < squared_distance(best->middle, place))) best = field;
    }
    return best;
}

}  // namespace sightlines::crossfire_squads
