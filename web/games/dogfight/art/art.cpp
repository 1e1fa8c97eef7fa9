#include "games/dogfight/art/art.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "board/paint.h"
#include "games/dogfight/rules/names.h"
#include "widgets/theme.h"

namespace sightlines::dogfight::art {

using paint::faded;
using paint::mix;

void emblem(ImDrawList& list, ImVec2 centre, float size, int side) {
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side)];
    const float line = std::max(size * 0.06f, 1.0f), radius = size / 2 - line / 2;
    const ImU32 light = mix(own.highlight, IM_COL32_WHITE, 0.75f);
    const auto at = [&](float x, float y) { return ImVec2{centre.x + x * radius, centre.y + y * radius}; };
    const auto quad = [&](float x0, float y0, float x1, float y1, ImU32 colour) {
        list.AddRectFilled(at(x0, y0), at(x1, y1), colour);
    };
    list.AddCircleFilled(centre, radius, own.fill);
    switch (side) {
        case 0:
            for (const float sign : {-1.0f, 1.0f}) {
                std::array<ImVec2, 4> arm{at(0, -0.5f), at(sign * 0.78f, 0.18f), at(sign * 0.66f, 0.66f), at(0, 0.05f)};
                if (sign < 0) std::swap(arm[1], arm[3]);
                paint::fill(list, arm, light);
            }
            break;
        case 1:
            quad(-0.5f, -0.78f, -0.16f, 0.78f, light);
            quad(0.16f, -0.78f, 0.5f, 0.78f, light);
            break;
        case 2:
            list.AddCircleFilled(centre, radius * 0.66f, light);
            list.AddCircleFilled(centre, radius * 0.4f, own.outline);
            break;
        default:
            quad(-0.62f, -0.62f, 0, 0, own.outline);
            quad(0, 0, 0.62f, 0.62f, own.outline);
            break;
    }
    const bool night = paint::is_dark(theme::palette().page);
    list.AddCircle(centre, radius, night ? own.highlight : own.outline, 0, line);
}

void letter_tile(ImDrawList& list, ImVec2 min, ImVec2 max, int side, int letter, float opacity) {
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side)];
    list.AddRectFilled(min, max, faded(own.outline, opacity), 3);
    const char text[2] = {dogfight::letter(letter), 0};
    paint::label(list, theme::font(theme::Font::strong), std::round((max.y - min.y) * 1.15f),
                 {(min.x + max.x) / 2, (min.y + max.y) / 2}, faded(IM_COL32_WHITE, opacity), text);
}

void hex_outline(ImDrawList& list, const Chart& chart, Hex hex, float grow, ImU32 fill, ImU32 edge, float width) {
    const ImVec2 c = chart.centre(hex);
    std::array<ImVec2, 6> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const float angle = 1.0471976f * static_cast<float>(i), reach = chart.size * grow;
        corners[i] = {c.x + reach * std::cos(angle), c.y + reach * std::sin(angle)};
    }
    if ((fill & IM_COL32_A_MASK) != 0) paint::fill(list, corners, fill);
    if ((edge & IM_COL32_A_MASK) != 0) paint::stroke(list, corners, edge, width, paint::Ends::closed);
}

Area boxed_text(ImDrawList& list, ImVec2 centre, float size, const char* text, ImU32 ink) {
    ImFont* font = theme::font(theme::Font::strong);
    const ImVec2 area = font->CalcTextSizeA(std::round(size), 2000, 0, text);
    const ImVec2 half{area.x / 2 + size * 0.4f, size / 2 + 1};
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    centre.x = std::clamp(centre.x, low.x + half.x + 2, std::max(low.x + half.x + 2, high.x - half.x - 2));
    centre.y = std::clamp(centre.y, low.y + half.y + 2, std::max(low.y + half.y + 2, high.y - half.y - 2));
    const ImVec2 a{centre.x - half.x, centre.y - half.y}, b{centre.x + half.x, centre.y + half.y};
    list.AddRectFilled(a, b, faded(theme::palette().raised, 0.95f), 4);
    list.AddRect(a, b, faded(ink, 0.55f), 4, 0, paint::hairline());
    paint::label(list, font, size, centre, ink, text);
    return {a, b};
}

void chevrons(ImDrawList& list, ImVec2 centre, float height, int pitch, ImU32 colour) {
    const int count = std::abs(pitch);
    const float up = pitch > 0 ? -1.0f : 1.0f, step = height * 0.3f, half = height * 0.26f;
    for (int i = 0; i < count; ++i) {
        const float y = centre.y + (static_cast<float>(i) - static_cast<float>(count - 1) / 2) * step;
        const std::array<ImVec2, 3> line{{{centre.x - half, y - up * half * 0.4f},
                                          {centre.x, y + up * half * 0.4f},
                                          {centre.x + half, y - up * half * 0.4f}}};
        paint::stroke(list, line, colour, std::max(1.3f, height * 0.11f));
    }
}

}  // namespace sightlines::dogfight::art
