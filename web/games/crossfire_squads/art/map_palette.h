// The colours of the map, muted so that counters and overlays stand out.
#pragma once

#include "imgui.h"

namespace sightlines::crossfire_squads::art {

struct MapColours {
    bool night;
    ImU32 ground, ground_light, ground_dark;
    ImU32 line;   // of outlines, ticks and letters
    ImU32 shade;  // cast on the ground
    ImU32 wood, crown, crown_lit, crown_dark, canopy_shade;
    ImU32 crops[4];
    ImU32 furrow, field_edge;
    ImU32 slope[4];        // of a hill, from its foot
    ImU32 sunlit, shaded;  // its sides towards the light and away from it
    ImU32 contour;
    ImU32 scree, stone, stone_lit, tuft;
    ImU32 hedge, hedge_lit;
    ImU32 yard, roof, roof_lit, roof_dark, wall;
    ImU32 wire, mine;
    ImU32 smoke, smoke_lit;
    ImU32 way;  // where a unit may go, and its way there; the palette's `refusal` where it may be shot at
};
MapColours map_colours();  // for the current colour scheme

}  // namespace sightlines::crossfire_squads::art
