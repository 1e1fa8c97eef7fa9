// What is drawn on the board again and again, and in the panel too.
#pragma once

#include <string>
#include <vector>

#include "games/aerial_war/art/art.h"
#include "games/aerial_war/draw/projection.h"
#include "imgui.h"

namespace sightlines::aerial_war {

// A square, `grow` times as large as it is; a fill or an edge without opacity is left out.
void outline(ImDrawList& list, const Grid& grid, Square square, float grow, ImU32 fill, ImU32 edge, float width);

// A small label on a plate of paper, kept on the sheet.
void plaque(ImDrawList& list, const Grid& grid, ImVec2 centre, const std::string& text, ImU32 colour);

// `strength`: opacity.
void draw_shot_line(ImDrawList& list, const Grid& grid, Square from, Square to, ImU32 colour, float strength);

// The dice that lead to an end: hollow for the low die, solid for the high one, solid in a ring for both; a lozenge
// when neither can be flown.
void draw_chip(ImDrawList& list, ImVec2 centre, float radius, bool low, bool high);

// Planes with their letters, over the shadows of all.
void draw_each(ImDrawList& list, const std::vector<art::Look>& looks);

}  // namespace sightlines::aerial_war
