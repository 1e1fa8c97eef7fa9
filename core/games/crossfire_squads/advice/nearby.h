// A place that a friend bars, and the nearest one that is free.
#pragma once

#include <optional>

#include "games/crossfire_squads/advice/walk.h"
#include "games/crossfire_squads/rules/situation.h"

namespace sightlines::crossfire_squads {

// The unit of its own side that stands where this one would; no_unit if nobody does.
UnitId friend_at(const Position& seen, UnitId unit, Point place);

// Whether a friend stands where the walk would halt next.
bool is_barred(const Position& seen, const Walk& walk);

// On the same ground, a few inches away, and to be walked to.
std::optional<Point> free_place_near(const Situation& situation, UnitId unit, Point wanted);

}  // namespace sightlines::crossfire_squads
