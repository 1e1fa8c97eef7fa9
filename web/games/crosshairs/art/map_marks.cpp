// The parts of the map drawn over the landscape: hexes, starting edges, frame, letters, compass and title.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "board/area.h"
#include "board/paint.h"
#include "board/sheet.h"
#include "games/crosshairs/art/markings.h"
#include "games/crosshairs/art/sheet_parts.h"
#include "games/crosshairs/text/labels.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs::art {
namespace {

using paint::faded;
using paint::mix;

constexpr std::array all_sides{BoardSide::s, BoardSide::sw, BoardSide::nw, BoardSide::n, BoardSide::ne, BoardSide::se};

// The corners along a side, clockwise. The first and last edge are shared with the neighbouring sides.
std::array<ImVec2, 13> corners_along(const HexView& view, BoardSide side) {
    auto cells = side_cells(side);
    if (side == BoardSide::s || side == BoardSide::ne || side == BoardSide::se) std::ranges::reverse(cells);
    std::array<ImVec2, 13> points{};
    const int turned = static_cast<int>(side) + 2;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t k = 0; k < 3; ++k)
            points[2 * i + k] = view.corner(hex_of(cells[i]), (turned + static_cast<int>(k)) % 6);
    }
    return points;
}

std::vector<ImVec2> board_outline(const HexView& view) {
    std::vector<ImVec2> outline;
    for (const BoardSide side : all_sides) {
        const auto points = corners_along(view, side);
        outline.insert(outline.end(), points.begin(), points.end() - 2);
    }
    return outline;
}

ImU32 ink() {
    const theme::Palette& p = theme::palette();
    return mix(p.grid | IM_COL32_A_MASK, p.text, 0.25f);
}

}  // namespace

void draw_margin_wash(ImDrawList& list, const SheetPlan& plan) {
    const theme::Palette& p = theme::palette();
    const auto outline = board_outline(plan.view);
    const ImVec2 centre = plan.view.centre;
    const float reach = 2 * (plan.paper_max.x - plan.paper_min.x + plan.paper_max.y - plan.paper_min.y);
    const ImU32 wash = faded(p.panel, paint::is_dark(p.page) ? 0.5f : 0.6f);
    list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ImVec2 a = outline[i], b = outline[(i + 1) % outline.size()];
        const auto away = [&](ImVec2 point) {
            const float x = point.x - centre.x, y = point.y - centre.y, length = std::hypot(x, y);
            return ImVec2{point.x + x / length * reach, point.y + y / length * reach};
        };
        const ImVec2 wedge[4] = {a, away(a), away(b), b};
        list.AddConvexPolyFilled(wedge, 4, wash);
    }
    list.Flags |= ImDrawListFlags_AntiAliasedFill;
}

void draw_neatline(ImDrawList& list, const SheetPlan& plan) {
    paint::neatline(list, plan.map_min, plan.map_max, ink(), plan.small());
}

// A dark line on a light one is visible on every field without being thick.
void draw_grid(ImDrawList& list, const HexView& view) {
    const bool night = paint::is_dark(theme::palette().page);
    const float width = std::max(paint::hairline(), view.cell * 0.015f);
    const auto rule = [&](ImU32 colour, float thickness) {
        for (Cell cell = 0; cell < cell_count; ++cell) {
            for (const Heading heading : all_headings) {
                if (ahead(cell, heading) <= cell) continue;  // each edge once; the rim is drawn separately
                const int which = static_cast<int>(index(heading)) + 1;
                const ImVec2 edge[2] = {view.corner(hex_of(cell), which % 6),
                                        view.corner(hex_of(cell), (which + 1) % 6)};
                paint::stroke(list, edge, colour, thickness);
            }
        }
    };
    if (!night) rule(faded(theme::palette().panel, 0.3f), width + std::min(1.6f, view.cell * 0.06f));
    rule(faded(ink(), night ? 0.5f : 0.8f), width);
    paint::stroke(list, board_outline(view), faded(ink(), 0.9f), std::max(1.0f, view.cell * 0.024f),
                  paint::Ends::closed);
}

void draw_starting_edges(ImDrawList& list, const HexView& view, const Setup& setup) {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.players); ++seat) {
        const BoardSide side = setup.seats[seat].side;
        const ImU32 colour = theme::sides()[seat].fill;
        const int turned = static_cast<int>(side) + 2;
        for (const Cell cell : side_cells(side)) {  // stronger towards the rim
            ImVec2 corners[6];
            for (int k = 0; k < 6; ++k) corners[k] = view.corner(hex_of(cell), k);
            const ImVec2 rim = corners[(turned + 1) % 6], middle = view.at(hex_of(cell));
            const int first = list.VtxBuffer.Size;
            list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
            list.AddConvexPolyFilled(corners, 6, faded(colour, 0.2f));
            list.Flags |= ImDrawListFlags_AntiAliasedFill;
            for (int i = first; i < list.VtxBuffer.Size; ++i) {
                ImDrawVert& v = list.VtxBuffer[i];
                const float along =
                    ((v.pos.x - middle.x) * (rim.x - middle.x) + (v.pos.y - middle.y) * (rim.y - middle.y)) /
                    ((rim.x - middle.x) * (rim.x - middle.x) + (rim.y - middle.y) * (rim.y - middle.y));
                v.col = faded(colour, 0.13f + 0.11f * along);
            }
        }
        draw_edge_band(list, corners_along(view, side), view.centre, view.cell, static_cast<int>(seat));
    }
}

void draw_row_letters(ImDrawList& list, const HexView& view) {
    if (view.cell < 20) return;
    const theme::Palette& p = theme::palette();
    const float size = std::clamp(view.cell * 0.2f, 8.0f, 14.0f);
    const float side = view.sign() * view.cell;
    ImFont* font = theme::font(theme::Font::text);
    for (int row = 0; row < row_count; ++row) {
        const char text[2] = {static_cast<char>('a' + row), 0};
        Cell first = 0;
        for (int below = 0; below < row; ++below) first = static_cast<Cell>(first + row_length(below));
        const Cell last = static_cast<Cell>(first + row_length(row) - 1);
        const ImVec2 left = view.at(hex_of(first)), right = view.at(hex_of(last));
        const float away = row == middle_row ? 0.76f : 0.85f;  // beyond the band of a starting edge
        paint::label(list, font, size * 1.15f, {left.x - view.sign() * view.cell * away, left.y}, p.secondary, text);
        // A number names a line of cells to the upper left: written where that line meets the lower rim.
        const auto number = [&](ImVec2 cell, int n) {
            char digits[4];
            std::snprintf(digits, sizeof digits, "%d", n);
            paint::label(list, font, size, {cell.x + side * 0.45f, cell.y + side * 0.75f}, faded(p.secondary, 0.8f),
                         digits);
        };
        if (row == 0) {
            for (int n = 1; n <= 6; ++n) number(view.at(hex_of(static_cast<Cell>(n - 1))), n);
        } else if (row <= middle_row) {
            number(right, row_length(row));
        }
    }
}

void draw_title(ImDrawList& list, const SheetPlan& plan) {
    const theme::Palette& p = theme::palette();
    const float size = std::clamp(plan.view.cell * 0.36f, 16.0f, 26.0f), small = std::clamp(size * 0.45f, 9.5f, 12.0f);
    ImFont* display = theme::font(theme::Font::display);
    ImFont* text = theme::font(theme::Font::text);
    const char* name = labels::sheet_title;
    const float width = display->CalcTextSizeA(size, 1e6f, 0, name).x, half = width / 2;
    const ImVec2 middle{plan.map_min.x + size * 0.9f + half, plan.map_max.y - size * 1.0f};
    paint::label(list, display, size, {middle.x, middle.y - small * 1.25f}, mix(p.secondary, p.text, 0.25f), name);
    paint::label(list, text, small, {middle.x, middle.y + small * 0.55f}, p.secondary, labels::sheet_number);
    for (const float side : {-1.0f, 1.0f}) {
        const ImVec2 rule[2] = {{middle.x + side * small * 2.4f, middle.y + small * 0.6f},
                                {middle.x + side * half, middle.y + small * 0.6f}};
        paint::stroke(list, rule, faded(ink(), 0.9f), paint::hairline());
    }
}

void draw_compass(ImDrawList& list, ImVec2 centre, float radius) {
    const theme::Palette& p = theme::palette();
    const ImU32 dark = faded(mix(p.secondary, p.text, 0.3f), 0.75f), light = faded(p.panel, 0.9f);
    list.PathArcTo(centre, radius * 0.62f, 0, 2 * pi, 48);
    paint::stroke(list, {list._Path.Data, 48}, faded(dark, 0.5f), paint::hairline(), paint::Ends::closed);
    list.PathClear();
    for (int ring = 0; ring < 2; ++ring) {  // the half winds first, below the main ones
        for (int i = 0; i < 4; ++i) {
            const float angle = (static_cast<float>(i) + (ring == 0 ? 0.5f : 0)) * pi / 2 - pi / 2;
            const paint::Placed placed{centre, angle, radius * (ring == 0 ? 0.55f : 1)};
            const float waist = ring == 0 ? 0.2f : 0.14f;
            const ImVec2 tip = placed({1, 0}), left = placed({waist, -waist}), right = placed({waist, waist});
            const ImVec2 shaded[3] = {centre, tip, right}, lit[3] = {centre, left, tip};
            paint::fill(list, shaded, dark);
            paint::fill(list, lit, light);
            const ImVec2 rim[4] = {left, tip, right, centre};
            paint::stroke(list, rim, dark, paint::hairline(), paint::Ends::closed);
        }
    }
}

}  // namespace sightlines::crosshairs::art
