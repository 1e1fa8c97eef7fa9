// Woods, fields and hedges.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "board/paint.h"
#include "games/crossfire_squads/art/land.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;
using paint::mix;

constexpr float leafy_from = 17;  // pixels of a full-grown crown: then it is more than a ball

// Seen from near it is made of boughs, the lit one last.
void crown(const Pen& pen, ImVec2 at, float radius, float tone) {
    const ImU32 low = mix(pen.inks.crown, pen.inks.crown_dark, tone * 0.4f);
    const ImU32 lit = mix(pen.inks.crown_lit, pen.inks.crown, tone * 0.7f);
    if (!pen.shows(38, leafy_from)) return paint::bead(pen.list, pen.at(at), pen.px(radius), lit, low);
    paint::bead(pen.list, pen.at({at.x + radius * 0.1f, at.y + radius * 0.14f}), pen.px(radius * 0.92f), low,
                mix(low, pen.inks.crown_dark, 0.8f));
    constexpr int boughs = 5;
    for (int i = 0; i < boughs; ++i) {
        const float angle = (static_cast<float>(i) + tone * 3) * 6.2831853f / boughs;
        const ImVec2 bough{at.x + std::cos(angle) * radius * 0.52f, at.y + std::sin(angle) * radius * 0.52f};
        const float light = 0.5f - 0.4f * std::sin(angle + 0.785f);
        paint::bead(pen.list, pen.at(bough), pen.px(radius * 0.46f), mix(low, lit, 0.25f + 0.75f * light),
                    mix(low, lit, light * 0.3f));
    }
    paint::bead(pen.list, pen.at({at.x - radius * 0.12f, at.y - radius * 0.14f}), pen.px(radius * 0.42f),
                mix(lit, pen.inks.ground_light, 0.1f), mix(low, lit, 0.5f));
}

// Where a step along the outline ends, for things that stand in a row.
Outline along(const Outline& outline, float step) {
    Outline points;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ImVec2 a = outline[i], b = outline[(i + 1) % outline.size()];
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        const int count = std::max(1, static_cast<int>(std::lround(length / step)));
        for (int k = 0; k < count; ++k) {
            const float part = static_cast<float>(k) / static_cast<float>(count);
            points.push_back({a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part});
        }
    }
    return points;
}

ImVec2 drawn_in(const Plot& plot, ImVec2 p, float by) {
    const ImVec2 c = plot.centre();
    const float length = std::max(std::hypot(c.x - p.x, c.y - p.y), 1.0f);
    return {p.x + (c.x - p.x) * by / length, p.y + (c.y - p.y) * by / length};
}

}  // namespace

void print_woods(const Pen& pen, const Plot& plot) {
    pen.fill(plot.outline(), pen.inks.wood);
    const bool fine = pen.shows(32, 3.2f);
    const float spacing = fine ? 84.0f : 118.0f, radius = fine ? 40.0f : 50.0f;
    // The edge of the wood: a row of smaller crowns that follow the outline and stay within it.
    const Outline edge = along(plot.outline(), fine ? 58.0f : 80.0f);
    for (std::size_t i = 0; i < edge.size(); ++i) {
        const auto which = static_cast<int>(i);
        const float size = (fine ? 20.0f : 26.0f) + 9 * plot.random(which, 3);
        crown(pen, drawn_in(plot, edge[i], size * 0.85f), size, plot.random(which, 4));
    }
    const Outline trees = plot.sown(spacing, 0.26f, 5);
    for (std::size_t i = 0; i < trees.size(); ++i) {
        const auto which = static_cast<int>(i);
        const float size = radius * (0.74f + 0.4f * plot.random(which, 7));
        if (plot.depth(trees[i]) > size * 0.8f) crown(pen, trees[i], size, plot.random(which, 8));
    }
    pen.stroke(plot.outline(), faded(pen.inks.wood_edge, 0.8f), std::max(pen.px(3), paint::hairline()));
}

void print_field(const Pen& pen, const Plot& plot) {
    const auto crop = static_cast<std::size_t>(plot.random(0, 1) * 3.99f);
    pen.fill(plot.outline(), pen.inks.crops[crop]);
    // Ploughed along one side or the other, a little askew.
    const float angle =
        (plot.random(1, 1) < 0.5f ? 0.0f : std::numbers::pi_v<float> / 2) + (plot.random(2, 1) - 0.5f) * 0.5f;
    const ImVec2 way{std::cos(angle), std::sin(angle)}, aside{-way.y, way.x}, c = plot.centre();
    const float spacing = pen.shows(16, 3) ? 16.0f : std::min(3.6f / pen.scale, 54.0f);
    const float reach = std::hypot(plot.max().x - plot.min().x, plot.max().y - plot.min().y) / 2;
    int row = 0;
    for (float across = -reach; across < reach; across += spacing, ++row) {
        const auto line = plot.chord({c.x + aside.x * across, c.y + aside.y * across}, way);
        if (!line) continue;
        const ImVec2 ends[2] = {pen.at(line->first), pen.at(line->second)};
        paint::stroke(pen.list, ends, faded(pen.inks.furrow, row % 4 == 0 ? 0.34f : 0.2f),
                      std::max(pen.px(row % 4 == 0 ? 3.2f : 2.2f), paint::hairline()));
    }
    pen.stroke(plot.outline(), faded(pen.inks.field_edge, 0.75f), std::max(pen.px(5), paint::hairline()));
    if (!pen.shows(12, 2.2f)) return;
    // Tufts of the baulk between two fields.
    const Outline baulk = along(plot.outline(), 46);
    for (std::size_t i = 0; i < baulk.size(); ++i) {
        const auto which = static_cast<int>(i);
        if (plot.random(which, 11) < 0.45f) continue;
        pen.list.AddCircleFilled(pen.at(drawn_in(plot, baulk[i], 3)), pen.px(5 + 4 * plot.random(which, 12)),
                                 faded(pen.inks.hedge, 0.55f), 7);
    }
}

// Its polygon is 16 units thick; the bushes stand out a little.
void print_hedge(const Pen& pen, const Plot& plot) {
    // Along its longest edge, whatever its outline.
    ImVec2 way{1, 0};
    float longest = 0;
    for (std::size_t i = 0; i < plot.outline().size(); ++i) {
        const ImVec2 a = plot.outline()[i], b = plot.outline()[(i + 1) % plot.outline().size()];
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        if (length <= longest) continue;
        longest = length;
        way = {(b.x - a.x) / length, (b.y - a.y) / length};
    }
    const auto line = plot.chord(plot.centre(), way);
    if (!line) return;
    const ImVec2 from = line->first, to = line->second;
    const float bush = std::max(13.0f, 2.4f / pen.scale), length = std::hypot(to.x - from.x, to.y - from.y);
    const ImVec2 shade[2] = {pen.at({from.x + 5, from.y + 8}), pen.at({to.x + 5, to.y + 8})};
    paint::stroke(pen.list, shade, pen.inks.shade, pen.px(bush * 1.5f));
    pen.fill(plot.outline(), pen.inks.wood_edge);
    const int count = std::max(2, static_cast<int>(length / (bush * 1.45f)));
    for (int i = 0; i < count; ++i) {
        const float t = (static_cast<float>(i) + 0.5f) * length / static_cast<float>(count);
        const float stray = (plot.random(i, 1) - 0.5f) * bush * 0.5f;
        const ImVec2 at{from.x + way.x * t - way.y * stray, from.y + way.y * t + way.x * stray};
        paint::bead(pen.list, pen.at(at), pen.px(bush * (0.85f + 0.35f * plot.random(i, 2))), pen.inks.hedge_lit,
                    pen.inks.hedge);
    }
}

}  // namespace sightlines::crossfire_squads::art
