// A place that a friend bars, and the nearest one that is free.
#pragma once

#include <optional>

#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

// The unit of its own side that stands where this one would; no_unit if nobody does.
UnitId friend_at(const Position& seen, UnitId unit, Point place);

// On the same ground, a few inches away, and to be walked to.
std::optional<Point> free_place_near(const Scene& scene, UnitId unit, Point wanted);

}  // namespace sightlines::crossfire_squads
