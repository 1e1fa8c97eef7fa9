// A roll on the board: large dice on a tray, those that count lit.
#pragma once

#include <cstdint>
#include <span>

#include "board/area.h"

namespace sightlines {

struct RolledDie {
    int sides = 6, face = 0;
    ImU32 body = 0;  // 0: ivory
    bool lit = false;
};

struct RolledDice {
    std::span<const RolledDie> dice;
    int lowest = 1;         // the least face
    const char* what = "";  // what they are for, above them
    float rest = 0;         // what is left of their motion, 1 to 0; none is lit before that is over
};

// The tray of so many dice on this board, with what they are for above them: as large as it can be where it covers
// nothing that should be seen, near an edge, best in the middle of the lower one. If there is no such place, as small
// as it can be, with some of those words only, where it covers least.
Area place_of_dice(const Area& board, int count, const char* what, std::span<const Area> seen);

// How much of these areas it covers, in square pixels.
float covered_by(const Area& tray, std::span<const Area> seen);

Area caption_on_tray(const Area& tray);  // where it is said what the dice are for

// In such a place.
void draw_rolled_dice(ImDrawList& list, const Area& tray, const RolledDice& roll);
Area die_on_tray(const Area& tray, int die, int count);

}  // namespace sightlines
