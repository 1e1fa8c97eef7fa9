// The cursor of a board of hexes.
#pragma once

#include <array>

#include "base/direction.h"
#include "geometry/hex.h"

namespace sightlines {

// Where an arrow key leads from a hex of a board around Hex{0, 0}: the first of the two that stays on the board. Up and
// down lean to the side where the board is wider.
constexpr std::array<Heading, 2> headings_of(Direction arrow, Hex from) {
    using enum Heading;
    const bool lean_east = 2 * from.q + from.r < 0;
    switch (arrow) {
        case Direction::left: return {w, w};
        case Direction::right: return {e, e};
        case Direction::up: return lean_east ? std::array{ne, nw} : std::array{nw, ne};
        case Direction::down: break;
    }
    return lean_east ? std::array{se, sw} : std::array{sw, se};
}

}  // namespace sightlines
