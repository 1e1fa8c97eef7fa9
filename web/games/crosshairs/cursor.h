#pragma once

#include "board/hex_cursor.h"
#include "games/crosshairs/rules/grid.h"

namespace sightlines::crosshairs {

inline constexpr Cell middle = cell_count / 2;

// The neighbouring cell in the direction of an arrow key; the cell itself at the edge.
inline Cell beside(Cell cell, Direction arrow) {
    for (const Heading heading : headings_of(arrow, hex_of(cell))) {
        if (const Cell next = ahead(cell, heading); next != no_cell) return next;
    }
    return cell;
}

}  // namespace sightlines::crosshairs
