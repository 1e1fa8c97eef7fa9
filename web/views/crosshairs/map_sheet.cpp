#include "board/paint.h"
#include "theme.h"
#include "views/crosshairs/art.h"

namespace sightlines::crosshairs::art {

float cell_for_sheet(float side) { return (side - 16) / 11.9f; }

void map_sheet(ImDrawList& list, const HexView& view, ImVec2 area_min, ImVec2 area_max, const Setup& setup,
               std::uint32_t) {
    const theme::Palette& p = theme::palette();
    list.AddRectFilled(area_min, area_max, p.pale_field);
    for (Cell cell = 0; cell < cell_count; ++cell) {
        ImVec2 corners[6];
        for (int k = 0; k < 6; ++k) corners[k] = view.corner(hex_of(cell), k);
        ImU32 ground = p.field;
        for (int seat = 0; seat < setup.players; ++seat) {
            const auto i = static_cast<std::size_t>(seat);
            if (on_side(cell, setup.seats[i].side)) ground = paint::mix(ground, theme::sides()[i].fill, 0.15f);
        }
        paint::shape(list, corners, ground, p.grid, paint::hairline());
    }
}

}  // namespace sightlines::crosshairs::art
