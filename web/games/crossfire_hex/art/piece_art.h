// Pieces of hex Crossfire in two tones of wood, and the game's colours. Independent of the state of the game.
#pragma once

#include "games/crossfire_hex/rules/stack.h"
#include "imgui.h"

namespace sightlines::crossfire_hex::art {

// A gradient from `lit` at the upper left to `shade`.
struct Surface {
    ImU32 lit, shade;
};

struct BoardColours {
    Surface rim, floor;
    ImU32 wall, shallow, deep;  // of a well
    ImU32 grain, ink, hole, peg, shadow;
};
const BoardColours& board_colours();

// Of a man, in cells.
inline constexpr float thickness = 0.1f, man_radius = 0.335f;

// A man seen from above; `centre` is that of its top face.
void face(ImDrawList& list, ImVec2 centre, float radius, int player);

// The emblem of a player for panels: a man from above with an outline that is visible on any background.
void emblem(ImDrawList& list, ImVec2 centre, float size, int player);

// How a stack is drawn: its lowest man is at `base`; `numeral` writes its height on top.
struct Look {
    ImVec2 base;
    float cell = 40;
    float opacity = 1;
    bool shadow = true;
    bool numeral = true;
};
void stack(ImDrawList& list, Stack men, const Look& look);

// Where the lowest man of a stack is drawn in its cell: tall stacks begin a little lower on the screen.
ImVec2 base_of(ImVec2 cell_centre, float cell, int height);

// A man seen from the side: `along` is its diameter, `thick` its height, `angle` that of the diameter in radians.
void edge(ImDrawList& list, ImVec2 centre, float along, float thick, float angle, int player, float opacity = 1);

// A text colour that is readable on this player's men.
ImU32 ink_on(int player);
ImU32 body_of(int player);

// Multiplies the opacity of the vertices from index `first` on.
void fade_since(ImDrawList& list, int first, float opacity);

}  // namespace sightlines::crossfire_hex::art
