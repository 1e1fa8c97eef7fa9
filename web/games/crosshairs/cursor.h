#pragma once

#include "board/direction.h"
#include "games/crosshairs/rules/grid.h"

namespace sightlines::crosshairs {

inline constexpr Cell middle = cell_count / 2;

// The neighbouring hex; up and down lean to the side where the board is wider. Returns the hex itself at the edge.
Cell beside(Cell cell, Direction direction);

}  // namespace sightlines::crosshairs
