#include "games/crosshairs/cursor.h"

namespace sightlines::crosshairs {

Cell beside(Cell cell, ImGuiKey key) {
    const Hex hex = hex_of(cell);
    const bool lean_east = 2 * hex.q + hex.r < 0;
    const auto first = [cell](Heading a, Heading b) {
        return ahead(cell, a) != no_cell ? ahead(cell, a) : ahead(cell, b);
    };
    Cell next = no_cell;
    if (key == ImGuiKey_LeftArrow) next = ahead(cell, Heading::w);
    if (key == ImGuiKey_RightArrow) next = ahead(cell, Heading::e);
    if (key == ImGuiKey_UpArrow) next = lean_east ? first(Heading::ne, Heading::nw) : first(Heading::nw, Heading::ne);
    if (key == ImGuiKey_DownArrow) next = lean_east ? first(Heading::se, Heading::sw) : first(Heading::sw, Heading::se);
    return next == no_cell ? cell : next;
}

}  // namespace sightlines::crosshairs
