#include "games/crossfire_squads/ai/line_of_sight_cache.h"

#include "games/crossfire_squads/rules/line_of_sight.h"

namespace sightlines::crossfire_squads {

LineOfSightCache::LineOfSightCache(const Position& at) : terrain_(at.terrain), smoke_(at.smoke) {
    places_.fill({-1, -1});
    for (int side = 0; side < 2; ++side)
        each_on_table(at, side, [&](UnitId id, const Unit& unit) { places_[static_cast<std::size_t>(id)] = unit.at; });
    each_on_table(at, 0, [&](UnitId a, const Unit&) {
        each_on_table(at, 1, [&](UnitId b, const Unit&) {
            seen_[static_cast<std::size_t>(number_of(a))][static_cast<std::size_t>(number_of(b))] = sees(at, a, b);
        });
    });
}

bool LineOfSightCache::see(const Position& now, UnitId a, UnitId b) const {
    if (!stands(now, a) || !stands(now, b)) return sees(now, a, b);
    return seen_[static_cast<std::size_t>(number_of(a))][static_cast<std::size_t>(number_of(b))];
}

}  // namespace sightlines::crossfire_squads
