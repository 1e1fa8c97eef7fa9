#include "games/crossfire_squads/art/outline.h"

#include <algorithm>
#include <cmath>

namespace sightlines::crossfire_squads::art {
namespace {

std::uint32_t scrambled(std::uint32_t mixed) {
    mixed = (mixed ^ (mixed >> 15U)) * 0x2C1B3C6DU;
    mixed = (mixed ^ (mixed >> 12U)) * 0x297A2D39U;
    return mixed ^ (mixed >> 15U);
}

Outline rounded(const Outline& line) {
    Outline round;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const ImVec2 a = line[i], b = line[(i + 1) % line.size()];
        round.push_back({a.x + (b.x - a.x) * 0.25f, a.y + (b.y - a.y) * 0.25f});
        round.push_back({a.x + (b.x - a.x) * 0.75f, a.y + (b.y - a.y) * 0.75f});
    }
    return round;
}

}  // namespace

float hash01(std::uint32_t seed, int which, int salt) {
    const std::uint32_t mixed =
        seed ^ (static_cast<std::uint32_t>(which) * 73856093U) ^ (static_cast<std::uint32_t>(salt) * 83492791U);
    return static_cast<float>(scrambled(mixed) & 0xFFFFU) / 65535.0f;
}

Outline cut(const Outline& outline, ImVec2 on, ImVec2 direction) {
    const auto inside = [&](ImVec2 p) { return direction.x * (p.y - on.y) - direction.y * (p.x - on.x); };
    Outline result;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ImVec2 p = outline[i], q = outline[(i + 1) % outline.size()];
        const float from_side = inside(p), to_side = inside(q);
        if (from_side >= 0) result.push_back(p);
        if ((from_side < 0) == (to_side < 0)) continue;
        const float part = from_side / (from_side - to_side);
        result.push_back({p.x + (q.x - p.x) * part, p.y + (q.y - p.y) * part});
    }
    return result;
}

PieceShape::PieceShape(const Polygon& shape) {
    for (const Point p : shape.corners()) {
        outline_.push_back({static_cast<float>(p.x), static_cast<float>(p.y)});
        seed_ = scrambled(seed_ * 31U + static_cast<std::uint32_t>(p.x * 8192 + p.y));
    }
    const Box& box = shape.box();
    min_ = {static_cast<float>(box.left), static_cast<float>(box.top)};
    max_ = {static_cast<float>(box.right), static_cast<float>(box.bottom)};
}

float PieceShape::depth(ImVec2 p) const {
    float least = 1e9f;
    for (std::size_t i = 0; i < outline_.size(); ++i) {
        const ImVec2 a = outline_[i], b = outline_[(i + 1) % outline_.size()];
        const float x = b.x - a.x, y = b.y - a.y;
        least = std::min(least, (x * (p.y - a.y) - y * (p.x - a.x)) / std::hypot(x, y));
    }
    return least;
}

std::optional<std::pair<ImVec2, ImVec2>> PieceShape::chord(ImVec2 on, ImVec2 direction) const {
    float low = -1e9f, high = 1e9f;
    for (std::size_t i = 0; i < outline_.size(); ++i) {
        const ImVec2 a = outline_[i], b = outline_[(i + 1) % outline_.size()];
        const ImVec2 edge{b.x - a.x, b.y - a.y};
        const float from_side = edge.x * (on.y - a.y) - edge.y * (on.x - a.x),
                    rate = edge.x * direction.y - edge.y * direction.x;
        if (std::abs(rate) < 1e-6f) {
            if (from_side < 0) return std::nullopt;
            continue;
        }
        if (rate > 0) {
            low = std::max(low, -from_side / rate);
        } else {
            high = std::min(high, -from_side / rate);
        }
    }
    if (low >= high) return std::nullopt;
    return std::pair{ImVec2{on.x + direction.x * low, on.y + direction.y * low},
                     ImVec2{on.x + direction.x * high, on.y + direction.y * high}};
}

Outline PieceShape::contour(float in, int roundings) const {
    Outline left = outline_;
    for (std::size_t i = 0; i < outline_.size(); ++i) {
        const ImVec2 a = outline_[i], b = outline_[(i + 1) % outline_.size()];
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        const ImVec2 direction{(b.x - a.x) / length, (b.y - a.y) / length};
        left = cut(left, {a.x - direction.y * in, a.y + direction.x * in}, direction);
    }
    if (left.size() < 3) return {};
    for (int i = 0; i < roundings; ++i) left = rounded(left);
    return left;
}

Outline PieceShape::scattered(float spacing, float jitter, int salt) const {
    Outline points;
    const float row_height = spacing * 0.87f;
    int row = 0;
    for (float y = min_.y + row_height / 2; y < max_.y; y += row_height, ++row) {
        int column = 0;
        for (float x = min_.x + spacing * (row % 2 == 0 ? 0.25f : 0.75f); x < max_.x; x += spacing, ++column) {
            const int which = row * 64 + column;
            const ImVec2 p{x + spacing * jitter * (random(which, salt) - 0.5f) * 2,
                           y + spacing * jitter * (random(which, salt + 1) - 0.5f) * 2};
            if (depth(p) > 0) points.push_back(p);
        }
    }
    return points;
}

}  // namespace sightlines::crossfire_squads::art
