#include "board/hex_board.h"

#include <array>
#include <cmath>
#include <numbers>

namespace sightlines {
namespace {

constexpr float row_height = std::numbers::sqrt3_v<float> / 2;

}  // namespace

ImVec2 HexView::at(Hex hex) const {
    const auto q = static_cast<float>(hex.q);
    const auto r = static_cast<float>(hex.r);
    return {centre.x + (q + r / 2) * sign() * cell, centre.y - r * row_height * sign() * cell};
}

float HexView::angle(Heading heading) const {
    return static_cast<float>(index(heading) + (turned ? 3 : 0)) * std::numbers::pi_v<float> / 3;
}

ImVec2 HexView::direction(Heading heading) const { return {std::cos(angle(heading)), std::sin(angle(heading))}; }

ImVec2 HexView::corner(Hex hex, int which) const {
    const float angle = (static_cast<float>(which) * 60 - 90) * std::numbers::pi_v<float> / 180;
    const float radius = sign() * cell / std::numbers::sqrt3_v<float>;
    const ImVec2 middle = at(hex);
    return {middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)};
}

Hex HexView::hex_at(ImVec2 point) const {
    const float r = (centre.y - point.y) / (row_height * sign() * cell);
    const float q = (point.x - centre.x) / (sign() * cell) - r / 2;
    // Cube rounding: the coordinate with the largest rounding error is computed from the other two.
    const float s = -q - r;
    float rounded_q = std::round(q);
    float rounded_r = std::round(r);
    const float rounded_s = std::round(s);
    const float moved_q = std::abs(rounded_q - q);
    const float moved_r = std::abs(rounded_r - r);
    const float moved_s = std::abs(rounded_s - s);
    if (moved_q > moved_r && moved_q > moved_s) {
        rounded_q = -rounded_r - rounded_s;
    } else if (moved_r > moved_s) {
        rounded_r = -rounded_q - rounded_s;
    }
    return {static_cast<int>(rounded_q), static_cast<int>(rounded_r)};
}

}  // namespace sightlines
