// Animation between two positions: counters move, shots run along their lines, lost units fade, state changes flash.
#pragma once

#include <vector>

#include "board/area.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "games/crossfire_squads/text/unit_names.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// Both positions as seen by the viewer.
struct Transition {
    const Position& before;
    const Position& after;
    int viewer;
    float part;    // progress, 0 to 1
    bool forward;  // not an undo: shots are shown
    const UnitNames& names;
    UnitId chosen;                   // or no_unit: then places are named
    const std::vector<Area>& taken;  // that labels leave free
};
void draw_transition(ImDrawList& list, const Camera& camera, const Transition& transition);

}  // namespace sightlines::crossfire_squads
