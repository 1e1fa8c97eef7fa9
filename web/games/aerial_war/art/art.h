// Vector drawings of the Aerial War Game: the map and the planes. Independent of the state of the game.
#pragma once

#include "games/aerial_war/draw/projection.h"
#include "games/aerial_war/rules/types.h"
#include "imgui.h"

namespace sightlines::aerial_war::art {

// The size of a square on a sheet of this size, leaving room for frame and letters. CSS pixels. `sideways` as Grid's.
float cell_for_sheet(ImVec2 size, bool sideways = false);

// Map, squares, letters of the files and numbers of the ranks; the map covers the whole sheet.
void map_sheet(ImDrawList& list, const Grid& grid, ImVec2 min, ImVec2 max, bool coordinates = true);

inline constexpr float largest = 1.15f;  // planes any larger would cover those on the next squares

// The colours of a plane's trim and of a side.
ImU32 trim(Colour colour);
ImU32 national(int side);
const char* letter(Colour colour);

struct Look {
    ImVec2 centre;
    float cell = 40;
    float angle = 0;  // of its nose, as Grid::angle
    int side = 0;
    Colour colour = Colour::red;
    float opacity = 1;   // below 1 for ghosts
    bool moved = false;  // has moved in this round: drawn paler
};
// Under a plane, so that the sides differ at a glance: square and dark for the Germans, round and pale for the Allies.
void ground_disc(ImDrawList& list, const Look& look);
void plane_shadow(ImDrawList& list, const Look& look);
void plane(ImDrawList& list, const Look& look);

// The letter of its colour beside the tail, on a square for the Germans, on a disc for the Allies.
void letter_tag(ImDrawList& list, const Look& look);

// A nose-up plane for panels and buttons.
void plane_icon(ImDrawList& list, ImVec2 centre, float size, int side, Colour colour, float opacity = 1);

// The cross of the Germans, the rings of the Allies.
void emblem(ImDrawList& list, ImVec2 centre, float size, int side);

}  // namespace sightlines::aerial_war::art
