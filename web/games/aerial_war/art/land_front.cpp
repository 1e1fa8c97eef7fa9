// The front: craters, wire, trenches and ruined hamlets.
#include <array>
#include <cmath>
#include <vector>

#include "base/rng.h"
#include "board/paint.h"
#include "games/aerial_war/art/land.h"

namespace sightlines::aerial_war::art {
namespace {

using paint::faded;
using paint::mix;
using Line = std::vector<ImVec2>;

bool in_river(ImVec2 at) { return std::fabs(at.x - river_x(at.y)) < 0.26f; }

void draw_crater(const Ground& ground, ImVec2 at, float radius, const MapColours& t) {
    const ImVec2 c = ground.at(at);
    const float r = radius * ground.cell;
    ground.list.AddEllipseFilled({c.x + r * 0.12f, c.y + r * 0.16f}, {r * 1.18f, r}, faded(t.parapet, 0.34f), 0, 8);
    ground.list.AddEllipseFilled(c, {r, r * 0.82f}, faded(t.trench, 0.45f), 0, 8);
}

// A trench: a dark line with parapets on both sides.
void draw_ditch(const Ground& ground, const Line& line, float width, const MapColours& t) {
    if (line.size() < 2) return;
    Line points;
    for (const ImVec2 at : line) points.push_back(ground.at(at));
    paint::stroke(ground.list, points, faded(t.parapet, 0.62f), width * 2.7f * ground.cell);
    paint::stroke(ground.list, points, faded(t.trench, 0.8f), width * ground.cell);
}

// A zigzag line of fire bays and traverses, interrupted by the river.
void draw_line(const Ground& ground, int side, float behind, float bay, float depth, float width, const MapColours& t) {
    Line line;
    bool forward = false;
    for (float x = -ground.reach_x - 1; x < ground.reach_x + 1; x += bay) {
        const float base = trench_y(side, x, behind);
        if (in_river({x, base})) {
            draw_ditch(ground, line, width, t);
            line.clear();
            continue;
        }
        const float step = forward ? depth : 0;
        line.emplace_back(x, base + step);
        line.emplace_back(x + bay * 0.86f, trench_y(side, x + bay * 0.86f, behind) + step);
        forward = !forward;
    }
    draw_ditch(ground, line, width, t);
}

// A communication trench from the rear to the front.
void draw_communication_trench(const Ground& ground, int side, float x, float length, const MapColours& t) {
    Line line;
    for (int bend = 0; bend <= 9; ++bend) {
        const float part = static_cast<float>(bend) / 9, aside = bend % 2 == 0 ? 0.1f : -0.1f;
        line.emplace_back(x + aside + 0.25f * part, trench_y(side, x, 0) + (side == 0 ? length : -length) * part);
    }
    draw_ditch(ground, line, 0.04f, t);
}

void draw_wire(const Ground& ground, int side, const MapColours& t) {
    for (float x = -ground.reach_x; x < ground.reach_x; x += 0.25f) {
        const ImVec2 c{x, trench_y(side, x, -0.36f)};
        if (in_river(c)) continue;
        for (const float lean : {-1.0f, 1.0f}) {
            const std::array<ImVec2, 2> barb{ground.at({c.x - 0.055f, c.y - 0.055f * lean}),
                                             ground.at({c.x + 0.055f, c.y + 0.055f * lean})};
            paint::stroke(ground.list, barb, faded(t.ink, t.night ? 0.8f : 0.42f), 0.014f * ground.cell);
        }
    }
}

// Houses along a road; a ruined hamlet has few roofs left.
void draw_hamlet(const Ground& ground, Rng& rng, ImVec2 c, int houses, bool ruined, const MapColours& t) {
    for (int i = 0; i < houses; ++i) {
        const ImVec2 at{c.x + random_between(rng, -0.75f, 0.75f),
                        c.y + (i % 2 == 0 ? -0.2f : 0.2f) + random_between(rng, -0.1f, 0.1f)};
        const paint::Placed placed_at(ground.at(at), random_between(rng, -0.35f, 0.35f), ground.cell);
        const float x = random_between(rng, 0.09f, 0.15f), y = random_between(rng, 0.06f, 0.08f);
        const std::array<ImVec2, 4> walls{placed_at({-x, -y}), placed_at({x, -y}), placed_at({x, y}),
                                          placed_at({-x, y})};
        const std::array<ImVec2, 4> shadow{placed_at({-x + 0.03f, -y + 0.04f}), placed_at({x + 0.03f, -y + 0.04f}),
                                           placed_at({x + 0.03f, y + 0.04f}), placed_at({-x + 0.03f, y + 0.04f})};
        paint::fill(ground.list, shadow, faded(t.ink, 0.25f));
        if (ruined && i % 3 != 0) {
            const std::array<ImVec2, 4> broken{walls[1], walls[0], walls[3], placed_at({x * 0.3f, y})};
            paint::stroke(ground.list, broken, faded(t.ink, 0.75f), 0.025f * ground.cell);
        } else {
            paint::shape(ground.list, walls, faded(mix(t.roof, t.ground, 0.25f), 0.9f), faded(t.ink, 0.5f),
                         0.012f * ground.cell);
            const std::array<ImVec2, 2> ridge{placed_at({-x, 0}), placed_at({x, 0})};
            paint::stroke(ground.list, ridge, faded(t.parapet, 0.5f), 0.014f * ground.cell);
        }
    }
}

}  // namespace

void draw_front(const Ground& ground) {
    const MapColours t = map_colours();
    Rng rng(1918);
    for (int i = 0; i < 100; ++i) {
        const float x = random_between(rng, -ground.reach_x, ground.reach_x), part = random_between(rng, -0.16f, 1.16f);
        const float north = trench_y(1, x, 0), y = north + (trench_y(0, x, 0) - north) * part;
        const float radius = random_between(rng, 0.05f, 0.16f);
        if (!in_river({x, y})) draw_crater(ground, {x, y}, radius, t);
    }
    for (const int side : {0, 1}) {
        draw_wire(ground, side, t);
        for (const float x : {-7.6f, -4.1f, -0.6f, 1.5f, 4.7f, 7.4f})
            draw_communication_trench(ground, side, x + static_cast<float>(side) * 0.9f, 1.9f, t);
        draw_line(ground, side, 1.05f, 0.34f, 0.09f, 0.045f, t);
        draw_line(ground, side, 0, 0.27f, side == 0 ? -0.13f : 0.13f, 0.06f, t);
    }
    draw_hamlet(ground, rng, {-2.2f, 4.55f}, 9, false, t);
    draw_hamlet(ground, rng, {-1.1f, -5.3f}, 9, false, t);
    draw_hamlet(ground, rng, {-2.6f, 0.3f}, 8, true, t);
    draw_hamlet(ground, rng, {4.9f, -4.75f}, 6, true, t);
    draw_hamlet(ground, rng, {3.6f, 5.45f}, 6, false, t);
}

}  // namespace sightlines::aerial_war::art
