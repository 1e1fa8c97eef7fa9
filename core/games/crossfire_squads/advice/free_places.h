// Where a unit can stand, and how far that is.
#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

int distance(Point a, Point b);
Point middle_of_table();
Point aim_of_side(const Position& at);  // the middle of the flag's ground, else of the table

// On the table, and clear of its own side.
bool is_free(const Position& at, UnitId unit, Point p);
// Those that are wholly inside, on a grid of 40 units from the middle.
std::vector<Point> free_inside(const Position& at, UnitId unit, const Piece& piece);
// Of one place at least: near the unit's and the middle of the piece.
Point nearest_of(const std::vector<Point>& places, Point from, Point middle);
// Where nobody else stands: wholly inside a piece, near the unit and the middle; close to another unit.
std::optional<Point> place_inside(const Position& at, UnitId unit, const Piece& piece);
std::optional<Point> place_beside(const Position& at, UnitId unit, UnitId other);
// In that direction from the other.
Point beside(const Position& at, UnitId unit, UnitId other, Point heading);

}  // namespace sightlines::crossfire_squads
