#pragma once

#include <array>
#include <vector>

#include "games/crossfire_squads/rules/types.h"

namespace sightlines::crossfire_squads {

// The lines of sight between the sides in one position. Positions that follow from it look up the lines between units
// that have not moved.
class LineOfSightCache {
  public:
    explicit LineOfSightCache(const Position& at);

    // Whether terrain and smoke are the same in `now`.
    bool is_valid_for(const Position& now) const { return now.terrain == terrain_ && now.smoke == smoke_; }

    // `a` of side 0, `b` of side 1, both on the table in `now`, for which the cache is valid.
    bool see(const Position& now, UnitId a, UnitId b) const;

  private:
    bool stands(const Position& now, UnitId id) const { return places_[static_cast<std::size_t>(id)] == now[id].at; }

    Terrain terrain_;
    std::vector<SmokeBase> smoke_;
    std::array<Point, all_units> places_{};
    std::array<std::array<bool, most_units>, most_units> seen_{};
};

}  // namespace sightlines::crossfire_squads
