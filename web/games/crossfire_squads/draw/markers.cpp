// Markers on the map: objective, smoke, deployment areas, home edges, the scale.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "board/paint.h"
#include "games/crossfire_squads/art/flag.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/art/map_palette.h"
#include "games/crossfire_squads/art/outline.h"
#include "games/crossfire_squads/text/labels.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;
using paint::mix;

// The edge as if the table were not turned.
Edge on_screen(const Camera& camera, Edge edge) {
    if (!camera.look().turned) return edge;
    switch (edge) {
        case Edge::n: return Edge::s;
        case Edge::s: return Edge::n;
        case Edge::w: return Edge::e;
        case Edge::e: return Edge::w;
        case Edge::none: break;
    }
    return edge;
}

}  // namespace

Box deployment_area(Edge edge) {
    constexpr int down = table_height / 4, across = table_width / 4;
    switch (edge) {
        case Edge::n: return {0, 0, table_width, down};
        case Edge::s: return {0, table_height - down, table_width, table_height};
        case Edge::w: return {0, 0, across, table_height};
        case Edge::e: return {table_width - across, 0, table_width, table_height};
        case Edge::none: break;
    }
    return table;
}

void draw_objective(ImDrawList& list, const Camera& camera, const Piece& piece) {
    draw_flag_ground(list, camera, piece, nobody);
    draw_flag(list, flag_on(camera, piece, nobody));
}

// Puffs fill the disc that blocks sight; dots in the side's colour mark its exact edge.
void draw_smoke(ImDrawList& list, const Camera& camera, std::span<const SmokeBase> smoke) {
    const MapColours colours = map_colours();
    constexpr float base = 50;
    const float radius = camera.scale() * base;
    for (const SmokeBase& puff : smoke) {
        const ImVec2 c = camera.at(puff.at);
        paint::soft_disc(list, c, std::max(radius * 0.7f, 2.4f), std::max(radius * 1.12f, 4.2f),
                         faded(colours.smoke, 0.92f));
    }
    for (const SmokeBase& puff : smoke) {
        const ImVec2 c = camera.at(puff.at);
        const auto seed = static_cast<std::uint32_t>(puff.at.x * 8192 + puff.at.y);
        for (int i = 0; i < 7; ++i) {
            const float angle = 0.8975979f * static_cast<float>(i) + hash01(seed, i, 1);
            const float out = radius * (i == 6 ? 0.0f : 0.58f), size = radius * (0.34f + 0.14f * hash01(seed, i, 2));
            const ImVec2 at{c.x + std::cos(angle) * out, c.y + std::sin(angle) * out};
            paint::soft_disc(list, {at.x - size * 0.2f, at.y - size * 0.25f}, 0, size, faded(colours.smoke_lit, 0.8f));
        }
    }
    for (const SmokeBase& puff : smoke) {
        const ImVec2 c = camera.at(puff.at);
        const theme::Side& own = theme::sides()[static_cast<std::size_t>(puff.side)];
        const int dots = radius > 12 ? 24 : radius > 6 ? 12 : 0;
        for (int i = 0; i < dots; ++i) {
            const float angle = 6.2831853f * static_cast<float>(i) / static_cast<float>(dots);
            list.AddCircleFilled({c.x + std::cos(angle) * radius, c.y + std::sin(angle) * radius},
                                 std::max(radius * 0.04f, 0.7f), faded(own.outline, 0.75f), 6);
        }
    }
}

void draw_deployment_area(ImDrawList& list, const Camera& camera, int side, Edge edge, bool placing) {
    if (edge == Edge::none) return;
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side)];
    const auto [min, max] = camera.on_screen(deployment_area(edge));
    edge = on_screen(camera, edge);
    list.AddRectFilled(min, max, faded(own.fill, placing ? 0.16f : 0.06f));
    // Hatched in opposite directions for the two sides, for colour-blind players.
    list.PushClipRect(min, max, true);
    const float step = 26, high = max.y - min.y;
    for (float x = min.x - high; x < max.x + high; x += step) {
        const ImVec2 line[2] = {{x, side == 0 ? max.y : min.y}, {x + high, side == 0 ? min.y : max.y}};
        paint::stroke(list, line, faded(own.fill, placing ? 0.3f : 0.12f), 1);
    }
    list.PopClipRect();
    const bool upright = edge == Edge::w || edge == Edge::e;
    const float inner = edge == Edge::n ? max.y : edge == Edge::s ? min.y : edge == Edge::w ? max.x : min.x;
    const ImVec2 from = upright ? ImVec2{inner, min.y} : ImVec2{min.x, inner};
    const ImVec2 to = upright ? ImVec2{inner, max.y} : ImVec2{max.x, inner};
    paint::dashed(list, from, to, faded(own.outline, placing ? 0.9f : 0.5f), placing ? 2.0f : 1.2f, 9, 5);
}

void draw_home_edge(ImDrawList& list, const Camera& camera, int side, Edge edge) {
    if (edge == Edge::none) return;
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side)];
    const float thick = std::clamp(margin_for(camera.viewport()) * 0.22f, 2.0f, 4.0f);
    const auto [a, b] = camera.on_screen(table);
    edge = on_screen(camera, edge);
    Area bar{a, b};
    if (edge == Edge::n) bar = {{a.x, a.y - thick}, {b.x, a.y}};
    if (edge == Edge::s) bar = {{a.x, b.y}, {b.x, b.y + thick}};
    if (edge == Edge::w) bar = {{a.x - thick, a.y}, {a.x, b.y}};
    if (edge == Edge::e) bar = {{b.x, a.y}, {b.x + thick, b.y}};
    list.AddRectFilled(bar.min, bar.max, own.fill);
}

void draw_scale(ImDrawList& list, const Camera& camera) {
    const Area& viewport = camera.viewport();
    const theme::Palette& p = theme::palette();
    static constexpr std::array<std::pair<int, const char*>, 4> spans{
        {{24, labels::inches_24}, {12, labels::inches_12}, {6, labels::inches_6}, {2, labels::inches_2}}};
    const auto pixels = [&camera](int inches) { return camera.scale() * 80 * static_cast<float>(inches); };
    const auto* fits =
        std::find_if(spans.begin(), spans.end() - 1, [&](const auto& span) { return pixels(span.first) < 170; });
    const float length = pixels(fits->first);
    const char* words = fits->second;
    const Area sheet = camera.on_screen(table);
    const float edge = sheet.max.y, below = edge + margin_for(viewport) + 20;
    const bool fits_below = below + 12 < viewport.max.y;  // below the sheet
    const float bottom = fits_below ? below : std::min(edge, viewport.max.y) - 14;
    const float left = std::max(sheet.min.x, viewport.min.x) + (fits_below ? 1.0f : 28.0f);
    ImFont* font = theme::font(theme::Font::text);
    const float size = 13, text_width = font->CalcTextSizeA(size, 1000, 0, words).x;
    if (!fits_below)
        list.AddRectFilled({left - 7, bottom - 10}, {left + length + text_width + 15, bottom + 9},
                           faded(p.panel, 0.86f), 4);
    for (int i = 0; i < 4; ++i) {
        const float x = left + length * static_cast<float>(i) / 4;
        const ImVec2 a{x, bottom - 2.5f}, b{x + length / 4, bottom + 2.5f};
        if (i % 2 == 0) list.AddRectFilled(a, b, p.text);
    }
    list.AddRect({left, bottom - 2.5f}, {left + length, bottom + 2.5f}, p.text, 0, 0, paint::hairline());
    paint::label(list, font, size, {left + length + 7 + text_width / 2, bottom - 0.5f}, p.text, words);
}

}  // namespace sightlines::crossfire_squads::art
