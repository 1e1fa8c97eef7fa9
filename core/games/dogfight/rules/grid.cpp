#include "games/dogfight/rules/grid.h"

#include <algorithm>
#include <cstdlib>

namespace sightlines::dogfight {
namespace {

// The unit steps, clockwise from the north, in steps to the south-east and to the south.
constexpr std::array<Way, 6> units{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

// Whole multiples of two neighbouring unit steps, neither negative.
bool between(const Way& way, const Way& first, const Way& second) {
    const int determinant = first.se * second.s - first.s * second.se;  // 1 or -1
    const int of_first = (way.se * second.s - way.s * second.se) * determinant;
    const int of_second = (first.se * way.s - first.s * way.se) * determinant;
    return of_first >= 0 && of_second >= 0;
}

}  // namespace

Way way(Hex from, Hex to) {
    // Two steps to the south-east go one row down.
    const auto south = [](Hex hex) { return hex.row - hex.column / 2; };
    return {to.column - from.column, south(to) - south(from)};
}

int distance(Hex from, Hex to) {
    const Way w = way(from, to);
    return std::max({std::abs(w.se), std::abs(w.s), std::abs(w.se + w.s)});
}

bool in_rear_arc(Hex from, Facing facing, Hex to) {
    if (from == to) return false;
    const Way w = way(from, to);
    const Way& right = units[index(turned(facing, 2))];
    const Way& astern = units[index(turned(facing, 3))];
    const Way& left = units[index(turned(facing, 4))];
    return between(w, right, astern) || between(w, astern, left);
}

Facing towards(Hex from, Hex to) {
    for (const Facing facing : all_facings) {
        if (neighbour(from, facing) == to) return facing;
    }
    return Facing::none;
}

}  // namespace sightlines::dogfight
