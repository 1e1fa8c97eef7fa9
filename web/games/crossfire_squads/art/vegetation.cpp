// Woods, fields and hedges.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "board/paint.h"
#include "games/crossfire_squads/art/land.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;
using paint::mix;

constexpr float leafy_min_pixels = 7;  // radius of a crown from which its leaves are drawn

// A round shape with `lobes` bulges.
Outline lobed(ImVec2 at, float radius, int lobes, float depth, float turn, int points) {
    Outline line;
    for (int i = 0; i < points; ++i) {
        const float angle = tau * static_cast<float>(i) / static_cast<float>(points);
        const float reach =
            radius * (1 - depth + depth * std::abs(std::cos((angle * static_cast<float>(lobes) + turn) / 2)));
        line.emplace_back(at.x + std::cos(angle) * reach, at.y + std::sin(angle) * reach);
    }
    return line;
}

// From `at` by a part of the radius, as seen on the screen.
ImVec2 off(const Pen& pen, ImVec2 at, float x, float y) { return {at.x + pen.sign * x, at.y + pen.sign * y}; }

// Its edge lies mostly below what casts it and need not be smooth.
void shadow(const Pen& pen, const Outline& line, ImU32 colour) {
    const ImDrawListFlags before = pen.list.Flags;
    pen.list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    pen.fill(line, colour);
    pen.list.Flags = before;
}

void conifer(const Pen& pen, ImVec2 at, float radius, float look) {
    const ImU32 under = mix(pen.colours.crown_dark, pen.colours.crown, 0.25f);
    constexpr int points = 14;
    Outline star, inner;
    for (int i = 0; i < points; ++i) {
        const float angle = tau * (static_cast<float>(i) + look) / points, reach = radius * (i % 2 == 0 ? 0.95f : 0.6f);
        star.emplace_back(at.x + std::cos(angle) * reach, at.y + std::sin(angle) * reach);
        const ImVec2 lit = off(pen, at, -radius * 0.12f, -radius * 0.16f);
        inner.emplace_back(lit.x + std::cos(angle) * reach * 0.5f, lit.y + std::sin(angle) * reach * 0.5f);
    }
    pen.fill(star, under);
    pen.fill(inner, mix(pen.colours.crown, pen.colours.crown_lit, 0.3f));
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
            points.emplace_back(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
        }
    }
    return points;
}

ImVec2 moved_inwards(const PieceShape& shape, ImVec2 p, float by) {
    const ImVec2 c = shape.middle();
    const float length = std::max(std::hypot(c.x - p.x, c.y - p.y), 1.0f);
    return {p.x + (c.x - p.x) * by / length, p.y + (c.y - p.y) * by / length};
}

struct Tree {
    ImVec2 at;
    float radius, look;
};

// Smaller ones along the edge, whose outer leaves reach just to it.
std::vector<Tree> trees_of(const PieceShape& shape, bool fine) {
    std::vector<Tree> trees;
    const Outline edge = along(shape.grown(0, 6, 30, 3), fine ? 58.0f : 86.0f);
    for (std::size_t i = 0; i < edge.size(); ++i) {
        const auto which = static_cast<int>(i);
        const float size = (fine ? 19.0f : 28.0f) + 12 * shape.random(which, 3);
        trees.push_back({moved_inwards(shape, edge[i], size * (0.7f + 0.3f * shape.random(which, 9))), size,
                         shape.random(which, 4)});
    }
    const Outline inner = shape.scattered(fine ? 74.0f : 104.0f, 0.3f, 5);
    for (std::size_t i = 0; i < inner.size(); ++i) {
        const auto which = static_cast<int>(i);
        const float size = (fine ? 39.0f : 50.0f) * (0.7f + 0.5f * shape.random(which, 7));
        if (shape.depth(inner[i]) > size * 0.9f) trees.push_back({inner[i], size, shape.random(which, 8)});
    }
    return trees;
}

}  // namespace

void draw_tree(const Pen& pen, ImVec2 at, float radius, float look) {
    const ImU32 low = mix(pen.colours.crown, pen.colours.crown_dark, look * 0.5f);
    const ImU32 lit = mix(pen.colours.crown_lit, pen.colours.crown, look * 0.5f);
    if (!pen.shows(radius, leafy_min_pixels)) return paint::bead(pen.list, pen.at(at), pen.px(radius), lit, low);
    const bool large = pen.shows(radius, 13);
    shadow(pen, lobed(off(pen, at, radius * 0.22f, radius * 0.3f), radius, 6, 0.16f, look * 9, 10),
           faded(pen.colours.canopy_shade, 0.55f));
    if (look > 0.8f) return conifer(pen, at, radius, look);
    pen.fill(lobed(at, radius, 6, 0.2f, look * 9, large ? 18 : 13), mix(low, pen.colours.crown_dark, 0.35f));
    pen.fill(lobed(off(pen, at, -radius * 0.1f, -radius * 0.13f), radius * 0.78f, 5, 0.22f, look * 7, large ? 15 : 11),
             low);
    pen.fill(lobed(off(pen, at, -radius * 0.22f, -radius * 0.27f), radius * 0.48f, 5, 0.2f, look * 5, large ? 15 : 10),
             lit);
}

void draw_bush(const Pen& pen, ImVec2 at, float radius, float look) {
    if (!pen.shows(radius, 4))
        return paint::bead(pen.list, pen.at(at), pen.px(radius), pen.colours.hedge_lit, pen.colours.hedge);
    shadow(pen, lobed(off(pen, at, radius * 0.25f, radius * 0.3f), radius, 5, 0.2f, look * 9, 8), pen.colours.shade);
    pen.fill(lobed(at, radius, 5, 0.24f, look * 9, 11), pen.colours.hedge);
    pen.fill(lobed(off(pen, at, -radius * 0.18f, -radius * 0.22f), radius * 0.55f, 4, 0.24f, look * 5, 8),
             mix(pen.colours.hedge_lit, pen.colours.hedge, look * 0.5f));
}

void draw_tuft(const Pen& pen, ImVec2 at, float size) {
    for (const float lean : {-0.7f, 0.0f, 0.7f}) {
        const ImVec2 blade[2] = {pen.at(at), pen.at(at, {lean * size, -size * (lean == 0 ? 1.1f : 0.8f)})};
        paint::stroke(pen.list, blade, faded(pen.colours.tuft, 0.85f), std::max(pen.px(2.4f), paint::hairline()));
    }
}

void draw_woods(const Pen& pen, const PieceShape& shape) {
    const bool fine = pen.shows(32, 4.0f);
    const float step = fine ? 22.0f : 44.0f;
    const ImU32 ground = pen.colours.wood, inside = mix(pen.colours.wood, pen.colours.crown_dark, 0.55f);
    // Undergrowth that thins out to the edge, darker the deeper the wood.
    const Outline rim = shape.grown(8, 9, step, 1), edge = shape.grown(-6, 9, step, 1),
                  deep = shape.grown(-52, 9, step, 1);
    pen.band(rim, edge, faded(ground, 0), ground);
    pen.band(edge, deep, ground, inside);
    pen.fill(deep, inside);
    std::vector<Tree> trees = trees_of(shape, fine);
    std::sort(trees.begin(), trees.end(),
              [&](const Tree& a, const Tree& b) { return pen.sign * (a.at.y - b.at.y) < 0; });
    for (const Tree& tree : trees) draw_tree(pen, tree.at, tree.radius, tree.look);
}

void draw_field(const Pen& pen, const PieceShape& shape) {
    const auto crop = static_cast<std::size_t>(shape.random(0, 1) * 3.99f);
    const bool fine = pen.shows(16, 2.4f);
    const ImU32 grass = mix(pen.colours.ground, pen.colours.hedge_lit, 0.45f), soil = pen.colours.crops[crop];
    const Outline rim = shape.grown(7, 5, 40, 4), verge = shape.grown(-6, 5, 40, 4);
    pen.band(rim, verge, faded(grass, 0), grass);
    pen.fill(verge, grass);
    pen.fill(shape.grown(-15, 3, 40, 5), soil);
    // Furrows along either axis, slightly rotated; every other strip was ploughed the other way.
    const float angle =
        (shape.random(1, 1) < 0.5f ? 0.0f : std::numbers::pi_v<float> / 2) + (shape.random(2, 1) - 0.5f) * 0.5f;
    const ImVec2 direction{std::cos(angle), std::sin(angle)}, normal{-direction.y, direction.x}, c = shape.middle();
    const float spacing = fine ? 17.0f : std::clamp(3.4f / pen.scale, 24.0f, 60.0f);
    const float reach = std::hypot(shape.max().x - shape.min().x, shape.max().y - shape.min().y) / 2;
    const bool rows = shape.random(3, 1) < 0.35f;  // plants in rows instead of furrows
    int row = 0;
    for (float across = -reach; across < reach; across += spacing, ++row) {
        const auto line = shape.chord({c.x + normal.x * across, c.y + normal.y * across}, direction);
        if (!line) continue;
        const float length = std::hypot(line->second.x - line->first.x, line->second.y - line->first.y);
        if (length < 60) continue;
        const float from = 18 + 8 * shape.random(row, 2), to = length - 18 - 8 * shape.random(row, 3);
        const auto on = [&](float far) {
            return pen.at(ImVec2{line->first.x + direction.x * far, line->first.y + direction.y * far});
        };
        const bool other = row / 5 % 2 == 0;
        const float width = std::max(pen.px(other ? 4.6f : 3.4f), paint::hairline());
        const ImU32 ink = faded(pen.colours.furrow, other ? 0.5f : 0.3f);
        if (rows && fine) {
            paint::dashed(pen.list, on(from), on(to), faded(pen.colours.hedge, 0.6f), pen.px(8), pen.px(9), pen.px(11));
        } else {
            const ImVec2 ends[2] = {on(from), on(to)};
            paint::stroke(pen.list, ends, ink, width);
        }
    }
    pen.stroke(shape.grown(-14, 3, 40, 5), faded(pen.colours.field_edge, 0.7f), std::max(pen.px(3), paint::hairline()));
    if (!pen.shows(12, 1.6f)) return;
    const Outline margin = along(shape.grown(-5, 4, 40, 4), 62);
    for (std::size_t i = 0; i < margin.size(); ++i) {
        const auto which = static_cast<int>(i);
        const float look = shape.random(which, 11);
        if (look > 0.4f) draw_bush(pen, margin[i], 6 + 8 * shape.random(which, 12), look);
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
    pen.fill(shape.outline(), pen.colours.hedge);
    const int count = std::max(2, static_cast<int>(length / (bush * 1.45f)));
    for (int i = 0; i < count; ++i) {
        const float t = (static_cast<float>(i) + 0.5f) * length / static_cast<float>(count);
        const float stray = (shape.random(i, 1) - 0.5f) * bush * 0.5f;
        const ImVec2 at{from.x + direction.x * t - direction.y * stray, from.y + direction.y * t + direction.x * stray};
        draw_bush(pen, at, bush * (0.9f + 0.4f * shape.random(i, 2)), shape.random(i, 3));
    }
}

}  // namespace sightlines::crossfire_squads::art
