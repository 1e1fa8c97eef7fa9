#pragma once

#include "base/direction.h"
#include "games/aerial_war/rules/grid.h"

namespace sightlines::aerial_war {

inline constexpr Square middle = square_count / 2;

// The neighbouring square in the direction of an arrow key, up is north; the square itself at the edge.
inline Square beside(Square square, Direction arrow) {
    constexpr std::array<Facing, 4> facings{Facing::w, Facing::e, Facing::n, Facing::s};  // by Direction
    const Square next = ahead(square, facings[static_cast<std::size_t>(arrow)]);
    return next == no_square ? square : next;
}

}  // namespace sightlines::aerial_war
