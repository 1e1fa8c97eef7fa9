#pragma once

#include <vector>

#include "games/crossfire_squads/rules/types.h"

// Where a unit might go, and how it would stand there.
namespace sightlines::crossfire_squads {

struct Destination {
    UnitId unit = no_unit;
    Point to;
};

Point middle_of(const Piece& piece);

// Places out of enemies' sight, in cover, at the objective, near comrades; whether they are legal is not checked.
std::vector<Point> destinations(const Position& at, UnitId unit);

// Evaluates many places quickly, on the table as one side sees it.
class DestinationEvaluator {
  public:
    DestinationEvaluator(const Position& at, int side);

    // Points, as in evaluation.h: the way to the objective, what enemies could do to it there and it to them.
    int value(UnitId unit, Point point) const;

  private:
    const Position& at_;
    std::vector<UnitId> enemies_;
    bool held_ = false;  // the objective, by somebody fit of this side
};

}  // namespace sightlines::crossfire_squads
