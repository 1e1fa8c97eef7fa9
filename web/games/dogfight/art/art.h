// Vector drawings of Dogfight!: sky chart, aircraft on their stalks, emblems. Independent of the state of the game. CSS
// pixels.
#pragma once

#include <span>

#include "board/area.h"
#include "games/dogfight/draw/projection.h"
#include "games/dogfight/rules/types.h"
#include "imgui.h"

namespace sightlines::dogfight::art {

// How an aircraft is drawn.
struct Look {
    ImVec2 ground{0, 0};  // foot of its stalk
    float size = 30;      // of a hex, from the centre to a corner
    float angle = 0;      // of the nose, radians; 0 is right, clockwise is positive
    float level = 1;      // 8.5 when leaving level 8 upward
    float pitch = 0;      // -3 to 3
    float scale = 1;      // below 1 if several share a hex
    int side = 0;
    Type type = Type::camel;
    bool middle = false;  // it turns: banked, in a ring
    bool spin = false;
    bool smoke = false;
    bool fire = false;
    float opacity = 1;
};
float reach(const Look& look);    // from its middle to a wing tip
ImVec2 lifted(const Look& look);  // the upper end of its stalk
void shadow(ImDrawList& list, const Look& look);
void stalk(ImDrawList& list, const Look& look);  // with the mark of edge, middle or spin on the ground
void plane(ImDrawList& list, const Look& look);
void outline(ImDrawList& list, const Look& look);  // dashed, pale inside: one that is not there yet

// A sheet of paper over an area, with coordinates in its margins, and the window cut into it through which the sky is
// seen.
void sheet(ImDrawList& list, const Chart& chart, const Area& paper, bool coordinates);
Area window_of(const Area& paper);
inline constexpr float room_above = 0.9f;  // the hexes, for those who fly high; times the size of a hex
float size_for_window(ImVec2 window, int columns, int rows);  // of a hex, so that the whole chart is seen

// Land, haze and clouds, seen from a little above the height that is in focus.
void sky(ImDrawList& list, const Chart& chart, const Area& window, float height);

// All hexes; or those near some points, fading out about two hexes away.
void grid(ImDrawList& list, const Chart& chart);
void grid(ImDrawList& list, const Chart& chart, std::span<const ImVec2> near);

// In the part of the visible chart from which it shines.
void sun(ImDrawList& list, const Chart& chart, Facing from);

// For panels: nose up in plan view, and seen from the side with its nose to the right.
void plane_icon(ImDrawList& list, ImVec2 centre, float size, int side, Type type, float opacity = 1);
void profile(ImDrawList& list, ImVec2 centre, float length, float pitch, int side, Type type, float opacity = 1);

// The badge of a side, and a square with the letter of an aircraft in its colours.
void emblem(ImDrawList& list, ImVec2 centre, float size, int side);
void letter_tile(ImDrawList& list, ImVec2 min, ImVec2 max, int side, int letter, float opacity = 1);

void hex_outline(ImDrawList& list, const Chart& chart, Hex hex, float grow, ImU32 fill, ImU32 edge, float width);

// Text in a box, moved into the clip rectangle if need be. Where it is then.
Area boxed_text(ImDrawList& list, ImVec2 centre, float size, const char* text, ImU32 ink);

// `pitch` chevrons pointing up (negative: down) in a column of this height.
void chevrons(ImDrawList& list, ImVec2 centre, float height, int pitch, ImU32 colour);

}  // namespace sightlines::dogfight::art
