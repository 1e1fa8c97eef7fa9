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

constexpr float leafy_min_pixels = 17;  // size of a crown in pixels at which single boughs are drawn

// The lit bough is drawn last, on top of the others.
void crown(const Pen& pen, ImVec2 at, float radius, float tone) {
    const ImU32 low = mix(pen.colours.crown, pen.colours.crown_dark, tone * 0.4f);
    const ImU32 lit = mix(pen.colours.crown_lit, pen.colours.crown, tone * 0.7f);
    if (!pen.shows(38, leafy_min_pixels)) return paint::bead(pen.list, pen.at(at), pen.px(radius), lit, low);
    paint::bead(pen.list, pen.at(at, {radius * 0.1f, radius * 0.14f}), pen.px(radius * 0.92f), low,
                mix(low, pen.colours.crown_dark, 0.8f));
    constexpr int boughs = 5;
    for (int i = 0; i < boughs; ++i) {
        const float angle = (static_cast<float>(i) + tone * 3) * 6.2831853f / boughs;
        const ImVec2 bough{std::cos(angle) * radius * 0.52f, std::sin(angle) * radius * 0.52f};
        const float light = 0.5f - 0.4f * std::sin(angle + 0.785f);
        paint::bead(pen.list, pen.at(at, bough), pen.px(radius * 0.46f), mix(low, lit, 0.25f + 0.75f * light),
                    mix(low, lit, light * 0.3f));
    }
    paint::bead(pen.list, pen.at(at, {-radius * 0.12f, -radius * 0.14f}), pen.px(radius * 0.42f),
                mix(lit, pen.colours.ground_light, 0.1f), mix(low, lit, 0.5f));
}

// Points at even steps along the outline.
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

ImVec2 moved_inwards(const PieceShape& shape, ImVec2 p, float by) {
    const ImVec2 c = shape.centre();
    const float length = std::max(std::hypot(c.x - p.x, c.y - p.y), 1.0f);
    return {p.x + (c.x - p.x) * by / length, p.y + (c.y - p.y) * by / length};
}

}  // namespace

void draw_woods(const Pen& pen, const PieceShape& shape) {
    pen.fill(shape.outline(), pen.colours.wood);
    const bool fine = pen.shows(32, 3.2f);
    const float spacing = fine ? 84.0f : 118.0f, radius = fine ? 40.0f : 50.0f;
    // Smaller crowns along the edge, so that the outline of the wood stays recognisable.
    const Outline edge = along(shape.outline(), fine ? 58.0f : 80.0f);
    for (std::size_t i = 0; i < edge.size(); ++i) {
        const auto which = static_cast<int>(i);
        const float size = (fine ? 20.0f : 26.0f) + 9 * shape.random(which, 3);
        crown(pen, moved_inwards(shape, edge[i], size * 0.85f), size, shape.random(which, 4));
    }
    const Outline trees = shape.scattered(spacing, 0.26f, 5);
    for (std::size_t i = 0; i < trees.size(); ++i) {
        const auto which = static_cast<int>(i);
        const float size = radius * (0.74f + 0.4f * shape.random(which, 7));
        if (shape.depth(trees[i]) > size * 0.8f) crown(pen, trees[i], size, shape.random(which, 8));
    }
    pen.stroke(shape.outline(), faded(pen.colours.wood_edge, 0.8f), std::max(pen.px(3), paint::hairline()));
}

void draw_field(const Pen& pen, const PieceShape& shape) {
    const auto crop = static_cast<std::size_t>(shape.random(0, 1) * 3.99f);
    pen.fill(shape.outline(), pen.colours.crops[crop]);
    // Furrows along either axis, slightly rotated.
    const float angle =
        (shape.random(1, 1) < 0.5f ? 0.0f : std::numbers::pi_v<float> / 2) + (shape.random(2, 1) - 0.5f) * 0.5f;
    const ImVec2 direction{std::cos(angle), std::sin(angle)}, normal{-direction.y, direction.x}, c = shape.centre();
    const float spacing = pen.shows(16, 3) ? 16.0f : std::min(3.6f / pen.scale, 54.0f);
    const float reach = std::hypot(shape.max().x - shape.min().x, shape.max().y - shape.min().y) / 2;
    int row = 0;
    for (float across = -reach; across < reach; across += spacing, ++row) {
        const auto line = shape.chord({c.x + normal.x * across, c.y + normal.y * across}, direction);
        if (!line) continue;
        const ImVec2 ends[2] = {pen.at(line->first), pen.at(line->second)};
        paint::stroke(pen.list, ends, faded(pen.colours.furrow, row % 4 == 0 ? 0.34f : 0.2f),
                      std::max(pen.px(row % 4 == 0 ? 3.2f : 2.2f), paint::hairline()));
    }
    pen.stroke(shape.outline(), faded(pen.colours.field_edge, 0.75f), std::max(pen.px(5), paint::hairline()));
    if (!pen.shows(12, 2.2f)) return;
    // Tufts along the edge.
    const Outline margin = along(shape.outline(), 46);
    for (std::size_t i = 0; i < margin.size(); ++i) {
        const auto which = static_cast<int>(i);
        if (shape.random(which, 11) < 0.45f) continue;
        pen.list.AddCircleFilled(pen.at(moved_inwards(shape, margin[i], 3)), pen.px(5 + 4 * shape.random(which, 12)),
                                 faded(pen.colours.hedge, 0.55f), 7);
    }
}

// The polygon is only 16 units thick, so the bushes are drawn a little wider.
void draw_hedge(const Pen& pen, const PieceShape& shape) {
    // A table made by hand may have hedges of any outline: follow the longest edge.
    ImVec2 direction{1, 0};
    float longest = 0;
    for (std::size_t i = 0; i < shape.outline().size(); ++i) {
        const ImVec2 a = shape.outline()[i], b = shape.outline()[(i + 1) % shape.outline().size()];
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        if (length <= longest) continue;
        longest = length;
        direction = {(b.x - a.x) / length, (b.y - a.y) / length};
    }
    const auto line = shape.chord(shape.centre(), direction);
    if (!line) return;
    const ImVec2 from = line->first, to = line->second;
    const float bush = std::max(13.0f, 2.4f / pen.scale), length = std::hypot(to.x - from.x, to.y - from.y);
    const ImVec2 shade[2] = {pen.at(from, {5, 8}), pen.at(to, {5, 8})};
    paint::stroke(pen.list, shade, pen.colours.shade, pen.px(bush * 1.5f));
    pen.fill(shape.outline(), pen.colours.wood_edge);
    const int count = std::max(2, static_cast<int>(length / (bush * 1.45f)));
    for (int i = 0; i < count; ++i) {
        const float t = (static_cast<float>(i) + 0.5f) * length / static_cast<float>(count);
        const float stray = (shape.random(i, 1) - 0.5f) * bush * 0.5f;
        const ImVec2 at{from.x + direction.x * t - direction.y * stray, from.y + direction.y * t + direction.x * stray};
        paint::bead(pen.list, pen.at(at), pen.px(bush * (0.85f + 0.35f * shape.random(i, 2))), pen.colours.hedge_lit,
                    pen.colours.hedge);
    }
}

}  // namespace sightlines::crossfire_squads::art
