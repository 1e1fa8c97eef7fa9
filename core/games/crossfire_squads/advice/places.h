// Suggested places and headings.
#pragma once

#include <optional>

#include "games/crossfire_squads/rules/situation.h"

namespace sightlines::crossfire_squads {

// The first area that contains a point, or nullptr.
const Piece* area_at(const Terrain& terrain, Point p);

Point heading_to_enemy(const Position& seen, int side);  // away from its home edge
Point next_heading(Point heading, int steps);            // the nearest of sixteen, turned clockwise by so many steps

// The position of a reaction with the mover at a point of its way.
Position with_mover_at(const Position& seen, int point);
// Where a hidden unit could appear to shoot at the mover there: the nearest place that sees it; else any near place.
std::optional<Spot> suggested_spot(const Position& seen, int point, UnitId unit);

// Where a hidden unit could appear: as far forward in its piece as possible.
std::optional<Point> suggested_appearance(const Position& seen, UnitId unit);

// The wire that a unit touches, with the shortest way over it if there is one.
struct WireCrossing {
    PieceId wire = no_piece;
    std::optional<Point> to;
};
WireCrossing suggested_crossing(const Situation& situation, UnitId unit);

}  // namespace sightlines::crossfire_squads
