// Units as counters. The disc is the unit's base (CS-GEO-03), enlarged on small screens to stay readable. Pixels are
// CSS pixels.
#pragma once

#include <vector>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

// How a unit is drawn.
struct Look {
    ImVec2 centre;     // pixels
    float radius = 8;  // of its disc, pixels
    int side = 0;
    Unit unit;
    float opacity = 1;
    bool turned = false;   // the table
    bool numbered = true;  // with the number of its platoon, if it is large enough
    bool chosen = false;
};
void draw_counter(ImDrawList& list, const Look& look);

inline constexpr float left_behind = 0.3f;  // opacity of a counter where its unit was

// The radius of a disc in pixels, at least a readable one; that of the chosen unit is larger.
float shown_radius(const Make& unit, const Camera& camera, bool chosen = false);
inline constexpr float least_counter = 12, least_touched = 14, least_chosen = 16;

// Where a unit is drawn, in table units: hidden units side by side in the middle of their piece, others at their
// position. Only for units that are on the table or hidden.
ImVec2 map_position(const Position& at, UnitId id);

// The same on the screen, where counters that are larger than their bases give way to each other: none covers more than
// a part of its neighbour.
ImVec2 counter_place(const Camera& camera, const Position& at, UnitId id);

// Whether `viewer` may see the unit: all except the other side's hidden units. `viewer` may be `everybody` (map.h).
bool is_shown(const Position& at, UnitId id, int viewer);

Look look_of(const Camera& camera, const Position& at, UnitId id);
void draw_counters(ImDrawList& list, std::vector<Look> looks);  // those on top last
void draw_units(ImDrawList& list, const Camera& camera, const Position& at, int viewer);

// Hit test: the unit under a screen point, or the nearest within reach of a finger; or no_unit.
UnitId unit_at(const Camera& camera, const Position& at, int viewer, ImVec2 screen);

// For panels: a counter without state and chips.
void draw_symbol(ImDrawList& list, ImVec2 centre, float radius, int side, const Make& unit, float opacity = 1);

// The badge of a side, which is no unit.
void draw_badge(ImDrawList& list, ImVec2 centre, float size, int side);

}  // namespace sightlines::crossfire_squads::art
