#pragma once

#include "board/direction.h"
#include "games/aerial_war/rules/grid.h"

namespace sightlines::aerial_war {

inline constexpr Square middle = square_count / 2;

// The neighbouring square; up is north. Returns the square itself at the edge.
Square beside(Square square, Direction direction);

}  // namespace sightlines::aerial_war
