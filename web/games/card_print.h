// What the pictures of card_art.h are drawn on: a square that is recorded once for each size and theme.
#pragma once

#include <cstdint>

#include "board/area.h"
#include "board/cache.h"
#include "board/paint.h"
#include "board/sheet.h"
#include "imgui.h"

namespace sightlines::card_art {

// Places are in hundredths of the side, from the upper left corner; lengths that are not places, in CSS pixels.
struct Square {
    ImDrawList& list;
    float side;
    bool night;

    ImVec2 at(float x, float y) const { return {side * x / 100, side * y / 100}; }
    float px(float hundredths) const { return side * hundredths / 100; }
    void wash(ImU32 above, ImU32 below) const {
        list.AddRectFilledMultiColor({0, 0}, {side, side}, above, above, below, below);
    }
};

constexpr ImU32 rgb(unsigned hex) { return IM_COL32((hex >> 16) & 255, (hex >> 8) & 255, hex & 255, 255); }

using Prints = Cache<paint::SheetKey, paint::Mesh, 3>;

// Draws what `draw` puts on the square, without text, cut off at the edges of the area.
void print(ImDrawList& list, const Area& area, Prints& prints, void (*draw)(const Square& square));

// A number from 0 to 1 for each `which`, the same everywhere.
float scattered(int which);

}  // namespace sightlines::card_art
