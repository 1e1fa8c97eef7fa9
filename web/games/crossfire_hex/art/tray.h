// The tray that hex Crossfire is played on: a slab of wood, a hexagonal floor with 43 drilled wells, and a groove in
// each corner: White's at the bottom, Black's at the top, reserves on the owner's left, prisoners on his right.
#pragma once

#include <vector>

#include "board/hex_board.h"
#include "games/crossfire_hex/rules/grid.h"
#include "games/crossfire_hex/rules/types.h"
#include "games/view.h"
#include "imgui.h"

namespace sightlines::crossfire_hex {

enum class Rack { reserve, prisoners };

struct Tray {
    HexView view;
    ImVec2 half;  // of the slab, in pixels

    static Tray in(const Area& area, float zoom = 1, ImVec2 pan = {0, 0});

    float cell() const { return view.cell; }
    ImVec2 at(Cell cell) const { return view.at(hex_of(cell)); }
    Cell cell_under(ImVec2 point) const;  // no_cell between the wells and off the board

    // A groove: men stand in it on their edge, the first one at `from`.
    struct Groove {
        ImVec2 from, to;
        float width;
    };
    Groove groove(int player, Rack rack) const;
    bool in_groove(ImVec2 point, int player, Rack rack) const;
};

std::vector<ImVec2> groove_outline(const Tray::Groove& place, float grow);  // clockwise

// `letters`: files and ranks, and the names of the grooves.
void draw_tray(ImDrawList& list, const Tray& tray, bool letters);

// The dots round a well: as many as it holds, filled for the men who stand there.
void draw_pegs(ImDrawList& list, const Tray& tray, Cell cell, int men);

// Men in a groove; those that an action in view would take away or bring are pale.
struct Row {
    int player = 0;  // whose groove
    Rack rack = Rack::reserve;
    int men = 0;
    int after = 0;  // what a previewed action would make of it
};
void draw_row(ImDrawList& list, const Tray& tray, const Row& row, bool letters);

}  // namespace sightlines::crossfire_hex
