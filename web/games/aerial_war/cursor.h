#pragma once

#include "board/direction.h"
#include "games/aerial_war/rules/grid.h"

namespace sightlines::aerial_war {

inline constexpr Square middle = square_count / 2;

// From square to square with the arrow keys, up being north. The square itself at the edge.
Square beside(Square square, Direction direction);

}  // namespace sightlines::aerial_war
