#pragma once

#include "base/result.h"
#include "games/crossfire_squads/rules/types.h"

// Where units and obstacles may be put before play: CS-DEP-04, CS-DEP-06, CS-HIDE-02, CS-OBS-01; and who begins then.
namespace sightlines::crossfire_squads {

// The side that has the first turn, from the roll-off until that turn ends; else nobody (CS-DEP-08).
std::int8_t starting_side(const Options& options, const Position& at);

// How far a point lies from a side's home edge, and how far that is at most for a base of that radius (CS-DEP-04).
int distance_from(Edge home, Point p);
int deployment_depth(Edge home);

// Where a unit may be placed in deployment.
Verdict judge_place(const Position& at, UnitId unit, Point point);

// Whether a unit may hide there: area pieces in the own half, four in each at most, and CS-BLD-06.
Verdict judge_hiding(const Position& at, UnitId unit, PieceId piece);

Polygon wire_shape(const LayWire& order);
Verdict judge_mine(const Position& at, const LayMine& order);
Verdict judge_wire(const Position& at, const LayWire& order);

}  // namespace sightlines::crossfire_squads
