// Marks that are drawn by several parts of the view.
#pragma once

#include <string>
#include <vector>

#include "games/aerial_war/art/art.h"
#include "games/aerial_war/draw/projection.h"
#include "games/aerial_war/selection.h"
#include "games/aerial_war/traces.h"
#include "imgui.h"

namespace sightlines::aerial_war {

// A square scaled by `grow`; transparent fills and edges are skipped.
void outline(ImDrawList& list, const Grid& grid, Square square, float grow, ImU32 fill, ImU32 edge, float width);

// A small label with a background, kept within the sheet.
void draw_label(ImDrawList& list, const Grid& grid, ImVec2 centre, const std::string& text, ImU32 colour);

// The odds of an attack on a target, in the direction `way`, where they cover neither plane: `away` pixels ahead of it,
// above or below it if it is attacked from the left or the right, beside it at an edge of the board.
void draw_odds(ImDrawList& list, const Grid& grid, ImVec2 target, ImVec2 way, float away, const std::string& text,
               ImU32 colour);

// `strength`: opacity.
void draw_shot_line(ImDrawList& list, const Grid& grid, Square from, Square to, ImU32 colour, float strength);

// The dice that lead to an end: hollow for the low die, solid for the high one, solid in a ring for both; a lozenge
// when neither can be flown. `strength`: opacity.
void draw_chip(ImDrawList& list, ImVec2 centre, float radius, float strength, bool low, bool high);

// What a turn that was played left behind: its route, a loop, shots and losses.
void draw_trace(ImDrawList& list, const Grid& grid, const TurnTrace& trace);

// The facings in which the flight that is shown may end; a chosen square has arrows to press instead.
void draw_hovered_facings(ImDrawList& list, const Grid& grid, const Selection& selection);

// Ground discs and shadows first, then planes with their letters.
void draw_each(ImDrawList& list, const std::vector<art::Look>& looks);

}  // namespace sightlines::aerial_war
