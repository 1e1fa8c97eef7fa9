#pragma once

#include "games/crossfire_squads/advice/walk.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// Draws an action as a hint: from the unit that acts to its target, or to where it comes to a halt. `walk`: of which it
// is the beginning, to its end; or null.
void draw_hint(ImDrawList& list, const Camera& camera, const Position& seen, const Action& hint, int number,
               const Walk* walk);

}  // namespace sightlines::crossfire_squads
