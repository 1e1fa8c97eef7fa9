#pragma once

#include <array>
#include <vector>

#include "games/crossfire_squads/rules/types.h"

namespace sightlines::crossfire_squads {

// Lines of sight between the sides in one position, for the positions that follow from it: most units have not moved.
class LineOfSightCache {
  public:
    explicit LineOfSightCache(const Position& at);

    // Whether the terrain is the same, so that the cache holds for units that have not moved.
    bool hold_in(const Position& now) const { return now.terrain == terrain_ && now.smoke == smoke_; }

    // `a` of side 0, `b` of side 1, both on the table in `now`, in which the lines hold.
    bool see(const Position& now, UnitId a, UnitId b) const;

  private:
    bool stands(const Position& now, UnitId id) const { return places_[static_cast<std::size_t>(id)] == now[id].at; }

    Terrain terrain_;
    std::vector<SmokeBase> smoke_;
    std::array<Point, all_units> places_{};
    std::array<std::array<bool, most_units>, most_units> seen_{};
};

}  // namespace sightlines::crossfire_squads
