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

// Each corner becomes a curve that begins and ends at most `reach` before and after it.
Outline rounded(const Outline& line, float reach) {
    constexpr int steps = 5;
    Outline round;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const ImVec2 corner = line[i], before = line[(i + line.size() - 1) % line.size()],
                     after = line[(i + 1) % line.size()];
        const auto along = [&](ImVec2 to) {
            const float length = std::max(std::hypot(to.x - corner.x, to.y - corner.y), 1e-3f);
            return between(corner, to, std::min(reach / length, 0.45f));
        };
        const ImVec2 from = along(before), to = along(after);
        for (int k = 0; k <= steps; ++k) {
            const float part = static_cast<float>(k) / steps;
            round.push_back(between(between(from, corner, part), between(corner, to, part), part));
        }
    }
    return round;
}

float length_of(const Outline& line) {
    float length = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const ImVec2 a = line[i], b = line[(i + 1) % line.size()];
        length += std::hypot(b.x - a.x, b.y - a.y);
    }
    return length;
}

// `count` points of the closed line, evenly spread.
Outline resampled(const Outline& line, int count) {
    Outline points;
    const float step = length_of(line) / static_cast<float>(count);
    float next = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const ImVec2 a = line[i], b = line[(i + 1) % line.size()];
        const float edge = std::hypot(b.x - a.x, b.y - a.y);
        for (; next < edge && static_cast<int>(points.size()) < count; next += step)
            points.push_back(between(a, b, next / edge));
        next -= edge;
    }
    while (static_cast<int>(points.size()) < count) points.push_back(points.back());
    return points;
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
        result.emplace_back(p.x + (q.x - p.x) * part, p.y + (q.y - p.y) * part);
    }
    return result;
}

PieceShape::PieceShape(const Polygon& shape) {
    for (const Point p : shape.corners()) {
        outline_.emplace_back(static_cast<float>(p.x), static_cast<float>(p.y));
        seed_ = scrambled(seed_ * 31U + static_cast<std::uint32_t>(p.x * 8192 + p.y));
    }
    const Box& box = shape.box();
    min_ = {static_cast<float>(box.left), static_cast<float>(box.top)};
    max_ = {static_cast<float>(box.right), static_cast<float>(box.bottom)};
}

ImVec2 PieceShape::middle() const {
    ImVec2 sum{0, 0};
    for (const ImVec2 p : outline_) sum = {sum.x + p.x, sum.y + p.y};
    const auto n = static_cast<float>(outline_.size());
    return {sum.x / n, sum.y / n};
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

Outline PieceShape::grown(float out, float wave, float step, int salt) const {
    constexpr float corner = 46, long_wave = 260, short_wave = 96;
    const Outline round = rounded(outline_, corner);
    const float length = length_of(round);
    const int count = std::clamp(static_cast<int>(length / step), 12, 400);
    const Outline even = resampled(round, count);
    const auto cycles = [&](float wavelength) { return std::max(2.0f, std::round(length / wavelength)); };
    const float slow = cycles(long_wave), fast = cycles(short_wave), shift = tau * random(1, salt);
    Outline line;
    const auto n = even.size();
    for (std::size_t i = 0; i < n; ++i) {
        const ImVec2 before = even[(i + n - 1) % n], after = even[(i + 1) % n];
        const float x = after.x - before.x, y = after.y - before.y, size = std::max(std::hypot(x, y), 1e-3f);
        const float turn = tau * static_cast<float>(i) / static_cast<float>(n);
        const float sway = 0.6f * std::sin(turn * slow + shift) + 0.4f * std::sin(turn * fast + 3 * shift);
        const float by = out + wave * sway;
        line.emplace_back(even[i].x + y / size * by, even[i].y - x / size * by);
    }
    return line;
}

ImVec2 Ridge::nearest(ImVec2 p) const {
    const float x = to.x - from.x, y = to.y - from.y, squared = x * x + y * y;
    if (squared == 0) return from;
    return between(from, to, std::clamp(((p.x - from.x) * x + (p.y - from.y) * y) / squared, 0.0f, 1.0f));
}

Ridge PieceShape::ridge() const {
    ImVec2 direction{1, 0};
    float longest = 0;
    for (int i = 0; i < 8; ++i) {
        const float angle = tau / 16 * static_cast<float>(i);
        const ImVec2 way{std::cos(angle), std::sin(angle)};
        const auto line = chord(middle(), way);
        if (!line) continue;
        const float length = std::hypot(line->second.x - line->first.x, line->second.y - line->first.y);
        if (length <= longest) continue;
        longest = length;
        direction = way;
    }
    const auto along = chord(middle(), direction), across = chord(middle(), {-direction.y, direction.x});
    if (!along || !across) return {middle(), middle()};
    const float wide = std::hypot(across->second.x - across->first.x, across->second.y - across->first.y);
    const float part = std::min(wide / 2 / std::max(longest, 1.0f), 0.5f);
    return {between(along->first, along->second, part), between(along->second, along->first, part)};
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
