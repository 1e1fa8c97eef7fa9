#include "games/dogfight/rules/grid.h"

#include <algorithm>
#include <cstdlib>

namespace sightlines::dogfight {
namespace {

// The unit steps, clockwise from the north, in steps to the south-east and to the south.
constexpr std::array<Offset, 6> units{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

// Whole multiples of two neighbouring unit steps, neither negative.
bool between(const Offset& offset, const Offset& first, const Offset& second) {
    const int determinant = first.se * second.s - first.s * second.se;  // 1 or -1
    const int of_first = (offset.se * second.s - offset.s * second.se) * determinant;
    const int of_second = (first.se * offset.s - first.s * offset.se) * determinant;
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
    const Offset w = offset(from, to);
    const Offset& right = units[index(turned(facing, 2))];
    const Offset& astern = units[index(turned(facing, 3))];
    const Offset& left = units[index(turned(facing, 4))];
    return between(w, right, astern) || between(w, astern, left);
}

Facing towards(Hex from, Hex to) {
    for (const Facing facing : all_facings) {
        if (neighbour(from, facing) == to) return facing;
    }
    return Facing::none;
}

}  // namespace sightlines::dogfight
