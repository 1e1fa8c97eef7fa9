#pragma once

#include "board/hex_cursor.h"
#include "games/crossfire_hex/rules/grid.h"

namespace sightlines::crossfire_hex {

inline constexpr Cell middle = cell_count / 2;

// The neighbouring cell in the direction of an arrow key; the cell itself at the edge.
inline Cell beside(Cell cell, Direction arrow) {
    for (const Heading heading : headings_of(arrow, hex_of(cell))) {
        if (const Line& line = line_from(cell, heading); line.length > 0) return line.cells[0];
    }
    return cell;
}

}  // namespace sightlines::crossfire_hex
