// Hills, rough ground and buildings.
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

// Where a level line runs, from the foot, 0, to the ridge, 1; the higher, the rounder.
Outline level(const Outline& foot, const Ridge& ridge, float up) {
    float least = 1e9f;
    for (const ImVec2 p : foot) {
        const ImVec2 top = ridge.nearest(p);
        least = std::min(least, std::hypot(p.x - top.x, p.y - top.y));
    }
    const float round = std::min(1.5f * up, 1.0f);
    Outline line;
    for (const ImVec2 p : foot) {
        const ImVec2 top = ridge.nearest(p);
        const float far = std::max(std::hypot(p.x - top.x, p.y - top.y), 1e-3f);
        line.push_back(between(top, p, (1 - up) * std::lerp(1.0f, least / far, round)));
    }
    return line;
}

// How steep a hill is on the way up: gentle at the foot and on the top.
float steepness(float up) { return std::sin(std::numbers::pi_v<float> * std::sqrt(std::clamp(up, 0.0f, 1.0f))); }

// The ground of a level as the light of the upper left falls on it.
std::vector<ImU32> lit(const Pen& pen, const Outline& line, const Ridge& ridge, float up) {
    const MapColours& colours = pen.colours;
    const float tone = up * 2.999f, part = tone - std::floor(tone);
    const auto low = static_cast<std::size_t>(tone);
    const ImU32 ground = mix(colours.slope[low], colours.slope[low + 1], part);
    const float steep = steepness(up);
    std::vector<ImU32> tones;
    for (const ImVec2 p : line) {
        const ImVec2 top = ridge.nearest(p);
        const float x = top.x - p.x, y = top.y - p.y, length = std::max(std::hypot(x, y), 1e-3f);
        const float light = pen.sign * steep * (x + y) * 0.707f / length;  // 1: it faces the light
        tones.push_back(light > 0 ? mix(ground, colours.sunlit, 0.62f * light)
                                  : mix(ground, colours.shaded, -0.55f * light));
    }
    return tones;
}

void stone(const Pen& pen, const PieceShape& shape, ImVec2 at, float size, int which) {
    constexpr int corners = 6;
    std::array<ImVec2, corners> body, shade;
    for (int i = 0; i < corners; ++i) {
        const float angle = 6.2831853f * (static_cast<float>(i) + 0.5f * shape.random(which, 20 + i)) / corners;
        const float reach = size * (0.78f + 0.3f * shape.random(which, 30 + i));
        const ImVec2 p{at.x + std::cos(angle) * reach, at.y + std::sin(angle) * reach * 0.8f};
        body[static_cast<std::size_t>(i)] = pen.at(p);
        shade[static_cast<std::size_t>(i)] = pen.at(p, {size * 0.3f, size * 0.4f});
    }
    if (pen.shows(size, 2)) pen.list.AddConvexPolyFilled(shade.data(), corners, pen.colours.shade);
    const int first = pen.list.VtxBuffer.Size;
    paint::fill(pen.list, body, pen.colours.stone);
    paint::wash(pen.list, first, pen.at(at, {-size, -size}), pen.at(at, {size, size}), pen.colours.stone_lit,
                pen.colours.stone);
}

// The ridge of a hip roof: along the longer side, as far from the ends as from the sides.
Ridge ridge_of(const Outline& eaves) {
    ImVec2 min = eaves[0], max = eaves[0];
    for (const ImVec2 p : eaves) {
        min = {std::min(min.x, p.x), std::min(min.y, p.y)};
        max = {std::max(max.x, p.x), std::max(max.y, p.y)};
    }
    const ImVec2 c{(min.x + max.x) / 2, (min.y + max.y) / 2}, size{max.x - min.x, max.y - min.y};
    const float half = std::max(std::abs(size.x - size.y) / 2, std::max(size.x, size.y) * 0.12f);
    return size.x >= size.y ? Ridge{{c.x - half, c.y}, {c.x + half, c.y}} : Ridge{{c.x, c.y - half}, {c.x, c.y + half}};
}

void tiles(const Pen& pen, ImVec2 a, ImVec2 b, ImVec2 top_b, ImVec2 top_a, ImU32 ink) {
    const float height = std::hypot((top_a.x + top_b.x - a.x - b.x) / 2, (top_a.y + top_b.y - a.y - b.y) / 2);
    const int rows = std::clamp(static_cast<int>(height / std::max(20.0f, 4.5f / pen.scale)), 0, 16);
    for (int i = 1; i < rows; ++i) {
        const float part = static_cast<float>(i) / static_cast<float>(rows);
        const ImVec2 line[2] = {pen.at({std::lerp(a.x, top_a.x, part), std::lerp(a.y, top_a.y, part)}),
                                pen.at({std::lerp(b.x, top_b.x, part), std::lerp(b.y, top_b.y, part)})};
        paint::stroke(pen.list, line, ink, paint::hairline());
    }
}

void chimney(const Pen& pen, ImVec2 c) {
    const ImVec2 a = pen.at(c, {-11, -11}), b = pen.at(c, {11, 11});
    pen.list.AddRectFilled({a.x + pen.px(8), a.y + pen.px(11)}, {b.x + pen.px(8), b.y + pen.px(11)}, pen.colours.shade);
    pen.list.AddRectFilled(a, b, pen.colours.roof_dark);
    pen.list.AddRect(a, b, pen.colours.wall, 0, 0, paint::hairline());
}

// Cuts the outline into three parts, each with its own roof.
std::array<Outline, 3> wings(const PieceShape& shape) {
    const ImVec2 min = shape.min(), max = shape.max();
    const bool level = shape.random(0, 1) < 0.5f;
    const float first = 0.42f + 0.2f * shape.random(1, 1), second = 0.36f + 0.28f * shape.random(2, 1);
    const ImVec2 on{std::lerp(min.x, max.x, first), std::lerp(min.y, max.y, first)};
    const ImVec2 direction = level ? ImVec2{1, 0} : ImVec2{0, 1}, across{-direction.y, direction.x};
    const ImVec2 then{std::lerp(min.x, max.x, second), std::lerp(min.y, max.y, second)};
    const Outline rest = cut(shape.outline(), on, {-direction.x, -direction.y});
    return {cut(shape.outline(), on, direction), cut(rest, then, across), cut(rest, then, {-across.x, -across.y})};
}

void roof(const Pen& pen, const Outline& eaves, float age) {
    if (eaves.size() < 3) return;
    const Ridge ridge = ridge_of(eaves);
    for (std::size_t i = 0; i < eaves.size(); ++i) {
        const ImVec2 a = eaves[i], b = eaves[(i + 1) % eaves.size()], top_a = ridge.nearest(a),
                     top_b = ridge.nearest(b);
        const float length = std::max(std::hypot(b.x - a.x, b.y - a.y), 1e-3f);
        const ImVec2 out{(b.y - a.y) / length, -(b.x - a.x) / length};
        const float lit = pen.sign * (-out.x * 0.45f - out.y * 0.9f) * 0.5f + 0.5f;
        const MapColours& colours = pen.colours;
        const ImU32 slate = lit > 0.5f ? mix(colours.roof, colours.roof_lit, lit * 2 - 1)
                                       : mix(colours.roof_dark, colours.roof, lit * 2);
        const ImU32 tone = mix(slate, colours.yard, age * 0.4f);
        const bool hip = top_a.x == top_b.x && top_a.y == top_b.y;
        const std::array<ImVec2, 4> face{pen.at(a), pen.at(b), pen.at(top_b), pen.at(top_a)};
        pen.list.Flags &= ~ImDrawListFlags_AntiAliasedFill;  // antialiased edges would leave gaps between the faces
        pen.list.AddConvexPolyFilled(face.data(), hip ? 3 : 4, tone);
        pen.list.Flags |= ImDrawListFlags_AntiAliasedFill;
        tiles(pen, a, b, top_b, top_a, faded(colours.wall, colours.night ? 0.25f : 0.13f));
        const ImVec2 fold[2] = {pen.at(a), pen.at(top_a)};
        paint::stroke(pen.list, fold, faded(colours.roof_lit, 0.7f), std::max(pen.px(3), paint::hairline()));
    }
    const ImVec2 top[2] = {pen.at(ridge.from), pen.at(ridge.to)};
    paint::stroke(pen.list, top, pen.colours.roof_lit, std::max(pen.px(6), 1.0f));
    pen.stroke(eaves, faded(pen.colours.wall, 0.5f), std::max(pen.px(3), paint::hairline()));
    if (pen.shows(22, 3.2f))
        chimney(pen, {std::lerp(ridge.from.x, ridge.to.x, 0.2f + age * 0.6f) + 12, ridge.from.y + 14});
}

}  // namespace

void draw_hill(const Pen& pen, const PieceShape& shape) {
    const bool fine = pen.shows(100, 9);
    const float step = fine ? 22.0f : 60.0f;
    const Outline rim = shape.grown(6, 5, step, 1), foot = shape.grown(-8, 7, step, 1);
    const Ridge ridge = shape.ridge();
    constexpr int levels = 9;
    const std::vector<ImU32> at_foot = lit(pen, foot, ridge, 0);
    std::vector<ImU32> clear;
    clear.reserve(at_foot.size());
    for (const ImU32 tone : at_foot) clear.push_back(faded(tone, 0));
    pen.band(rim, foot, clear, at_foot);
    Outline below = foot;
    std::vector<ImU32> below_lit = at_foot;
    for (int i = 1; i <= levels; ++i) {
        const float up = static_cast<float>(i) / levels;
        const Outline line = level(foot, ridge, up);
        const std::vector<ImU32> tones = lit(pen, line, ridge, up);
        pen.band(below, line, below_lit, tones);
        below = line;
        below_lit = tones;
    }
    constexpr std::array heights{0.0f, 0.19f, 0.38f, 0.58f, 0.79f};
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (!fine && i % 2 == 1) continue;
        const bool index = i == 2;
        pen.stroke(level(shape.grown(-6, 8, step, 1), ridge, heights[i]),
                   faded(pen.colours.contour, index ? 0.95f : 0.7f),
                   std::max(pen.px(index ? 5.0f : 3.2f), index ? 1.3f : 0.9f));
    }
}

void draw_rough(const Pen& pen, const PieceShape& shape) {
    const bool fine = pen.shows(20, 2.4f);
    const Outline rim = shape.grown(10, 10, 34, 2), edge = shape.grown(-14, 12, 34, 2);
    pen.band(rim, edge, faded(pen.colours.scree, 0), pen.colours.scree);
    pen.fill(edge, pen.colours.scree);
    const Outline patches = shape.scattered(150, 0.4f, 40);
    for (std::size_t i = 0; i < patches.size(); ++i) {
        const float size = std::min(50 + 40 * shape.random(static_cast<int>(i), 42), shape.depth(patches[i]));
        paint::soft_disc(pen.list, pen.at(patches[i]), 0, pen.px(size),
                         faded(i % 2 == 0 ? pen.colours.ground_dark : pen.colours.ground_light, 0.6f));
    }
    const Outline places = shape.scattered(fine ? 58.0f : 105.0f, 0.45f, 44);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto which = static_cast<int>(i);
        const float kind = shape.random(which, 47), size = (fine ? 8.0f : 17.0f) + 13.0f * shape.random(which, 46);
        if (shape.depth(places[i]) < size) continue;
        if (kind < 0.5f) {
            stone(pen, shape, places[i], size, which);
            const ImVec2 beside{places[i].x + size * 1.2f, places[i].y + size * 0.5f};
            if (fine && kind < 0.2f) stone(pen, shape, beside, size * 0.55f, which + 500);
        } else if (kind < 0.74f) {
            draw_bush(pen, places[i], size * 1.2f, shape.random(which, 48));
        } else {
            draw_tuft(pen, places[i], size * 1.5f);
        }
    }
}

void draw_building(const Pen& pen, const PieceShape& shape) {
    // Two casts of shadow make a soft edge; the house hides the rest of them.
    for (const float far : {34.0f, 22.0f}) {
        Outline shade = shape.outline();
        for (ImVec2& p : shade) p = {p.x + far * 0.75f * pen.sign, p.y + far * pen.sign};
        pen.fill(shade, pen.colours.shade);
    }
    int which = 0;
    for (const Outline& wing : wings(shape)) roof(pen, wing, shape.random(which++, 3));
    pen.stroke(shape.outline(), pen.colours.wall, std::max(pen.px(5), 1.0f));
}

}  // namespace sightlines::crossfire_squads::art
