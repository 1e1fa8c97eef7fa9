#pragma once

#include "board/direction.h"
#include "games/crossfire_hex/rules/grid.h"

namespace sightlines::crossfire_hex {

inline constexpr Cell middle = cell_count / 2;

// The neighbouring cell; up and down lean to the side where the board is wider. Returns the cell itself at the edge.
Cell beside(Cell cell, Direction direction);

}  // namespace sightlines::crossfire_hex
