// The visible area from a place: rays up to the terrain that stops them (CS-LOS-02, CS-LOS-03, CS-SMOKE-04). For
// display only; the rules decide whether a unit sees another.
#pragma once

#include <span>
#include <vector>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

struct Fan {
    ImVec2 from;              // table units, like `rim`
    std::vector<ImVec2> rim;  // in the order of the rays
    bool whole = true;        // all round; false: an arc of 90 degrees
};

// no_heading: all round; else 45 degrees to either side.
Fan fan_of(const Terrain& terrain, std::span<const SmokeBase> smoke, Stand from, Point heading);

// The same, cached.
const Fan& fan_at(const Position& at, Stand from, Point heading);

// How the ground that a unit sees is lit, or the arc tinted in which it can fire.
struct FanInk {
    ImU32 fill, edge;
};
FanInk fan_ink(bool arc);

void draw_fan(ImDrawList& list, const Camera& camera, const Fan& fan, ImU32 fill, ImU32 edge, float width);

}  // namespace sightlines::crossfire_squads::art
