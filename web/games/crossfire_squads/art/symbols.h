// The symbols on the disc of a counter.
#pragma once

#include "games/crossfire_squads/rules/unit_tables.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

// The colours of a side's counters; `drained` for suppressed units.
struct CounterColours {
    ImU32 fill, outline, highlight, paper, ink;
};
CounterColours counter_colours(int side, bool greyed, float opacity);

// The frame, a rectangle for side 0 and a lozenge for side 1, with the map symbol of the kind in it.
void draw_frame(ImDrawList& list, ImVec2 centre, float radius, int side, Kind kind, const CounterColours& colours);

// A vehicle from above; angles of hull and turret in radians.
void draw_vehicle(ImDrawList& list, ImVec2 centre, float radius, Type type, float hull, float turret,
                  const CounterColours& colours);

enum class Chip { pinned, suppressed, prone, no_fire, veteran, green, expert, used, called, hidden };
void draw_chip(ImDrawList& list, ImVec2 centre, float radius, Chip chip, float opacity);

}  // namespace sightlines::crossfire_squads::art
