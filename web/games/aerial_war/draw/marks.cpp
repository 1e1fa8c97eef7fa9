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

namespace {

struct Box {
    ImVec2 low, high;
};

// The shown squares: labels do not cover the coordinates beside them.
Box room_for_labels(const ImDrawList& list, const Grid& grid) {
    const ImVec2 shown = list.GetClipRectMin(), end = list.GetClipRectMax();
    return {{std::max(shown.x, grid.min().x) + 4, std::max(shown.y, grid.min().y) + 4},
            {std::min(end.x, grid.max().x) - 4, std::min(end.y, grid.max().y) - 4}};
}

ImVec2 half_label(const std::string& text) {
    const ImVec2 size = theme::text_size(theme::Font::strong, theme::small, text);
    return {size.x / 2 + 7, size.y / 2 + 3};
}

}  // namespace

void draw_label(ImDrawList& list, const Grid& grid, ImVec2 centre, const std::string& text, ImU32 colour) {
    const theme::Palette& p = theme::palette();
    ImFont* font = theme::font(theme::Font::strong);
    const ImVec2 half = half_label(text);
    const auto [low, high] = room_for_labels(list, grid);
    centre.x = std::clamp(centre.x, low.x + half.x, std::max(low.x + half.x, high.x - half.x));
    centre.y = std::clamp(centre.y, low.y + half.y, std::max(low.y + half.y, high.y - half.y));
    const ImVec2 a{centre.x - half.x, centre.y - half.y}, b{centre.x + half.x, centre.y + half.y};
    list.AddRectFilled(a, b, fade(p.raised, 0.95f), 5);
    list.AddRect(a, b, fade(colour, 0.7f), 5);
    paint::label(list, font, theme::small, centre, colour, text.c_str());
}

void draw_odds(ImDrawList& list, const Grid& grid, ImVec2 target, ImVec2 way, float away, const std::string& text,
               ImU32 colour) {
    const ImVec2 half = half_label(text);
    const auto [low, high] = room_for_labels(list, grid);
    const auto fits = [&](float y) { return y - half.y >= low.y && y + half.y <= high.y; };
    const float ahead = target.y + (way.y > 0 ? away : -away);
    if (fits(ahead)) return draw_label(list, grid, {target.x, ahead}, text, colour);
    if (way.y == 0) return draw_label(list, grid, {target.x, target.y + away}, text, colour);
    const float aside = half.x + grid.cell * 0.7f;
    const bool right = target.x + aside + half.x <= high.x;
    draw_label(list, grid, {target.x + (right ? aside : -aside), target.y}, text, colour);
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
