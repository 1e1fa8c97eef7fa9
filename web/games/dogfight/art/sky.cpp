// The sky through the window of the sheet: land, haze and clouds in perspective, the hexes near the aircraft, and the
// paper around it all.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "board/paint.h"
#include "board/sheet.h"
#include "games/dogfight/art/art.h"
#include "games/dogfight/art/layers.h"
#include "widgets/theme.h"

namespace sightlines::dogfight::art {
namespace {

using paint::faded;
using paint::mix;

constexpr float eye_above = 12;  // the aircraft in focus, in levels
constexpr float highest = 16;    // beyond, the ground stays as it is
constexpr float large_hex = 22;  // on smaller ones everything is drawn larger in proportion

bool is_night() { return paint::is_dark(theme::palette().page); }
bool is_small(ImVec2 sheet) { return std::min(sheet.x, sheet.y) < 300; }
float margin_for(ImVec2 sheet) {
    return is_small(sheet)                    ? std::clamp(std::min(sheet.x, sheet.y) * 0.024f, 4.0f, 7.0f)
           : std::min(sheet.x, sheet.y) < 480 ? 15.0f
                                              : 18.0f;
}

// How large something at a height appears beside what is in focus.
float nearness(float height, float focus) { return eye_above / std::max(eye_above + focus - height, 2.0f); }

void fade_from(ImDrawList& list, int first, float opacity) {
    if (opacity == 1) return;
    for (int i = first; i < list.VtxBuffer.Size; ++i) list.VtxBuffer[i].col = faded(list.VtxBuffer[i].col, opacity);
}

// Light falls from the upper left; the higher, the more air lies above the ground.
void haze(ImDrawList& list, const Area& window, float height) {
    const float deep = std::clamp(height, 0.0f, highest);
    const bool night = is_night();
    const ImU32 lit = night ? faded(IM_COL32(132, 166, 220, 255), 0.2f + 0.006f * deep)
                            : faded(IM_COL32(255, 248, 226, 255), 0.1f + 0.008f * deep);
    const ImU32 away = night ? faded(IM_COL32(10, 20, 40, 255), 0.24f + 0.01f * deep)
                             : faded(IM_COL32(112, 160, 206, 255), 0.16f + 0.016f * deep);
    const ImU32 middle = mix(lit, away, 0.5f);
    list.AddRectFilledMultiColor(window.min, window.max, lit, middle, away, middle);
}

// Beyond the map it is misty.
void mist(ImDrawList& list, const Chart& chart, const Area& window) {
    const ImVec2 extent = chart.extent();
    const ImVec2 a = chart.origin, b{a.x + extent.x, a.y + extent.y};
    const ImU32 veil = is_night() ? IM_COL32(12, 20, 34, 150) : IM_COL32(226, 234, 240, 150);
    const ImU32 clear = veil & ~IM_COL32_A_MASK;
    const float soft = chart.size * 1.2f;
    const auto box = [&](ImVec2 from, ImVec2 to, ImU32 ul, ImU32 ur, ImU32 lr, ImU32 ll) {
        if (to.x > from.x && to.y > from.y) list.AddRectFilledMultiColor(from, to, ul, ur, lr, ll);
    };
    const float left = a.x - soft, right = b.x + soft, top = a.y - soft, bottom = b.y + soft;
    box(window.min, {left, window.max.y}, veil, veil, veil, veil);
    box({right, window.min.y}, window.max, veil, veil, veil, veil);
    box({left, window.min.y}, {right, top}, veil, veil, veil, veil);
    box({left, bottom}, {right, window.max.y}, veil, veil, veil, veil);
    box({left, top}, {a.x, a.y}, veil, veil, clear, veil);
    box({b.x, top}, {right, a.y}, veil, veil, veil, clear);
    box({left, b.y}, {a.x, bottom}, veil, clear, veil, veil);
    box({b.x, b.y}, {right, bottom}, clear, veil, veil, veil);
    box({left, a.y}, {a.x, b.y}, veil, clear, clear, veil);
    box({b.x, a.y}, {right, b.y}, clear, veil, veil, clear);
    box({a.x, top}, {b.x, a.y}, veil, veil, clear, clear);
    box({a.x, b.y}, {b.x, bottom}, clear, clear, veil, veil);
}

// Draws every edge of a hex once, as strongly as `strength` says of its middle.
template <class Strength>
void rule_hexes(ImDrawList& list, const Chart& chart, const Strength& strength) {
    const bool night = is_night();
    const float width = std::max(paint::hairline(), chart.size * 0.026f),
                halo = width + std::min(3.0f, chart.size * 0.07f);
    const ImU32 under = night ? IM_COL32(6, 12, 24, 130) : IM_COL32(255, 255, 255, 130);
    const ImU32 line = night ? IM_COL32(190, 212, 236, 150) : IM_COL32(28, 58, 88, 190);
    for (int column = 0; column < chart.columns; ++column) {
        for (int row = 0; row < chart.rows; ++row) {
            const Hex hex{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
            const ImVec2 c = chart.centre(hex);
            for (const Facing face : all_facings) {
                const Hex next = neighbour(hex, face);
                const bool inside =
                    next.column >= 0 && next.column < chart.columns && next.row >= 0 && next.row < chart.rows;
                if (inside && static_cast<int>(face) >= 3) continue;
                const float angle = chart.angle(face);
                const float reach = chart.size * 0.8660254f;
                const float opacity =
                    strength(ImVec2{c.x + reach * std::cos(angle), c.y + reach * std::sin(angle)}, !inside);
                if (opacity <= 0.02f) continue;
                const auto corner = [&](float by) {
                    return ImVec2{c.x + chart.size * std::cos(angle + by), c.y + chart.size * std::sin(angle + by)};
                };
                const std::array<ImVec2, 2> edge{corner(-0.5235988f), corner(0.5235988f)};
                paint::stroke(list, edge, faded(under, opacity), halo);
                paint::stroke(list, edge, faded(line, opacity), width);
            }
        }
    }
}

// Coordinates in the margins. Small charts have only every second one.
void letter_margins(ImDrawList& list, const Chart& chart, const Area& paper, const Area& window) {
    const float size = std::clamp(chart.size * 0.5f, 9.0f, 12.0f), keep = size * 0.75f;
    const int step = chart.size < 13 ? 2 : 1;
    ImFont* font = theme::font(theme::Font::strong);
    const ImU32 ink = theme::palette().secondary;
    const auto between = [](float a, float b) { return (a + b) / 2; };
    for (int column = 0; column < chart.columns; column += step) {
        const char name[2] = {static_cast<char>('a' + column), 0};
        const float x = chart.centre({static_cast<std::int8_t>(column), 0}).x;
        if (x < window.min.x + keep || x > window.max.x - keep) continue;
        paint::label(list, font, size, {x, between(paper.min.y, window.min.y)}, ink, name);
        paint::label(list, font, size, {x, between(paper.max.y, window.max.y)}, ink, name);
    }
    for (int row = 0; row < chart.rows; row += step) {
        const float y = chart.centre({0, static_cast<std::int8_t>(row)}).y;
        if (y < window.min.y + keep || y > window.max.y - keep) continue;
        const std::string name = std::to_string(row + 1);
        paint::label(list, font, size, {between(paper.min.x, window.min.x), y}, ink, name.c_str());
        paint::label(list, font, size, {between(paper.max.x, window.max.x), y}, ink, name.c_str());
    }
}

}  // namespace

Area window_of(const Area& paper) {
    const float margin = margin_for(paper.size());
    return {{paper.min.x + margin, paper.min.y + margin}, {paper.max.x - margin, paper.max.y - margin}};
}

float size_for_window(ImVec2 window, int columns, int rows) {
    const ImVec2 extent = Chart{columns, rows, {0, 0}, 1}.extent();
    const float size = std::min((window.x - 6) / extent.x, (window.y - 6) / (extent.y + room_above));
    return std::max(std::floor(size / paint::hairline()) * paint::hairline(), 1.0f);
}

void sheet(ImDrawList& list, const Chart& chart, const Area& paper, bool coordinates) {
    const Area window = window_of(paper);
    paint::sheet(list, paper.min, paper.max);
    const theme::Palette& p = theme::palette();
    paint::neatline(list, window.min, window.max, mix(p.grid | IM_COL32_A_MASK, p.text, 0.3f), is_small(paper.size()));
    if (coordinates && !is_small(paper.size())) letter_margins(list, chart, paper, window);
}

void sky(ImDrawList& list, const Chart& chart, const Area& window, float height) {
    static Cache<LayerKey, Layers, 3> cache;
    const float focus = std::clamp(height, 0.0f, highest);
    const ImVec2 room = window.size(), extent = chart.extent();
    const float whole = size_for_window(room, chart.columns, chart.rows), grain = std::max(1.0f, large_hex / whole);
    // So much that no zoom shows its end.
    const auto reach = [&](float length) {
        return std::ceil(length / (2 * whole * grain * nearness(0, highest)) / 4 + 0.25f) * 4;
    };
    const LayerKey key{reach(room.x), reach(room.y), paint::hairline(), chart.turned, is_night()};
    const Layers& layers = cache.find(key, [&] { return print_layers(key); });
    const ImVec2 vanishing = window.centre();
    const ImVec2 middle{chart.origin.x + extent.x / 2, chart.origin.y + extent.y / 2};
    const auto draw = [&](const std::vector<Patch>& patches, float at_height) {
        const float near = nearness(at_height, focus), scale = near * chart.size * grain / printed_unit;
        const ImVec2 shift{vanishing.x + (middle.x - vanishing.x) * near,
                           vanishing.y + (middle.y - vanishing.y) * near};
        for (const Patch& patch : patches) {
            const bool seen =
                shift.x + patch.max.x * scale > window.min.x && shift.x + patch.min.x * scale < window.max.x &&
                shift.y + patch.max.y * scale > window.min.y && shift.y + patch.min.y * scale < window.max.y;
            if (seen) paint::draw(list, patch.mesh, shift, scale);
        }
    };
    list.PushClipRect(window.min, window.max, true);
    draw(layers.land, 0);
    haze(list, window, focus);
    for (std::size_t layer = 0; layer < cloud_heights.size(); ++layer) {
        const float below = focus - cloud_heights[layer];
        const int first = list.VtxBuffer.Size;
        draw(layers.clouds[layer], cloud_heights[layer]);
        fade_from(list, first, std::clamp(0.65f + below * 0.3f, 0.4f, 1.0f));
    }
    mist(list, chart, window);
    list.PopClipRect();
}

void grid(ImDrawList& list, const Chart& chart) {
    rule_hexes(list, chart, [](ImVec2, bool) { return 0.7f; });
}

void grid(ImDrawList& list, const Chart& chart, std::span<const ImVec2> near) {
    const float full = chart.size * 2.4f, none = chart.size * 4.6f;
    rule_hexes(list, chart, [&](ImVec2 at, bool rim) {
        float least = none * none;
        for (const ImVec2 point : near)
            least = std::min(least, (at.x - point.x) * (at.x - point.x) + (at.y - point.y) * (at.y - point.y));
        const float part = std::clamp((none - std::sqrt(least)) / (none - full), 0.0f, 1.0f);
        return std::max(part * part * (3 - 2 * part), rim ? 0.3f : 0.0f);
    });
}

void sun(ImDrawList& list, const Chart& chart, Facing from) {
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax(), extent = chart.extent();
    const ImVec2 a{std::max(low.x, chart.origin.x), std::max(low.y, chart.origin.y)};
    const ImVec2 b{std::min(high.x, chart.origin.x + extent.x), std::min(high.y, chart.origin.y + extent.y)};
    const float angle = chart.angle(from), radius = 11, reach = 26;
    if (b.x - a.x < 2 * reach || b.y - a.y < 2 * reach) return;  // too little of the chart is visible
    const ImVec2 c{std::clamp((a.x + b.x) / 2 + std::cos(angle) * (b.x - a.x), a.x + reach, b.x - reach),
                   std::clamp((a.y + b.y) / 2 + std::sin(angle) * (b.y - a.y) / 2, a.y + reach, b.y - reach)};
    const ImU32 gold = IM_COL32(242, 178, 40, 255);
    paint::soft_disc(list, c, 0, radius * 3.6f, faded(IM_COL32(255, 232, 150, 255), 0.75f));
    for (int ray = 0; ray < 12; ++ray) {
        const float at = 0.5235988f * static_cast<float>(ray);
        const ImVec2 d{std::cos(at), std::sin(at)};
        list.AddLine({c.x + d.x * radius * 1.25f, c.y + d.y * radius * 1.25f},
                     {c.x + d.x * radius * 1.7f, c.y + d.y * radius * 1.7f}, gold, 2);
    }
    list.AddCircleFilled(c, radius, gold);
    list.AddCircle(c, radius, IM_COL32(150, 98, 10, 255), 0, 1);
}

}  // namespace sightlines::dogfight::art
