#include "games/aerial_war/rules/board.h"

#include <algorithm>
#include <cassert>

namespace sightlines::aerial_war {

const Plane* plane_on(const Position& at, Square square) {
    for (const Plane& plane : at.planes) {
        if (plane.square == square) return &plane;
    }
    return nullptr;
}

const Plane* plane_of(const Position& at, int side, Colour colour) {
    for (const Plane& plane : at.planes) {
        if (plane.side == side && plane.colour == colour) return &plane;
    }
    return nullptr;
}

const Plane& mover(const Position& at) {
    const Plane* plane = plane_of(at, at.side, at.mover);
    assert(plane != nullptr);
    return *plane;
}

bool in_turn(const Position& at) { return at.phase != Phase::initiative && at.phase != Phase::over; }

std::vector<Plane> still_to_move(const Position& at) {
    std::vector<Plane> planes;
    if (!in_turn(at)) return planes;
    for (const int side : {static_cast<int>(at.side), enemy_of(at.side)}) {
        if (side != at.side && at.side != at.first) break;
        for (const Colour colour : all_colours) {
            const Plane* plane = plane_of(at, side, colour);
            if (plane != nullptr && (side != at.side || colour >= at.mover)) planes.push_back(*plane);
        }
    }
    return planes;
}

int count_planes(const Position& at, int side) {
    return static_cast<int>(
        std::count_if(at.planes.begin(), at.planes.end(), [side](const Plane& plane) { return plane.side == side; }));
}

SquareSet occupied(const Position& at) {
    SquareSet squares;
    for (const Plane& plane : at.planes) squares.insert(plane.square);
    return squares;
}

StaticVector<Square, 3> ram_targets(const Position& at, const Plane& plane) {
    constexpr std::array in_square_order{Facing::s, Facing::w, Facing::e, Facing::n};
    StaticVector<Square, 3> targets;
    for (const Facing way : in_square_order) {
        if (way == opposite(plane.facing)) continue;
        const Plane* beside = plane_on(at, ahead(plane.square, way));
        if (beside != nullptr && beside->side != plane.side) targets.push_back(beside->square);
    }
    return targets;
}

Hemmed hemmed(const Position& at, const Plane& plane) {
    for (const Facing way : ways_on(plane.facing)) {
        const Square beside = ahead(plane.square, way);
        if (beside != no_square && plane_on(at, beside) == nullptr) return Hemmed::free;
    }
    return ram_targets(at, plane).empty() ? Hemmed::must_stay : Hemmed::must_ram;
}

}  // namespace sightlines::aerial_war
