// Units as counters: the disc is the true base (CS-GEO-03), grown on a small screen until it can be read.
#pragma once

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

// A unit as it is shown.
struct Look {
    ImVec2 centre;     // pixels
    float radius = 8;  // of its disc, pixels
    int side = 0;
    Unit unit;
    float opacity = 1;
};
void draw_counter(ImDrawList& list, const Look& look);

// In pixels: no less than what can be read.
float shown_radius(const Make& unit, float scale);

// Where a unit is drawn, in table units: those hidden stand side by side in the middle of their piece, others whose
// centre is `at`. Only for units that are on the table or hidden.
ImVec2 stand_of(const Position& at, UnitId id);

// Whether `viewer` is shown the unit: everything but what the other side has hidden. See map.h for `whole`.
bool is_shown(const Position& at, UnitId id, int viewer);

Look look_of(const Camera& camera, const Position& at, UnitId id);
void draw_units(ImDrawList& list, const Camera& camera, const Position& at, int viewer);

// The unit under a point of the screen, or the nearest within reach of a finger.
UnitId unit_at(const Camera& camera, const Position& at, int viewer, ImVec2 screen);

// For panels: without state and chips.
void draw_symbol(ImDrawList& list, ImVec2 centre, float radius, int side, const Make& unit, float opacity = 1);

// The badge of a side.
void draw_badge(ImDrawList& list, ImVec2 centre, float size, int side);

}  // namespace sightlines::crossfire_squads::art
