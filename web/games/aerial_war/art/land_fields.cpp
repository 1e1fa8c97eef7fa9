// The landscape: fields, woods, hills, a river and roads, and the mud of no man's land.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "base/rng.h"
#include "board/paint.h"
#include "games/aerial_war/art/land.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war::art {
float random_between(Rng& rng, float low, float high) {
    return low + (high - low) * static_cast<float>(rng.below(1000)) / 999;
}

namespace {

using paint::faded;
using paint::mix;

using Line = std::vector<ImVec2>;

Line placed(const Ground& ground, const Line& line) {
    Line points;
    for (const ImVec2 point : line) points.push_back(ground.at(point));
    return points;
}

// A field: a rotated quadrangle with furrows.
void draw_plot(const Ground& ground, Rng& rng, ImVec2 c, const MapColours& t) {
    const float half_x = random_between(rng, 0.5f, 1.25f), half_y = random_between(rng, 0.35f, 0.85f);
    const float angle = random_between(rng, -0.5f, 0.5f) + (ground.grid.sideways ? 1.5707963f : 0);
    const paint::Placed placed_at(ground.at(c), angle, ground.sign * ground.cell);
    std::array<ImVec2, 4> corners{
        placed_at({-half_x, -half_y}), placed_at({half_x, -half_y * random_between(rng, 0.7f, 1.1f)}),
        placed_at({half_x * random_between(rng, 0.8f, 1.1f), half_y}), placed_at({-half_x, half_y})};
    const std::array<ImU32, 3> crops{t.pale, t.leaf, mix(t.ground, t.mud, 0.55f)};
    paint::fill(ground.list, corners, faded(crops[rng.below(3)], random_between(rng, 0.2f, 0.55f)));
    paint::stroke(ground.list, corners, faded(t.ink, 0.16f), 0.012f * ground.cell, paint::Ends::closed);
    // Outside the board everything is paled, and furrows would not be visible.
    const int furrows = std::fabs(c.x) < 6.4f ? static_cast<int>(half_y * 9) : 0;
    for (int i = 1; i < furrows; ++i) {
        const float y = half_y * (2 * static_cast<float>(i) / static_cast<float>(furrows) - 1) * 0.9f;
        const std::array<ImVec2, 2> furrow{placed_at({-half_x * 0.94f, y}), placed_at({half_x * 0.8f, y})};
        paint::stroke(ground.list, furrow, faded(t.ink, 0.1f), 0.012f * ground.cell);
    }
}

// A hatched area with trees along its edge.
void draw_wood(const Ground& ground, Rng& rng, ImVec2 c, float wide, float high, const MapColours& t) {
    Line rim;
    constexpr int corners = 16;
    const float lean = random_between(rng, 0, 6);
    for (int i = 0; i < corners; ++i) {
        const float angle = 6.2831853f * static_cast<float>(i) / corners;
        const float swell = 1 + 0.13f * std::sin(3 * angle + lean) + 0.07f * std::sin(5 * angle - lean);
        rim.emplace_back(c.x + wide * swell * std::cos(angle), c.y + high * swell * std::sin(angle));
    }
    const Line points = placed(ground, rim);
    paint::fill(ground.list, points, faded(t.wood, 0.85f));
    for (float y = c.y - high * 0.85f; y < c.y + high * 0.85f; y += 0.12f) {
        const float half = wide * 0.92f * std::sqrt(std::max(0.0f, 1 - (y - c.y) * (y - c.y) / (high * high)));
        const std::array<ImVec2, 2> hatch{ground.at({c.x - half, y + 0.06f}), ground.at({c.x + half, y - 0.06f})};
        paint::stroke(ground.list, hatch, faded(t.ink, 0.14f), 0.012f * ground.cell);
    }
    const auto tree = [&](ImVec2 at) {
        const float radius = random_between(rng, 0.07f, 0.12f);
        ImVec2 place = ground.at(at);
        ground.list.AddCircleFilled({place.x + 0.03f * ground.cell, place.y + 0.05f * ground.cell},
                                    radius * ground.cell, faded(t.ink, 0.16f), 7);
        paint::bead(ground.list, place, radius * ground.cell, mix(t.leaf, t.pale, 0.25f), mix(t.wood, t.ink, 0.22f));
    };
    for (const ImVec2 at : rim)
        tree({c.x + (at.x - c.x) * random_between(rng, 0.78f, 1), c.y + (at.y - c.y) * random_between(rng, 0.78f, 1)});
    const int inside = static_cast<int>(wide * high * 10);
    for (int i = 0; i < inside; ++i) {
        const float angle = random_between(rng, 0, 6.28f), out = random_between(rng, 0, 0.75f);
        tree({c.x + wide * out * std::cos(angle), c.y + high * out * std::sin(angle)});
    }
}

void draw_river(const Ground& ground, const MapColours& t) {
    Line course;
    for (float y = -ground.reach_y - 0.5f; y < ground.reach_y + 0.5f; y += 0.25f) course.emplace_back(river_x(y), y);
    const Line points = placed(ground, course);
    paint::stroke(ground.list, points, faded(t.ink, 0.35f), 0.27f * ground.cell);
    paint::stroke(ground.list, points, t.water, 0.23f * ground.cell);
    paint::stroke(ground.list, points, mix(t.water, t.pale, 0.3f), 0.09f * ground.cell);
}

void draw_road(const Ground& ground, const Line& route, const MapColours& t) {
    const Line points = placed(ground, route);
    paint::stroke(ground.list, points, faded(t.ink, 0.38f), 0.10f * ground.cell);
    paint::stroke(ground.list, points, mix(t.pale, IM_COL32_WHITE, t.night ? 0.04f : 0.35f), 0.065f * ground.cell);
}

// Contour lines of a low hill.
void draw_hill(const Ground& ground, ImVec2 c, float size, const MapColours& t) {
    for (int ring = 1; ring <= 4; ++ring) {
        const float radius = size * static_cast<float>(ring) / 4;
        Line line;
        for (int i = 0; i < 28; ++i) {
            const float angle = 6.2831853f * static_cast<float>(i) / 28;
            const float swell = 1 + 0.12f * std::sin(2 * angle + c.x) + 0.06f * std::sin(5 * angle + c.y);
            line.emplace_back(c.x + 1.5f * radius * swell * std::cos(angle), c.y + radius * swell * std::sin(angle));
        }
        paint::stroke(ground.list, placed(ground, line), faded(mix(t.mud, t.ink, 0.3f), 0.4f), 0.014f * ground.cell,
                      paint::Ends::closed);
    }
}

// The mud between the trenches, with soft edges.
void draw_waste(const Ground& ground, const MapColours& t) {
    const ImU32 mud = faded(t.mud, 0.62f), clear = mud & ~IM_COL32_A_MASK;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const float step = 0.5f;
    const int columns = static_cast<int>(2 * ground.reach_x / step) + 1;
    ImDrawList& list = ground.list;
    list.PrimReserve(18 * columns, 4 * (columns + 1));
    const unsigned first = list._VtxCurrentIdx;
    for (int i = 0; i <= columns; ++i) {
        const float x = -ground.reach_x + step * static_cast<float>(i);
        const float north = trench_y(1, x, -0.25f), south = trench_y(0, x, -0.25f);
        const std::array<float, 4> heights{north - 0.5f, north + 0.35f, south - 0.35f, south + 0.5f};
        for (std::size_t k = 0; k < 4; ++k)
            list.PrimWriteVtx(ground.at({x, heights[k]}), white, k == 1 || k == 2 ? mud : clear);
    }
    for (int i = 0; i < columns; ++i) {
        for (int k = 0; k < 3; ++k) {
            const unsigned a = first + static_cast<unsigned>(4 * i + k), b = a + 4;
            for (const unsigned corner : {a, b, b + 1, a, b + 1, a + 1}) list.PrimWriteIdx(corner);
        }
    }
}

}  // namespace

MapColours map_colours() {
    const theme::Palette& p = theme::palette();
    const bool night = paint::is_dark(p.page);
    const ImU32 sepia = night ? IM_COL32(108, 88, 58, 255) : IM_COL32(196, 166, 112, 255);
    const ImU32 ink = night ? IM_COL32(16, 14, 10, 255) : IM_COL32(82, 62, 36, 255);
    return {.ground = mix(p.field, sepia, 0.32f),
            .pale = mix(p.pale_field, sepia, 0.12f),
            .mud = mix(p.field, night ? IM_COL32(88, 70, 50, 255) : IM_COL32(158, 128, 88, 255), 0.6f),
            .ink = ink,
            .water = mix(p.water, sepia, 0.12f),
            .wood = mix(p.wood, sepia, 0.12f),
            .leaf = mix(p.wood, p.pale_field, 0.3f),
            .trench = night ? IM_COL32(10, 9, 7, 255) : IM_COL32(92, 68, 40, 255),
            .parapet = night ? IM_COL32(96, 84, 62, 255) : IM_COL32(236, 222, 188, 255),
            .roof = night ? IM_COL32(108, 66, 48, 255) : IM_COL32(158, 88, 62, 255),
            .night = night};
}

float river_x(float y) { return 2.6f - 0.28f * y + 0.9f * std::sin(y * 0.55f) + 0.3f * std::sin(y * 1.3f + 1); }

float trench_y(int side, float x, float behind) {
    const float wave = 0.34f * std::sin(x * 0.62f) + 0.16f * std::sin(x * 1.5f + 2);
    return side == 0 ? 1.55f + behind + wave * 0.9f : -1.55f - behind + wave;
}

void draw_fields(const Ground& ground) {
    const MapColours t = map_colours();
    Rng rng(1917);
    const ImVec2 low = ground.at({-ground.reach_x, -ground.reach_y}),
                 high = ground.at({ground.reach_x, ground.reach_y});
    ground.list.AddRectFilled(low, high, t.ground);
    // Fields on a jittered grid, so that they do not overlap much.
    for (float y = -8; y < 8.5f; y += 1.3f) {
        for (float x = -9; x < 9.5f; x += 1.9f) {
            const ImVec2 c{x + random_between(rng, -0.35f, 0.35f), y + random_between(rng, -0.25f, 0.25f)};
            if (std::fabs(c.x) < ground.reach_x + 1 && std::fabs(c.y) < ground.reach_y + 1)
                draw_plot(ground, rng, c, t);
        }
    }
    draw_hill(ground, {-3.4f, -4.6f}, 1.1f, t);
    draw_hill(ground, {4.6f, 4.4f}, 1.2f, t);
    draw_waste(ground, t);
    draw_river(ground, t);
    draw_road(ground, {{-9, 5.6f}, {-5, 5.2f}, {-2.2f, 4.5f}, {1, 4.7f}, {4, 5.6f}, {9, 5.3f}}, t);
    draw_road(ground, {{-9, -5.2f}, {-5, -5.9f}, {-1, -5.3f}, {2, -4.4f}, {5.5f, -4.7f}, {9, -4.2f}}, t);
    draw_road(ground,
              {{-2.6f, 8.4f},
               {-2.4f, 6},
               {-2.2f, 4.5f},
               {-2.7f, 2.6f},
               {-2.5f, 0.6f},
               {-1.8f, -1.6f},
               {-1.4f, -3.6f},
               {-1, -5.3f},
               {-0.6f, -8.4f}},
              t);
    draw_wood(ground, rng, {-4.6f, 3.4f}, 0.95f, 0.6f, t);
    draw_wood(ground, rng, {0.9f, 6.4f}, 0.8f, 0.5f, t);
    draw_wood(ground, rng, {4.3f, -3.2f}, 0.85f, 0.6f, t);
    draw_wood(ground, rng, {-4.4f, -6.6f}, 0.9f, 0.45f, t);
    draw_wood(ground, rng, {-7.2f, -2.9f}, 0.8f, 0.8f, t);
    draw_wood(ground, rng, {7.1f, 3.2f}, 0.9f, 0.8f, t);
}

}  // namespace sightlines::aerial_war::art
