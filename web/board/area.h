#pragma once

#include <cmath>
#include <numbers>

#include "imgui.h"

namespace sightlines {

inline constexpr float pi = std::numbers::pi_v<float>;  // angles are in radians

// A rectangle on the screen, in CSS pixels.
struct Area {
    ImVec2 min;
    ImVec2 max;
    ImVec2 size() const { return {max.x - min.x, max.y - min.y}; }
    ImVec2 centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
};

// Of the ImGui item just drawn.
inline Area item_area() { return {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}; }

// The point `length` from `from` in a direction, which is a unit vector.
inline ImVec2 along(ImVec2 from, ImVec2 direction, float length) {
    return {from.x + direction.x * length, from.y + direction.y * length};
}

inline ImVec2 part_way(ImVec2 from, ImVec2 to, float part) {  // from 0: `from` to 1: `to`
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

inline float distance(ImVec2 a, ImVec2 b) { return std::hypot(b.x - a.x, b.y - a.y); }

inline Area square_around(ImVec2 centre, float reach) {
    return {{centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}};
}

// How many that are so wide stand beside each other in a row, with gaps between them; at least one.
inline int count_in_row(float row, float each, float gap) {
    const int fit = static_cast<int>((row + gap) / (each + gap));
    return fit < 1 ? 1 : fit;
}

}  // namespace sightlines
