#pragma once

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// An action as advice: the unit that acts, and where to or at whom.
void draw_hint(ImDrawList& list, const Camera& camera, const Position& seen, const Action& hint);

}  // namespace sightlines::crossfire_squads
