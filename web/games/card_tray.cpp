// The tray of hex Crossfire for its card: the board and the position of the card's record, drawn much as the game does.
#include <array>
#include <cmath>
#include <numbers>
#include <string_view>
#include <vector>

#include "board/paint.h"
#include "games/card_art.h"
#include "games/card_print.h"
#include "widgets/theme.h"

namespace sightlines::card_art {
namespace {

struct Colours {
    ImU32 rim, floor, floor_shade, wall, shallow, deep;
    std::array<ImU32, 2> face, face_shade, band, line;  // of a white disc and of a black one
};
constexpr Colours by_day{rgb(0xA27044),
                         rgb(0xDDB985),
                         rgb(0xC79D68),
                         rgb(0x5C3A1E),
                         rgb(0xB98D59),
                         rgb(0x82582F),
                         {rgb(0xFDF5E3), rgb(0x67493A)},
                         {rgb(0xE6D2AB), rgb(0x33221A)},
                         {rgb(0xC9B082), rgb(0x3A2A20)},
                         {rgb(0x7D5F36), rgb(0x140C08)}};
constexpr Colours by_night{rgb(0x57351D),
                           rgb(0x8E6337),
                           rgb(0x6C4725),
                           rgb(0x1C1009),
                           rgb(0x5E3F22),
                           rgb(0x382210),
                           {rgb(0xE1D7C6), rgb(0x785647)},
                           {rgb(0xC6B390), rgb(0x412C22)},
                           {rgb(0xA8926A), rgb(0x4C372C)},
                           {rgb(0x7D5F36), rgb(0x9A7862)}};

// A rank: where its first well is, in halves of a cell from the middle, and the discs on its wells from below.
struct Rank {
    int first;
    std::array<std::string_view, 7> discs;
    int wells;
};
constexpr std::array<Rank, 9> ranks{{{0, {""}, 1},
                                     {-3, {"w", "", "b", ""}, 4},
                                     {-6, {"", "bw", "", "wwb", "", "b", ""}, 7},
                                     {-5, {"", "", "bbww", "", "w", "b"}, 6},
                                     {-6, {"b", "", "b", "bwbwb", "", "w", "w"}, 7},
                                     {-5, {"", "b", "", "wb", "w", ""}, 6},
                                     {-6, {"", "b", "", "w", "", "b", ""}, 7},
                                     {-3, {"", "w", "", "b"}, 4},
                                     {0, {""}, 1}}};

void disc(ImDrawList& list, ImVec2 base, float radius, const Colours& colours, std::size_t side) {
    const float thick = radius * 0.3f;
    list.AddCircleFilled(base, radius * 1.04f, colours.line[side]);
    list.AddCircleFilled(base, radius, colours.band[side]);
    const ImVec2 top{base.x, base.y - thick};
    list.AddCircleFilled(top, radius, colours.line[side]);
    const int first = list.VtxBuffer.Size;
    list.AddCircleFilled(top, radius * 0.95f, colours.face[side]);
    paint::wash(list, first, {top.x - radius, top.y - radius}, {top.x + radius, top.y + radius}, colours.face[side],
                colours.face_shade[side]);
    list.AddCircle(top, radius * (side == 0 ? 0.78f : 0.65f), paint::faded(colours.line[side], 0.7f), 0,
                   radius * 0.05f);
}

// The groove in a corner of the tray, with discs on their edges.
void groove(ImDrawList& list, ImVec2 middle, float cell, const Colours& colours, ImVec2 corner, int discs,
            std::size_t side) {
    const auto at = [&](float along, float across) {
        const ImVec2 foot{2.085f + 0.866f * along + 0.5f * across, 3.611f - 0.5f * along + 0.866f * across};
        return ImVec2{middle.x + corner.x * foot.x * cell, middle.y + corner.y * foot.y * cell};
    };
    const ImVec2 bed[]{at(-0.2f, 0), at(2.15f, 0)};
    paint::stroke(list, bed, colours.deep, 0.56f * cell);
    for (int disc = 0; disc < discs; ++disc) {
        const float along = 2.05f - 0.13f * static_cast<float>(disc);
        const ImVec2 edge[]{at(along, -0.25f), at(along, 0.25f)};
        paint::stroke(list, edge, colours.line[side], 0.125f * cell);
        paint::stroke(list, edge, colours.face[side], 0.09f * cell);
    }
}

}  // namespace

void crossfire_hex(ImDrawList& list, const Area& area) {
    constexpr float root3 = std::numbers::sqrt3_v<float>, apothem = 3.62f, half_height = 2 * apothem / root3 + 0.12f;
    const Colours& colours = paint::is_dark(theme::palette().page) ? by_night : by_day;
    const float cell = area.size().x / 2 / half_height;
    const ImVec2 middle = area.centre();
    list.AddRectFilled(area.min, area.max, colours.rim);
    groove(list, middle, cell, colours, {-1, 1}, 2, 0);
    groove(list, middle, cell, colours, {1, 1}, 1, 1);
    groove(list, middle, cell, colours, {-1, -1}, 1, 0);
    groove(list, middle, cell, colours, {1, -1}, 0, 1);
    std::vector<ImVec2> floor;
    for (int corner = 0; corner < 6; ++corner) {
        const float angle = 1.0471976f * static_cast<float>(corner) - 1.5707963f;
        floor.emplace_back(middle.x + apothem * cell * 2 / root3 * std::cos(angle),
                           middle.y + apothem * cell * 2 / root3 * std::sin(angle));
    }
    const int first = list.VtxBuffer.Size;
    paint::fill(list, floor, colours.floor);
    paint::wash(list, first, area.min, area.max, colours.floor, colours.floor_shade);
    for (std::size_t row = 0; row < ranks.size(); ++row) {
        for (int i = 0; i < ranks[row].wells; ++i) {
            const ImVec2 at{middle.x + static_cast<float>(ranks[row].first + 2 * i) / 2 * cell,
                            middle.y + (static_cast<float>(row) - 4) * cell * root3 / 2};
            list.AddCircleFilled(at, cell * 0.38f, colours.wall);
            list.AddCircleFilled({at.x + cell * 0.03f, at.y + cell * 0.04f}, cell * 0.33f,
                                 paint::mix(colours.shallow, colours.deep, 0.6f));
            const std::string_view discs = ranks[row].discs[static_cast<std::size_t>(i)];
            if (!discs.empty())
                paint::soft_disc(list, {at.x + cell * 0.08f, at.y + cell * 0.1f}, cell * 0.27f, cell * 0.44f,
                                 IM_COL32(20, 10, 2, 120));
            float y = at.y + cell * (0.05f + 0.022f * static_cast<float>(discs.size()));
            for (const char side : discs) {
                disc(list, {at.x, y}, cell * 0.335f, colours, side == 'w' ? 0 : 1);
                y -= cell * 0.1f;
            }
        }
    }
}

}  // namespace sightlines::card_art
