// A printed sheet lying on the table: what every map is drawn on. Its parts are shapes only, to be recorded. A game
// prints its sheet once, in coordinates from the origin of its board, and draws it wherever the board lies.
#pragma once

#include "board/cache.h"
#include "board/paint.h"
#include "imgui.h"

namespace sightlines::theme {
struct Palette;
}

namespace sightlines::paint {

// The paper with its soft shadow on the table.
void sheet(ImDrawList& list, ImVec2 min, ImVec2 max);

// Light from the upper left, and the creases of a map that was folded in four by two.
void light_on_sheet(ImDrawList& list, ImVec2 min, ImVec2 max, float crease);

// The double line that frames a map.
void neatline(ImDrawList& list, ImVec2 min, ImVec2 max, ImU32 ink, bool small);

// To eighths of a pixel, lest the last bits of a sum make another sheet of the same one when it is moved.
float to_eighths(float length);

// What the look of any sheet depends on. Where it lies does not count.
struct SheetKey {
    float cell = 0, hairline = 0;
    ImVec2 min, max;  // of the paper, from the origin of the board, in eighths
    const theme::Palette* palette = nullptr;

    ImVec2 size() const { return {max.x - min.x, max.y - min.y}; }
    bool operator==(const SheetKey& other) const;
};

// As it is drawn now; `min` and `max` are on the screen, at `scale` times the printed size.
SheetKey sheet_key(float cell, ImVec2 origin, ImVec2 min, ImVec2 max, float scale = 1);

struct PrintedSheet {
    Mesh paper, map, over;
};

// The board, a miniature and the editor may be in turn on the screen.
template <class Key>
using SheetCache = Cache<Key, PrintedSheet, 3>;

// The paper, the map within map_min and map_max, and what lies over both.
void draw(ImDrawList& list, const PrintedSheet& sheet, ImVec2 origin, ImVec2 map_min, ImVec2 map_max, float scale = 1);

}  // namespace sightlines::paint
