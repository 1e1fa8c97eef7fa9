#pragma once

#include "board/direction.h"
#include "games/crossfire_hex/rules/grid.h"

namespace sightlines::crossfire_hex {

inline constexpr Cell middle = cell_count / 2;

// From cell to cell with the arrow keys: up and down lean to the side where the board is wider. The cell itself at the
// edge.
Cell beside(Cell cell, Direction direction);

}  // namespace sightlines::crossfire_hex
