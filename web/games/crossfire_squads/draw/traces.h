#pragma once

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/traces.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// Trails and shots, to lie below the counters: a shot that missed is thin and ends in a ring, each hit is a bar across
// it. With numbers, the trails say their order, as far as the units `seen` leave room.
void draw_trails(ImDrawList& list, const Camera& camera, const Traces& traces);
void number_trails(ImDrawList& list, const Camera& camera, const Traces& traces, const Position& seen);
// One of them, on the screen.
void draw_trail(ImDrawList& list, ImVec2 from, ImVec2 to, int side);
void draw_shot(ImDrawList& list, ImVec2 from, ImVec2 to, int side, int hits);

// Crosses where units were lost.
void draw_losses(ImDrawList& list, const Camera& camera, const Traces& traces);

}  // namespace sightlines::crossfire_squads
