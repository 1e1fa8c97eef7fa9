// A cloud is a cluster of balls lit from the upper left, sampled once on rays from the middle of its hex. The two hexes
// of a large cloud have the same balls, and each samples its half.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "board/area.h"
#include "board/paint.h"
#include "games/crosshairs/art/art.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs::art {
namespace {

constexpr int rays = 48;  // a multiple of 12: then the rays of two neighbours meet on the edge between them
constexpr std::array rings{0.22f, 0.42f, 0.58f, 0.71f, 0.81f, 0.89f, 0.95f, 1.0f};
constexpr float soft = 0.05f;  // half the width of the fading rim, in widths of a hex

struct Ball {
    ImVec2 at;
    float radius = 0;
};
using Balls = std::vector<Ball>;

struct Vertex {
    ImVec2 at;
    float light = 0, opacity = 0, from_middle = 0;
};
using Model = std::vector<Vertex>;  // the middle, then each ray outwards

float smoothstep(float from, float to, float x) {
    const float t = std::clamp((x - from) / (to - from), 0.0f, 1.0f);
    return t * t * (3 - 2 * t);
}

// Two or three large balls around `middle`, and a rim of small ones.
void add_balls(Balls& balls, Hex hex, ImVec2 middle) {
    Rng rng(static_cast<std::uint64_t>(hex.q + 64) * 977 + static_cast<std::uint64_t>(hex.r + 64) * 131071);
    const auto number = [&](float low, float high) {
        return low + (high - low) * static_cast<float>(rng.below(4096)) / 4096;
    };
    const int large = 2 + static_cast<int>(rng.below(2));
    const float start = number(0, 2 * pi);
    for (int i = 0; i < large; ++i) {
        const float angle =
            start + (static_cast<float>(i) + number(-0.12f, 0.12f)) * 2 * pi / static_cast<float>(large);
        const float out = large == 2 ? number(0.13f, 0.17f) : number(0.16f, 0.2f);
        balls.push_back({{middle.x + out * std::cos(angle), middle.y + out * std::sin(angle)}, number(0.25f, 0.3f)});
    }
    const float turn = number(0, 2 * pi);
    for (int i = 0; i < 8; ++i) {
        const float angle = turn + (static_cast<float>(i) + number(-0.2f, 0.2f)) * 2 * pi / 8,
                    out = number(0.3f, 0.37f);
        balls.push_back({{middle.x + out * std::cos(angle), middle.y + out * std::sin(angle)}, number(0.12f, 0.17f)});
    }
}

// Depth of a point inside the blended balls; negative outside.
float depth(const Balls& balls, ImVec2 point) {
    constexpr float blend = 0.03f;
    float sum = 0;
    for (const Ball& ball : balls)
        sum += std::exp((ball.radius - std::hypot(point.x - ball.at.x, point.y - ball.at.y)) / blend);
    return blend * std::log(std::max(sum, 1e-20f));
}

// 0 in the shade, 1 in full light.
float light_on(const Balls& balls, ImVec2 point) {
    constexpr std::array towards_light{-0.42f, -0.62f, 0.66f};
    float total = 0, lit = 0;
    for (const Ball& ball : balls) {
        const float x = point.x - ball.at.x, y = point.y - ball.at.y;
        const float height = std::sqrt(std::max(ball.radius * ball.radius - x * x - y * y, 0.0004f));
        const float weight = std::exp(height / 0.05f), size = std::sqrt(x * x + y * y + height * height);
        total += weight;
        lit += weight * (x * towards_light[0] + y * towards_light[1] + height * towards_light[2]) / size;
    }
    return smoothstep(-0.35f, 1.0f, lit / total);
}

Model model(Hex hex, const Hex* beside, bool turned) {
    Balls balls;
    add_balls(balls, hex, {0, 0});
    ImVec2 to_neighbour{0, 0};
    if (beside != nullptr) {
        to_neighbour = HexView{{0, 0}, 1, turned}.at(Hex{beside->q - hex.q, beside->r - hex.r});
        add_balls(balls, *beside, to_neighbour);
        const ImVec2 normal{-to_neighbour.y, to_neighbour.x};
        for (const float off : {-0.1f, 0.1f})
            balls.push_back({{to_neighbour.x / 2 + normal.x * off, to_neighbour.y / 2 + normal.y * off}, 0.27f});
    }
    Model made{{{0, 0}, light_on(balls, {0, 0}), 1, 0}};
    for (int ray = 0; ray < rays; ++ray) {
        const float angle = 2 * pi * static_cast<float>(ray) / rays;
        const ImVec2 out{std::cos(angle), std::sin(angle)};
        const float ahead =
            out.x * to_neighbour.x + out.y * to_neighbour.y;  // the neighbour draws the half beyond the shared edge
        const float limit = ahead > 0.05f ? 0.5f / ahead : 1.0f;
        float end = std::min(0.7f, limit);
        while (end > 0.1f && depth(balls, {out.x * end, out.y * end}) < -soft) end -= 0.006f;
        for (const float part : rings) {
            const float far = end * part;
            const ImVec2 at{out.x * far, out.y * far};
            const float opacity = smoothstep(-soft, soft, depth(balls, at));
            made.push_back({at, light_on(balls, at), opacity, far});
        }
    }
    return made;
}

const Model& model_for(Hex hex, const Hex* beside, bool turned) {
    static std::map<std::array<int, 5>, Model> made;
    const std::array<int, 5> key{hex.q, hex.r, beside ? beside->q : 99, beside ? beside->r : 99, turned ? 1 : 0};
    auto found = made.find(key);
    if (found == made.end()) found = made.emplace(key, model(hex, beside, turned)).first;
    return found->second;
}

const std::vector<ImDrawIdx>& triangles() {
    static const std::vector<ImDrawIdx> made = [] {
        std::vector<ImDrawIdx> indices;
        constexpr auto count = static_cast<int>(rings.size());
        for (int ray = 0; ray < rays; ++ray) {
            const int a = 1 + ray * count, b = 1 + (ray + 1) % rays * count;
            for (const int i : {0, a, b}) indices.push_back(static_cast<ImDrawIdx>(i));
            for (int ring = 0; ring + 1 < count; ++ring) {
                for (const int i : {a, a + 1, b + 1, a, b + 1, b}) indices.push_back(static_cast<ImDrawIdx>(i + ring));
            }
        }
        return indices;
    }();
    return made;
}

template <class Colour>
void draw_model(ImDrawList& list, const Model& model, ImVec2 shift, float scale, const Colour& colour) {
    static paint::Mesh mesh;
    if (mesh.indices.empty()) mesh.indices = triangles();
    mesh.vertices.clear();
    for (const Vertex& vertex : model) mesh.vertices.push_back({vertex.at, {}, colour(vertex)});
    paint::draw(list, mesh, shift, scale);
}

}  // namespace

void cloud_shadow(ImDrawList& list, const HexView& view, Hex hex) {
    const bool night = paint::is_dark(theme::palette().page);
    const ImVec2 at = view.at(hex);
    const ImVec2 fallen{at.x + view.cell * 0.15f, at.y + view.cell * 0.19f};
    paint::soft_disc(list, fallen, view.cell * 0.2f, view.cell * 0.54f,
                     night ? IM_COL32(0, 0, 0, 120) : IM_COL32(52, 56, 44, 88));
}

void cloud(ImDrawList& list, const HexView& view, Hex hex, const Hex* beside, float cover, float opacity) {
    const bool night = paint::is_dark(theme::palette().page);
    const ImU32 shade = night ? IM_COL32(68, 80, 94, 255) : IM_COL32(170, 184, 200, 255);
    const ImU32 middle = night ? IM_COL32(104, 117, 132, 255) : IM_COL32(232, 237, 242, 255);
    const ImU32 lit = night ? IM_COL32(150, 163, 178, 255) : IM_COL32(255, 255, 253, 255);
    const float rim = smoothstep(0, 0.3f, cover);
    draw_model(list, model_for(hex, beside, view.turned), view.at(hex), view.cell, [&](const Vertex& vertex) {
        const ImU32 colour = vertex.light < 0.5f ? paint::mix(shade, middle, vertex.light * 2)
                                                 : paint::mix(middle, lit, vertex.light * 2 - 1);
        // A thin cloud is transparent in the middle only, so that its halves always join.
        const float open = 1 - smoothstep(0.2f, 0.5f, vertex.from_middle);
        return paint::faded(colour, vertex.opacity * rim * (1 - open * (1 - cover)) * 0.97f * opacity);
    });
}

}  // namespace sightlines::crosshairs::art
