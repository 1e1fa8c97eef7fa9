#include "games/aerial_war/draw/marks.h"

#include <algorithm>
#include <cmath>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {

using theme::fade;

void outline(ImDrawList& list, const Grid& grid, Square square, float grow, ImU32 fill, ImU32 edge, float width) {
    const ImVec2 c = grid.at(square);
    const float half = grid.cell * grow / 2, round = grid.cell * 0.08f;
    if ((fill & IM_COL32_A_MASK) != 0)
        list.AddRectFilled({c.x - half, c.y - half}, {c.x + half, c.y + half}, fill, round);
    if ((edge & IM_COL32_A_MASK) != 0)
        list.AddRect({c.x - half, c.y - half}, {c.x + half, c.y + half}, edge, round, 0, width);
}

void draw_label(ImDrawList& list, const Grid& grid, ImVec2 centre, const std::string& text, ImU32 colour) {
    const theme::Palette& p = theme::palette();
    ImFont* font = theme::font(theme::Font::strong);
    const ImVec2 size = font->CalcTextSizeA(theme::small, 1000, 0, text.c_str());
    const ImVec2 half{size.x / 2 + 7, size.y / 2 + 3};
    // Within the squares, to avoid the coordinates beside them.
    const ImVec2 shown = list.GetClipRectMin(), end = list.GetClipRectMax();
    const ImVec2 low{std::max(shown.x, grid.min().x), std::max(shown.y, grid.min().y)};
    const ImVec2 high{std::min(end.x, grid.max().x), std::min(end.y, grid.max().y)};
    centre.x = std::clamp(centre.x, low.x + half.x + 4, std::max(low.x + half.x + 4, high.x - half.x - 4));
    centre.y = std::clamp(centre.y, low.y + half.y + 4, std::max(low.y + half.y + 4, high.y - half.y - 4));
    const ImVec2 a{centre.x - half.x, centre.y - half.y}, b{centre.x + half.x, centre.y + half.y};
    list.AddRectFilled(a, b, fade(p.raised, 0.95f), 5);
    list.AddRect(a, b, fade(colour, 0.7f), 5);
    paint::label(list, font, theme::small, centre, colour, text.c_str());
}

void draw_shot_line(ImDrawList& list, const Grid& grid, Square from, Square to, ImU32 colour, float strength) {
    const ImVec2 a = grid.at(from), b = grid.at(to);
    const float length = std::max(1.0f, std::hypot(b.x - a.x, b.y - a.y));
    const ImVec2 d{(b.x - a.x) / length, (b.y - a.y) / length};
    const ImVec2 begin = along(a, d, grid.cell * 0.4f), end = along(b, d, -grid.cell * 0.28f);
    const ImVec2 line[2] = {begin, end};
    paint::stroke(list, line, fade(theme::palette().raised, 0.9f * strength), grid.line_width() * 4);
    paint::arrow(list, begin, end, fade(colour, strength), grid.line_width() * 1.8f, grid.cell * 0.16f);
}

void draw_chip(ImDrawList& list, ImVec2 centre, float radius, float strength, bool low, bool high) {
    const theme::Palette& p = theme::palette();
    const ImU32 ink = fade(p.accent, strength), under = fade(p.raised, 0.95f * strength);
    const float line = std::max(1.2f, radius * 0.28f);
    if (!low && !high) {
        const float r = radius * 1.25f;
        const ImVec2 corners[4] = {
            {centre.x, centre.y - r}, {centre.x + r, centre.y}, {centre.x, centre.y + r}, {centre.x - r, centre.y}};
        paint::shape(list, corners, ink, under, line);
        return;
    }
    const float rim = low && high ? radius * 1.5f : radius;
    const int corners = radius < 6 ? 10 : 0;  // there may be a hundred of them
    list.AddCircleFilled(centre, rim + line * 0.9f, under, corners);
    if (high) list.AddCircleFilled(centre, radius * (low ? 0.72f : 1.0f), ink, corners);
    if (low) list.AddCircle(centre, rim - line / 2, ink, corners, line);
}

void draw_each(ImDrawList& list, const std::vector<art::Look>& looks) {
    for (const art::Look& look : looks) art::ground_disc(list, look);
    for (const art::Look& look : looks) art::plane_shadow(list, look);
    for (const art::Look& look : looks) {
        art::plane(list, look);
        art::letter_tag(list, look);
    }
}

}  // namespace sightlines::aerial_war
