// From one position to the next: counters glide, shots run along their line, the lost fade, a new state flashes.
#pragma once

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// Both positions as the viewer sees them.
struct Transition {
    const Position& before;
    const Position& after;
    int viewer;
    float part;    // of the time that it takes, 0 to 1
    bool forward;  // not undone: shots are fired
};
void draw_transition(ImDrawList& list, const Camera& camera, const Transition& transition);

}  // namespace sightlines::crossfire_squads
