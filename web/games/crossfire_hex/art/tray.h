// The board of hex Crossfire, drawn as a wooden tray: 43 wells, and a groove in each corner. White's grooves are at the
// bottom, Black's at the top, unless it is turned; as seen by the owner, the reserve is on the left and the prisoners
// on the right.
#pragma once

#include <vector>

#include "board/hex_board.h"
#include "board/look.h"
#include "board/zoom.h"
#include "games/crossfire_hex/rules/grid.h"
#include "games/crossfire_hex/rules/types.h"
#include "games/view.h"
#include "imgui.h"

namespace sightlines::crossfire_hex {

enum class Rack { reserve, prisoners };

struct Tray {
    HexView view;
    ImVec2 half;      // half the size of the tray, CSS pixels
    float discs = 1;  // their size

    static Tray in(const Area& area, const BoardLook& look = {}, const Zoom& zoom = {});

    float cell() const { return view.cell; }
    float disc_cell() const { return view.cell * discs; }  // of the cell that the discs are made for
    ImVec2 at(Cell cell) const { return view.at(hex_of(cell)); }
    Cell cell_under(ImVec2 point) const;  // hit test; no_cell between the wells and off the board

    // A groove: men stand in it on their edges, the first one at `from`.
    struct Groove {
        ImVec2 from, to;
        float width;
    };
    Groove groove(int player, Rack rack) const;
    bool in_groove(ImVec2 point, int player, Rack rack) const;
    bool near_rack(ImVec2 point, int player, Rack rack) const;  // in the groove, or on the note in the corner beside it
    bool on_label(ImVec2 point) const;                          // of a file or a rank
};

std::vector<ImVec2> groove_outline(const Tray::Groove& place, float grow);  // clockwise

// `letters`: whether to label files, ranks and grooves.
void draw_tray(ImDrawList& list, const Tray& tray, bool letters);

// Dots around a well, one for each man it can hold; filled for the men that are there.
void draw_pegs(ImDrawList& list, const Tray& tray, Cell cell, int men);

// The men in a groove; those that a previewed action would remove or add are pale.
struct Row {
    int player = 0;  // whose groove
    Rack rack = Rack::reserve;
    int men = 0;
    int after = 0;  // their number after the previewed action
};
void draw_row(ImDrawList& list, const Tray& tray, const Row& row, bool letters);
bool are_named(const Tray& tray);  // whether there is room for what stands beside the grooves

}  // namespace sightlines::crossfire_hex
