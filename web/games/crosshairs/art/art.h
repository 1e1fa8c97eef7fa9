// How Crosshairs looks: the map sheet, clouds and aeroplanes, all drawn as vectors. Knows nothing of whose turn it is.
#pragma once

#include <cstdint>

#include "board/hex_board.h"
#include "games/crosshairs/rules/setup.h"
#include "imgui.h"

namespace sightlines::crosshairs::art {

inline constexpr std::uint32_t front_of_1917 = 1917;  // the country that the game is played over

// The sheet that the game is played on: patchwork of fields seen from the air, neatline, row letters, hexes and each
// player's edge of the board. The same seed gives the same country. `area` is the whole sheet.
void map_sheet(ImDrawList& list, const HexView& view, ImVec2 area_min, ImVec2 area_max, const Setup& setup,
               std::uint32_t seed);

// The width of a hex on a square sheet of this side, with room for frame and letters.
float cell_for_sheet(float side);  // pixels to pixels

// A cloud hex with its shadow on the ground. `beside`: the neighbour that belongs to the same cloud; they run together
// when both are drawn. `cover` 0 to 1: how dense it is in the middle (less with a plane under it); the rim thins only
// near 0. `opacity` is for the whole of it: below 1 for ghosts.
void cloud_shadow(ImDrawList& list, const HexView& view, Hex hex);
void cloud(ImDrawList& list, const HexView& view, Hex hex, const Hex* beside, float cover, float opacity = 1);

// An aeroplane in plan view.
struct Look {
    ImVec2 ground;       // where it stands on the map, in pixels
    float cell = 40;     // width of a hex in pixels
    float angle = 0;     // of its nose, as angle_of
    float height = 0;    // 0 to 6; may be between two while it moves
    int side = 0;        // seat: colour and wing pattern
    float opacity = 1;   // below 1 for ghosts
    bool spent = false;  // has acted in this turn: paler
};
void plane_shadow(ImDrawList& list, const Look& look);
void plane(ImDrawList& list, const Look& look);

// Its height as a numeral tag and as pips, at a place that no nose covers.
void height_tag(ImDrawList& list, const Look& look);

// The emblem of a side for panels: roundel with colour and pattern, `size` pixels across.
void emblem(ImDrawList& list, ImVec2 centre, float size, int side);

// A small plane in plan view for panels and buttons, nose up.
void plane_icon(ImDrawList& list, ImVec2 centre, float size, int side, float opacity);

}  // namespace sightlines::crosshairs::art
