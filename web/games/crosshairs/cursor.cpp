#include "games/crosshairs/cursor.h"

namespace sightlines::crosshairs {

Cell beside(Cell cell, Direction direction) {
    const Hex hex = hex_of(cell);
    const bool lean_east = 2 * hex.q + hex.r < 0;
    const auto first = [cell](Heading a, Heading b) {
        return ahead(cell, a) != no_cell ? ahead(cell, a) : ahead(cell, b);
    };
    Cell next = no_cell;
    switch (direction) {
        case Direction::left: next = ahead(cell, Heading::w); break;
        case Direction::right: next = ahead(cell, Heading::e); break;
        case Direction::up: next = lean_east ? first(Heading::ne, Heading::nw) : first(Heading::nw, Heading::ne); break;
        case Direction::down: next = lean_east ? first(Heading::se, Heading::sw) : first(Heading::sw, Heading::se);
    }
    return next == no_cell ? cell : next;
}

}  // namespace sightlines::crosshairs
