#include "games/crossfire_squads/advice/nearby.h"

#include "games/crossfire_squads/advice/compass.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int ring = 40, rings = 16;  // up to eight inches away

}  // namespace

UnitId friend_at(const Position& seen, UnitId unit, Point place) {
    UnitId found = no_unit;
    each_on_table(seen, side_of(unit), [&](UnitId id, const Unit& other) {
        const int apart = radius_of(seen[unit]) + radius_of(other);
        if (id != unit && squared_distance(place, other.at) < square(apart)) found = id;
    });
    return found;
}

bool is_barred(const Position& seen, const Walk& walk) {
    if (walk.arrives || walk.legs.empty()) return false;
    Position there = seen;
    there[walk.unit].at = walk.end();
    const Plan next = plan_move(there, walk.unit, walk.legs.back().to);
    return friend_at(there, walk.unit, next.at) != no_unit;
}

std::optional<Point> free_place_near(const Situation& situation, UnitId unit, Point wanted) {
    const Position& at = situation.seen();
    const Piece* ground = area_at(at.terrain, wanted);
    for (int far = ring; far <= rings * ring; far += ring) {
        for (const Point heading : compass) {
            const Point place = away(wanted, heading, far);
            if (area_at(at.terrain, place) != ground) continue;
            if (!situation.expect(Move{unit, place, {}, {}, no_heading}).accepted()) continue;
            if (plan_walk(situation.options(), at, unit, {place}, false).arrives) return place;
        }
    }
    return std::nullopt;
}

}  // namespace sightlines::crossfire_squads
