// The sheet of paper that every map is drawn on. It consists of shapes only, so it can be recorded: a game records its
// sheet once, relative to the origin of its board, and draws the recording at the board's position. Lengths are CSS
// pixels.
#pragma once

#include "board/cache.h"
#include "board/paint.h"
#include "imgui.h"

namespace sightlines::theme {
struct Palette;
}

namespace sightlines::paint {

// The paper and its shadow.
void sheet(ImDrawList& list, ImVec2 min, ImVec2 max);

// A light gradient from the upper left and the creases of a map folded four by two.
void light_on_sheet(ImDrawList& list, ImVec2 min, ImVec2 max, float crease);

// The double line that frames a map.
void neatline(ImDrawList& list, ImVec2 min, ImVec2 max, ImU32 ink, bool small);

// Rounds to eighths of a CSS pixel, so that rounding errors do not cause cache misses when a sheet is moved.
float to_eighths(float length);

// Cache key of a sheet: all that its appearance depends on, except its position.
struct SheetKey {
    float cell = 0, hairline = 0;
    ImVec2 min, max;  // of the paper, relative to the board's origin, rounded by to_eighths
    const theme::Palette* palette = nullptr;
    const void* sides = nullptr;  // their colours
    bool turned = false;          // set by games whose sheet turns with the board

    ImVec2 size() const { return {max.x - min.x, max.y - min.y}; }
    bool operator==(const SheetKey& other) const;
};

// The key for the current theme and screen; `min` and `max` are screen positions, at `scale` times the recorded size.
SheetKey sheet_key(float cell, ImVec2 origin, ImVec2 min, ImVec2 max, float scale = 1);

struct PrintedSheet {
    Mesh paper, map, over;
};

// Three: the board, a miniature and the editor may alternate.
template <class Key>
using SheetCache = Cache<Key, PrintedSheet, 3>;

// Draws the paper, the map clipped to map_min and map_max, and then `over`.
void draw(ImDrawList& list, const PrintedSheet& sheet, ImVec2 origin, ImVec2 map_min, ImVec2 map_max, float scale = 1);

}  // namespace sightlines::paint
