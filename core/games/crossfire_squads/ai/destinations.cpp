#include "games/crossfire_squads/ai/destinations.h"

#include <algorithm>

#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

constexpr int reach = 1'600;  // pieces farther off are gone to by way of others

bool is_far(Point a, Point b) { return squared_distance(a, b) > square(reach); }

// Points of a piece a little inside its outline.
void add_corners(const Piece& piece, std::vector<Point>& places) {
    const Point middle = middle_of(piece);
    for (const Point corner : piece.shape.corners()) {
        const Point in = middle - corner;
        places.push_back(corner + Point{in.x / 3, in.y / 3});
    }
}

}  // namespace

Point middle_of(const Piece& piece) { return piece.shape.box().middle(); }

std::vector<Point> destinations(const Position& at, UnitId id) {
    const Unit& unit = at[id];
    std::vector<Point> places;
    const Piece* objective = at.terrain.find(at.objective);
    if (objective != nullptr) {
        places.push_back(middle_of(*objective));
        add_corners(*objective, places);
    }
    for (const Piece& piece : at.terrain) {
        if (!piece.is_area() || is_far(middle_of(piece), unit.at)) continue;
        places.push_back(middle_of(piece));
        if (piece.shape.contains(unit.at) || piece.shape.is_within(250, unit.at)) add_corners(piece, places);
    }
    for (const int far : {120, 300}) {
        const int slant = far * 7 / 10;
        for (const Point d : {Point{far, 0}, Point{-far, 0}, Point{0, far}, Point{0, -far}, Point{slant, slant},
                              Point{-slant, slant}, Point{slant, -slant}, Point{-slant, -slant}})
            places.push_back(unit.at + d);
    }
    if (is_commander(unit)) {
        each_on_table(at, side_of(id), [&](UnitId other, const Unit& comrade) {
            if (other != id && (comrade.state != State::fit || comrade.platoon == unit.platoon))
                places.push_back(comrade.at +
                                 Point{unit.at.x < comrade.at.x ? -80 : 80, unit.at.y < comrade.at.y ? -70 : 70});
        });
    }
    return places;
}

DestinationEvaluator::DestinationEvaluator(const Position& at, int side) : at_(at) {
    each_on_table(at, 1 - side, [&](UnitId id, const Unit&) { enemies_.push_back(id); });
    const Piece* objective = at.terrain.find(at.objective);
    held_ = objective != nullptr && any_on_table(at, side, [&](UnitId, const Unit& unit) {
                return unit.state == State::fit && objective->shape.contains(unit.at);
            });
}

int DestinationEvaluator::value(UnitId id, Point point) const {
    const Unit& unit = at_[id];
    int points = place_value(at_, unit, point);
    const Piece* objective = at_.terrain.find(at_.objective);
    if (objective != nullptr && objective->shape.contains(point)) points += held_ ? 40 : 150;
    const bool covered = in_cover(at_, point, Cover::fire);
    const Stand stand{point, radius_of(unit)};
    const bool armed = can_shoot_at_all(unit);
    int danger = 0;
    int hope = 0;
    for (const UnitId enemy_id : enemies_) {
        const Unit& enemy = at_[enemy_id];
        const bool dangerous = can_shoot(enemy, unit).accepted();
        if ((!dangerous && !armed) || !sees(at_, stand, stand_of(enemy))) continue;
        if (dangerous) danger += covered ? 12 : 22;
        if (armed && can_shoot(unit, enemy).accepted()) hope += in_cover(at_, enemy.at, Cover::fire) ? 9 : 16;
    }
    return points + (covered ? 3 : 0) - std::min(danger, 70) + std::min(hope, 45);
}

}  // namespace sightlines::crossfire_squads
