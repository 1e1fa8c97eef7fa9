// The parts of the map sheet, from the bottom up; map_sheet.cpp puts them together. Everything here is recorded once
// and replayed, except the lettering.
#pragma once

#include "board/hex_board.h"
#include "games/crosshairs/art/landscape.h"
#include "games/crosshairs/rules/setup.h"
#include "imgui.h"

namespace sightlines::crosshairs::art {

// The sheet of paper on the table, the map printed on it, and the width of a hex.
struct SheetPlan {
    HexView view;
    ImVec2 paper_min, paper_max;
    ImVec2 map_min, map_max;  // inside the neatline
    bool small() const { return paper_max.x - paper_min.x < 420 || paper_max.y - paper_min.y < 420; }
};

void draw_land(ImDrawList& list, const Landscape& landscape, const SheetPlan& plan);
void draw_margin_wash(ImDrawList& list, const SheetPlan& plan);  // lightens the area outside the board
void draw_neatline(ImDrawList& list, const SheetPlan& plan);
void draw_grid(ImDrawList& list, const HexView& view);
void draw_starting_edges(ImDrawList& list, const HexView& view, const Setup& setup);
void draw_compass(ImDrawList& list, ImVec2 centre, float radius);

void draw_row_letters(ImDrawList& list, const HexView& view);
void draw_title(ImDrawList& list, const SheetPlan& plan);

}  // namespace sightlines::crosshairs::art
