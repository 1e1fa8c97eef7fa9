#include "games/crossfire_squads/draw/annotations.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/paint.h"
#include "games/crossfire_squads/art/map_palette.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;

ImU32 backing(float opacity) {
    const theme::Palette& p = theme::palette();
    return faded(paint::is_dark(p.page) ? p.page : p.raised, opacity);
}

float lettering(const ImDrawList& list) {
    const bool narrow = list.GetClipRectMax().x - list.GetClipRectMin().x < 430;
    return std::round(theme::small * (narrow ? 0.85f : 1.0f));
}

}  // namespace

ImVec2 towards(ImVec2 from, ImVec2 to, float pixels) {
    const float x = to.x - from.x, y = to.y - from.y, length = std::max(std::hypot(x, y), 1e-3f);
    return {from.x + x / length * pixels, from.y + y / length * pixels};
}

void draw_line(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, Line line) {
    const ImVec2 ends[2] = {from, to};
    const float opacity = static_cast<float>(colour >> IM_COL32_A_SHIFT) / 255;
    paint::stroke(list, ends, backing(0.65f * opacity), width + 2.4f);
    if (line == Line::solid) return paint::stroke(list, ends, colour, width);
    const bool dots = line == Line::dotted;
    paint::dashed(list, from, to, colour, width, dots ? width : 6, dots ? 3.5f : 4.5f);
}

void draw_arrow_head(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float size) {
    const paint::Placed place(to, std::atan2(to.y - from.y, to.x - from.x), size);
    const std::array<ImVec2, 4> head{place({0, 0}), place({-1, 0.56f}), place({-0.72f, 0}), place({-1, -0.56f})};
    paint::shape(list, head, colour, backing(0.9f), 1);
}

void draw_ring(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width) {
    list.AddCircle(centre, radius, backing(0.8f), 0, width + 2);
    list.AddCircle(centre, radius, colour, 0, width);
}

void draw_dotted_ring(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour) {
    const int dots = std::clamp(static_cast<int>(radius * 0.9f), 16, 72);
    for (int i = 0; i < dots; ++i) {
        const float angle = 6.2831853f * static_cast<float>(i) / static_cast<float>(dots);
        const ImVec2 at{centre.x + std::cos(angle) * radius, centre.y + std::sin(angle) * radius};
        list.AddCircleFilled(at, 1.9f, backing(0.7f), 6);
        list.AddCircleFilled(at, 1.1f, colour, 6);
    }
}

void draw_place(ImDrawList& list, ImVec2 centre, float radius) {
    const ImU32 way = map_colours().way;
    list.AddCircleFilled(centre, radius, paint::faded(way, 0.26f));
    draw_ring(list, centre, radius, way, 3);
    list.AddCircleFilled(centre, 5, backing(0.8f));
    list.AddCircleFilled(centre, 3.5f, way);
}

void draw_reticle(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width) {
    draw_ring(list, centre, radius, colour, width);
    for (int quarter = 0; quarter < 4; ++quarter) {
        const float angle = 1.5707963f * static_cast<float>(quarter);
        const ImVec2 direction{std::cos(angle), std::sin(angle)};
        const ImVec2 tick[2] = {{centre.x + direction.x * (radius - 3), centre.y + direction.y * (radius - 3)},
                                {centre.x + direction.x * (radius + 5), centre.y + direction.y * (radius + 5)}};
        paint::stroke(list, tick, backing(0.8f), width + 2);
        paint::stroke(list, tick, colour, width);
    }
}

ImVec2 label_size(const ImDrawList& list, const std::string& text) {
    const float size = lettering(list);
    return {theme::text_width(theme::Font::strong, size, text) + 12, size + 4};
}

void draw_label(ImDrawList& list, ImVec2 at, const std::string& text, ImU32 ink) {
    ImFont* font = theme::font(theme::Font::strong);
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    const float far = 30;  // no label for something outside the clip rectangle
    if (at.x < low.x - far || at.y < low.y - far || at.x > high.x + far || at.y > high.y + far) return;
    const float size = lettering(list);
    const ImVec2 area = label_size(list, text), half{area.x / 2, area.y / 2};
    ImVec2 c = at;
    c.x = std::clamp(c.x, low.x + half.x + 3, std::max(low.x + half.x + 3, high.x - half.x - 3));
    c.y = std::clamp(c.y, low.y + half.y + 3, std::max(low.y + half.y + 3, high.y - half.y - 3));
    const ImVec2 a{c.x - half.x, c.y - half.y}, b{c.x + half.x, c.y + half.y};
    list.AddRectFilled({a.x + 0.5f, a.y + 1.5f}, {b.x + 0.5f, b.y + 2}, IM_COL32(0, 0, 0, 50), 5);
    list.AddRectFilled(a, b, faded(theme::palette().raised, 0.96f), 4);
    list.AddRect(a, b, faded(ink, 0.6f), 4, 0, paint::hairline());
    paint::label(list, font, size, c, ink, text.c_str());
}

void draw_dice(ImDrawList& list, ImVec2 centre, float size, int dice, ImU32 colour) {
    const ImVec2 a{centre.x - size / 2, centre.y - size / 2}, b{centre.x + size / 2, centre.y + size / 2};
    list.AddRectFilled({a.x + 0.5f, a.y + 1.5f}, {b.x + 0.5f, b.y + 2}, IM_COL32(0, 0, 0, 70), size * 0.26f);
    list.AddRectFilled(a, b, IM_COL32(251, 247, 236, 255), size * 0.24f);
    list.AddRect(a, b, colour, size * 0.24f, 0, std::max(1.2f, size * 0.09f));
    const ImU32 ink = IM_COL32(28, 27, 25, 255);
    if (dice > 0)
        return paint::label(list, theme::font(theme::Font::strong), size * 1.0f, centre, ink,
                            std::to_string(dice).c_str());
    list.AddCircle(centre, size * 0.24f, ink, 0, 1.2f);
    list.AddCircleFilled(centre, size * 0.09f, ink, 8);
}

void draw_odds(ImDrawList& list, ImVec2 min, float width, const HitOdds& odds) {
    const theme::Palette& p = theme::palette();
    const std::array<std::pair<int, ImU32>, 4> parts{{{odds[0], faded(p.secondary, 0.35f)},
                                                      {odds[1], IM_COL32(242, 178, 38, 255)},
                                                      {odds[2], IM_COL32(206, 62, 38, 255)},
                                                      {odds[3], IM_COL32(70, 20, 24, 255)}}};
    const float high = 8;
    list.AddRectFilled({min.x - 2, min.y - 2}, {min.x + width + 2, min.y + high + 2}, faded(p.raised, 0.96f), 3);
    float x = min.x;
    int which = 0;
    for (const auto& [share, colour] : parts) {
        const float to = x + width * static_cast<float>(chance_of(share));
        list.AddRectFilled({x, min.y}, {to, min.y + high}, colour);
        // Suppression is also hatched, for colour-blind players.
        for (float line = x + 2; which == 2 && line < to - 1; line += 4)
            list.AddLine({line, min.y + high}, {std::min(line + 3, to), min.y}, faded(p.raised, 0.7f));
        x = to;
        ++which;
    }
    list.AddRect(min, {min.x + width, min.y + high}, faded(p.text, 0.6f), 0, 0, paint::hairline());
}

}  // namespace sightlines::crossfire_squads::art
