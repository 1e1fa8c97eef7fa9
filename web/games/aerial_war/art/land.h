// The trench map below the squares. Lengths are in widths of a square, y points down, and the origin is the centre of
// the board. Recorded once and replayed (map_sheet.cpp).
#pragma once

#include "base/rng.h"
#include "games/aerial_war/draw/projection.h"
#include "imgui.h"

namespace sightlines::aerial_war::art {

struct Ground {
    ImDrawList& list;
    const Grid& grid;  // around the origin
    float sign;        // -1: turned by 180 degrees
    float cell;
    float reach_x, reach_y;  // half the size of the sheet, along the ranks and along the files

    ImVec2 at(ImVec2 point) const { return grid.on_screen(ImVec2{point.x * cell, point.y * cell}); }
};

// Colours for the light or the dark scheme.
struct MapColours {
    ImU32 ground, pale, mud, ink, water, wood, leaf, trench, parapet, roof;
    bool night;
};
MapColours map_colours();

float random_between(Rng& rng, float low, float high);

void draw_fields(const Ground& ground);  // with no-man's-land, woods, river and roads
void draw_front(const Ground& ground);   // craters, wire, trenches, hamlets

// The x of the river at this y, and the y of a side's trench at this x, `behind` its front line.
float river_x(float y);
float trench_y(int side, float x, float behind);

}  // namespace sightlines::aerial_war::art
