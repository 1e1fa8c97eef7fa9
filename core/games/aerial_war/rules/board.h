#pragma once

#include <vector>

#include "games/aerial_war/rules/types.h"

// Looks up planes in a position.
namespace sightlines::aerial_war {

// nullptr if there is none; `square` may be no_square.
const Plane* plane_on(const Position& at, Square square);
const Plane* plane_of(const Position& at, int side, Colour colour);

// The plane whose turn it is, in the phases that have one.
const Plane& mover(const Position& at);

// Whether a plane has its turn: neither the roll for the first move nor the end.
bool in_turn(const Position& at);

// The planes still to move in this round, in order, beginning with the current one.
std::vector<Plane> still_to_move(const Position& at);

int count_planes(const Position& at, int side);
SquareSet occupied(const Position& at);

// AW-RAM-01, AW-RAM-04: whether a plane can leave its square, and if not, what it must do.
enum class Hemmed : std::int8_t { free, must_ram, must_stay };
Hemmed hemmed(const Position& at, const Plane& plane);

// AW-RAM-02: whom a plane that must ram can crash into, in square order.
StaticVector<Square, 3> ram_targets(const Position& at, const Plane& plane);

}  // namespace sightlines::aerial_war
