#pragma once

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/traces.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// Trails with their numbers and shots, to lie below the counters; and crosses where units were lost.
void draw_trails(ImDrawList& list, const Camera& camera, const Traces& traces);
void draw_losses(ImDrawList& list, const Camera& camera, const Traces& traces);

}  // namespace sightlines::crossfire_squads
