// Hex Crossfire in wood: men turned in two tones, and the colours of everything. Knows nothing of whose turn it is.
#pragma once

#include "games/crossfire_hex/rules/stack.h"
#include "imgui.h"

namespace sightlines::crossfire_hex::wood {

// Light falls from the upper left: each surface goes from `lit` to `shade`.
struct Surface {
    ImU32 lit, shade;
};

struct Tones {
    Surface rim, floor;
    ImU32 wall, shallow, deep;  // of a well
    ImU32 grain, ink, hole, peg, shadow;
};
const Tones& tones();

// How thick a man is and how wide, where neighbouring cells are 1 apart.
inline constexpr float thickness = 0.1f, man_radius = 0.335f;

// A man seen from above, lying flat: `centre` is that of his face.
void face(ImDrawList& list, ImVec2 centre, float radius, int player);

// The emblem of a player, for panels: a man from above, with an edge that shows on any ground.
void emblem(ImDrawList& list, ImVec2 centre, float size, int player);

// A piece, its lowest man around `base`; `numeral`: tells its height on top of it.
struct Look {
    ImVec2 base;
    float cell = 40;
    float opacity = 1;
    bool shadow = true;
    bool numeral = true;
};
void stack(ImDrawList& list, Stack men, const Look& look);

// Where the lowest man of a piece lies in its well: tall pieces stand a little nearer to the viewer.
ImVec2 base_of(ImVec2 cell_centre, float cell, int height);

// A man seen from the side: `along` is his diameter, `thick` his height, `angle` that of the diameter.
void edge(ImDrawList& list, ImVec2 centre, float along, float thick, float angle, int player, float opacity = 1);

// Ink that can be read on a man of this player.
ImU32 ink_on(int player);
ImU32 body_of(int player);

// Makes everything drawn since the list had `first` vertices see-through.
void fade_since(ImDrawList& list, int first, float opacity);

}  // namespace sightlines::crossfire_hex::wood
