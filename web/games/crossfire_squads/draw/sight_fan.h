// What can be seen from a place: a fan of rays, each as far as the ground lets it (CS-LOS-02, CS-LOS-03, CS-SMOKE-04).
// A picture only; whether a unit sees another is the core's to say.
#pragma once

#include <span>
#include <vector>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

struct Fan {
    ImVec2 from;              // table units, as all of it
    std::vector<ImVec2> rim;  // in the order of the rays
    bool whole = true;        // all round, else an arc of a quarter
};

// All round with no_heading, else 45 degrees to either side.
Fan fan_of(const Terrain& terrain, std::span<const SmokeBase> smoke, Stand from, Point heading);

// The same, made anew only when something of it has changed.
const Fan& fan_at(const Position& at, Stand from, Point heading);

void draw_fan(ImDrawList& list, const Camera& camera, const Fan& fan, ImU32 fill, ImU32 edge, float width);

}  // namespace sightlines::crossfire_squads::art
