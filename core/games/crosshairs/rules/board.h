#pragma once

#include <array>
#include <cstdint>

#include "games/crosshairs/rules/types.h"

namespace sightlines::crosshairs {

// What stands where: a look-up made from a position. Short-lived, refers to the position.
class Sky {
  public:
    explicit Sky(const Position& at) : at_(&at) {
        plane_on_.fill(-1);
        for (std::size_t place = 0; place < at.planes.size(); ++place)
            plane_on_[static_cast<std::size_t>(at.planes[place].cell)] = static_cast<std::int8_t>(place);
    }

    const Position& at() const { return *at_; }

    // The place in Position::planes of the plane on a cell; -1 if there is none.
    int place_on(Cell cell) const { return plane_on_[static_cast<std::size_t>(cell)]; }
    bool occupied(Cell cell) const { return place_on(cell) >= 0; }
    const Plane* plane_on(Cell cell) const {
        const int place = place_on(cell);
        return place < 0 ? nullptr : &at_->planes[static_cast<std::size_t>(place)];
    }

    // The cell ahead is off the board or occupied.
    bool barred(const Plane& plane) const {
        const Cell next = ahead(plane.cell, plane.heading);
        return next == no_cell || occupied(next);
    }

  private:
    const Position* at_;
    std::array<std::int8_t, cell_count> plane_on_;
};

}  // namespace sightlines::crosshairs
