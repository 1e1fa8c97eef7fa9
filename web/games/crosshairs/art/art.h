// Vector drawings of Crosshairs: map sheet, clouds and planes. Independent of the state of the game.
#pragma once

#include <array>
#include <cstdint>

#include "board/hex_board.h"
#include "games/crosshairs/rules/setup.h"
#include "imgui.h"

namespace sightlines::crosshairs::art {

inline constexpr std::uint32_t landscape_seed = 1917;  // the landscape under every game

// The map sheet: landscape, neatline, row letters, hexes and each player's edge. `seed` determines the landscape.
// area_min and area_max are the corners of the sheet on the screen.
void map_sheet(ImDrawList& list, const HexView& view, ImVec2 area_min, ImVec2 area_max, const Setup& setup,
               std::uint32_t seed, bool coordinates = true);

// The size of the sheet in an area, a little wider than high, and the width of a hex on such a sheet, leaving room for
// frame and letters. CSS pixels.
ImVec2 sheet_in(ImVec2 area);
float cell_for_sheet(ImVec2 size);

// A cloud hex with its shadow on the ground. `beside`: the neighbour that belongs to the same cloud; they run together
// when both are drawn. `cover` 0 to 1: how dense it is in the middle (less with a plane under it); the rim thins only
// near 0. `opacity` is for the whole of it: below 1 for ghosts.
void cloud_shadow(ImDrawList& list, const HexView& view, Hex hex);
void cloud(ImDrawList& list, const HexView& view, Hex hex, const Hex* beside, float cover, float opacity = 1);

// An aeroplane in plan view.
struct Look {
    ImVec2 ground;       // its position on the map, CSS pixels
    float cell = 40;     // width of a hex, CSS pixels
    float angle = 0;     // of its nose, radians, as angle_of
    float height = 0;    // 0 to 6; fractional during animations
    int side = 0;        // seat: colour and wing pattern
    float opacity = 1;   // below 1 for ghosts
    bool spent = false;  // has acted in this turn: drawn paler
};
void plane_shadow(ImDrawList& list, const Look& look);
void plane(ImDrawList& list, const Look& look);

// Its height as a number with one segment for each ring; none on a miniature. It stands at the first of its places,
// which are behind the wing and last on the plane itself, or where there is room.
std::array<ImVec2, 5> tag_places(const Look& look);
float tag_radius(const Look& look);
void height_tag(ImDrawList& list, const Look& look, ImVec2 at);
void height_tag(ImDrawList& list, const Look& look);

// The colour of lines of a side, bright enough for the map by night.
ImU32 ink_of(int side);

// The emblem of a side for panels: a roundel with colour and pattern, `size` CSS pixels across.
void emblem(ImDrawList& list, ImVec2 centre, float size, int side);

// A small plane in plan view for panels and buttons, nose up.
void plane_icon(ImDrawList& list, ImVec2 centre, float size, int side, float opacity);

}  // namespace sightlines::crosshairs::art
