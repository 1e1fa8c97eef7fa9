#include "games/dogfight/rules/grid.h"

#include <algorithm>
#include <cstdlib>

namespace sightlines::dogfight {
namespace {

// The unit steps, clockwise from the north, in steps to the south-east and to the south.
constexpr std::array<Offset, 6> units{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

// Multiples of two unit steps, neither negative; the second lies 60 or 120 degrees clockwise from the first.
bool between(const Offset& offset, const Offset& first, const Offset& second) {
    const int of_first = offset.se * second.s - offset.s * second.se;
    const int of_second = first.se * offset.s - first.s * offset.se;
    return of_first >= 0 && of_second >= 0;
}

}  // namespace

Offset offset(Hex from, Hex to) {
    // Two steps to the south-east go one row down.
    const auto south = [](Hex hex) { return hex.row - hex.column / 2; };
    return {to.column - from.column, south(to) - south(from)};
}

int distance(Hex from, Hex to) {
    const Offset w = offset(from, to);
    return std::max({std::abs(w.se), std::abs(w.s), std::abs(w.se + w.s)});
}

bool in_rear_arc(Hex from, Facing facing, Hex to) {
    if (from == to) return false;
    return between(offset(from, to), units[index(turned(facing, 2))], units[index(turned(facing, 4))]);
}

Facing towards(Hex from, Hex to) {
    for (const Facing facing : all_facings) {
        if (neighbour(from, facing) == to) return facing;
    }
    return Facing::none;
}

}  // namespace sightlines::dogfight
