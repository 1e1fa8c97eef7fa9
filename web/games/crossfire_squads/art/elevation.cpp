// Hills, rough ground and buildings.
#include <algorithm>
#include <array>
#include <cmath>

#include "board/paint.h"
#include "games/crossfire_squads/art/land.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;
using paint::mix;

// Short strokes downhill from a contour. The light comes from the upper left.
void hachures(const Pen& pen, const PieceShape& shape, const Outline& contour, float length, int salt) {
    const float spacing = std::max(20.0f, 4.4f / pen.scale);
    float position = 0;
    int which = 0;
    for (std::size_t i = 0; i < contour.size(); ++i) {
        const ImVec2 a = contour[i], b = contour[(i + 1) % contour.size()];
        const float edge = std::hypot(b.x - a.x, b.y - a.y);
        if (edge < 1e-3f) continue;
        const ImVec2 direction{(b.x - a.x) / edge, (b.y - a.y) / edge}, out{direction.y, -direction.x};
        for (; position < edge; position += spacing, ++which) {
            const ImVec2 from{a.x + direction.x * position, a.y + direction.y * position};
            const float lit = pen.sign * (out.x + out.y) * 0.707f;  // 1 on the lower right slope, which is in the shade
            const float reach = length * (0.55f + 0.45f * shape.random(which, salt)) * (0.75f + 0.25f * lit);
            const ImVec2 ends[2] = {pen.at(from), pen.at({from.x + out.x * reach, from.y + out.y * reach})};
            paint::stroke(pen.list, ends, faded(pen.colours.contour, 0.34f + 0.2f * lit),
                          std::max(pen.px(2.2f), paint::hairline()));
        }
        position -= edge;
    }
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

void tuft(const Pen& pen, ImVec2 at, float size) {
    for (const float lean : {-0.7f, 0.0f, 0.7f}) {
        const ImVec2 blade[2] = {pen.at(at), pen.at(at, {lean * size, -size * (lean == 0 ? 1.1f : 0.8f)})};
        paint::stroke(pen.list, blade, faded(pen.colours.tuft, 0.85f), std::max(pen.px(2.4f), paint::hairline()));
    }
}

// The ridge of a hip roof: along the longer side, as far from the ends as from the sides.
struct Ridge {
    ImVec2 from, to;
    ImVec2 nearest(ImVec2 p) const {
        return {std::clamp(p.x, std::min(from.x, to.x), std::max(from.x, to.x)),
                std::clamp(p.y, std::min(from.y, to.y), std::max(from.y, to.y))};
    }
};
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
    pen.fill(shape.outline(), pen.colours.slope[0]);
    const float least = std::min(shape.max().x - shape.min().x, shape.max().y - shape.min().y) / 2;
    const ImU32 light = pen.colours.night ? IM_COL32(150, 132, 100, 255) : IM_COL32(255, 246, 222, 255);
    for (int level = 1; level < 4; ++level) {
        const float in = least * (0.07f + 0.235f * static_cast<float>(level - 1));
        const Outline ring = shape.contour(in, pen.shows(100, 30) ? 4 : 2);
        if (ring.empty()) break;
        if (pen.shows(17, 1.1f)) hachures(pen, shape, ring, least * 0.15f, level);
        const auto tone = static_cast<std::size_t>(level);
        const int first = pen.list.VtxBuffer.Size;
        pen.fill(ring, pen.colours.slope[tone]);
        const bool turned = pen.sign < 0;
        paint::wash(pen.list, first, pen.at(turned ? shape.max() : shape.min()),
                    pen.at(turned ? shape.min() : shape.max()), mix(pen.colours.slope[tone], light, 0.34f),
                    mix(pen.colours.slope[tone], pen.colours.contour, 0.16f));
        pen.stroke(ring, faded(pen.colours.contour, 0.75f),
                   std::max(pen.px(level == 1 ? 4.0f : 3.0f), paint::hairline()));
    }
    pen.stroke(shape.outline(), faded(pen.colours.contour, 0.5f), std::max(pen.px(3), paint::hairline()));
}

void draw_rough(const Pen& pen, const PieceShape& shape) {
    pen.fill(shape.outline(), pen.colours.scree);
    if (pen.shows(40, 2)) {
        const Outline patches = shape.scattered(150, 0.4f, 40);
        for (std::size_t i = 0; i < patches.size(); ++i) {
            const float size = std::min(45 + 40 * shape.random(static_cast<int>(i), 42), shape.depth(patches[i]));
            paint::soft_disc(pen.list, pen.at(patches[i]), 0, pen.px(size),
                             faded(i % 2 == 0 ? pen.colours.ground_dark : pen.colours.ground, 0.7f));
        }
    }
    const bool fine = pen.shows(20, 1.9f);
    const Outline places = shape.scattered(fine ? 62.0f : 105.0f, 0.42f, 44);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto which = static_cast<int>(i);
        const float size = (fine ? 8.0f : 17.0f) + (fine ? 13.0f : 10.0f) * shape.random(which, 46);
        if (shape.depth(places[i]) < size) continue;
        if (shape.random(which, 47) < 0.62f) {
            stone(pen, shape, places[i], size, which);
        } else {
            tuft(pen, places[i], size * 1.5f);
        }
    }
    pen.stroke(shape.outline(), faded(pen.colours.stone, 0.9f), std::max(pen.px(3), paint::hairline()));
}

void draw_building(const Pen& pen, const PieceShape& shape) {
    Outline shade = shape.outline();
    for (ImVec2& p : shade) p = {p.x + 16 * pen.sign, p.y + 22 * pen.sign};
    pen.fill(shade, pen.colours.shade);
    int which = 0;
    for (const Outline& wing : wings(shape)) roof(pen, wing, shape.random(which++, 3));
    pen.stroke(shape.outline(), pen.colours.wall, std::max(pen.px(5), 1.0f));
}

}  // namespace sightlines::crossfire_squads::art
