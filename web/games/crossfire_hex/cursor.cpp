#include "games/crossfire_hex/cursor.h"

namespace sightlines::crossfire_hex {

Cell beside(Cell cell, Direction direction) {
    const auto step = [cell](Heading heading) {
        const Line& line = line_from(cell, heading);
        return line.length > 0 ? line.cells[0] : no_cell;
    };
    const auto first = [&step](Heading a, Heading b) { return step(a) != no_cell ? step(a) : step(b); };
    const Hex hex = hex_of(cell);
    const bool lean_east = 2 * hex.q + hex.r < 0;
    Cell next = no_cell;
    switch (direction) {
        case Direction::left: next = step(Heading::w); break;
        case Direction::right: next = step(Heading::e); break;
        case Direction::up: next = lean_east ? first(Heading::ne, Heading::nw) : first(Heading::nw, Heading::ne); break;
        case Direction::down: next = lean_east ? first(Heading::se, Heading::sw) : first(Heading::sw, Heading::se);
    }
    return next == no_cell ? cell : next;
}

}  // namespace sightlines::crossfire_hex
