#pragma once

#include "games/aerial_war/rules/types.h"

// How the enemies threaten a plane, and how near they are.
namespace sightlines::aerial_war {

// Of the 36 outcomes of two dice, those with which the best-placed enemy could fly right behind the plane, facing the
// same way, if it were to move now.
int tail_threat(const Position& at, const Plane& plane);

// The same of one flier and its prey.
int throws_behind(const Position& at, const Plane& flier, const Plane& prey);

int steps_between(Square one, Square other);

// Steps to the nearest enemy; the length of the board and its width if there is none.
int nearest(const Position& at, const Plane& plane);

}  // namespace sightlines::aerial_war
