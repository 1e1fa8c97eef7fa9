#pragma once

#include <span>
#include <vector>

#include "board/area.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/traces.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// Trails and shots, to lie below the counters: a pale counter stands where a unit set out; a shot that missed is thin
// and ends in a ring, each hit is a bar across it. `strength`: 1, or less for what is past.
void draw_trails(ImDrawList& list, const Camera& camera, const Traces& traces, const Position& seen);
void draw_shots(ImDrawList& list, const Camera& camera, std::span<const Traces::Shot> shots, float strength = 1);
// One of them, on the screen.
void draw_trail(ImDrawList& list, ImVec2 from, ImVec2 to, int side);
void draw_shot(ImDrawList& list, ImVec2 from, ImVec2 to, int side, int hits, float strength = 1);

// The order of the ways, on them as far as the units `seen` and `areas` leave room; the legs of a way have one number.
struct TrailNumber {
    int number = 0, side = 0;
    ImVec2 at;
    Area area() const;
};
std::vector<TrailNumber> trail_numbers(const Camera& camera, const Traces& traces, const Position& seen,
                                       std::span<const Area> areas);
void draw_trail_numbers(ImDrawList& list, const std::vector<TrailNumber>& numbers);  // "trail:1"

// On a unit that has rallied: a chevron if that helped, else a bar. `centre`: of the badge, not of the unit.
void draw_rally(ImDrawList& list, ImVec2 centre, int side, bool helped);
void draw_rallies(ImDrawList& list, const Camera& camera, const Traces& traces, const Position& seen);  // "rally:a00"

// Crosses where units were lost.
void draw_losses(ImDrawList& list, const Camera& camera, const Traces& traces);

}  // namespace sightlines::crossfire_squads
