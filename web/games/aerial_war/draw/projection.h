// The viewport transform of the board: squares and facings to the screen and back. CSS pixels.
#pragma once

#include <algorithm>
#include <numbers>

#include "games/aerial_war/rules/grid.h"
#include "imgui.h"

namespace sightlines::aerial_war {

struct Grid {
    ImVec2 centre;  // of the board
    float cell = 40;

    ImVec2 at(Square square) const {
        return {centre.x + (static_cast<float>(file_of(square)) - (file_count - 1) / 2.0f) * cell,
                centre.y - (static_cast<float>(rank_of(square)) - (rank_count - 1) / 2.0f) * cell};
    }
    ImVec2 min() const { return {centre.x - file_count * cell / 2, centre.y - rank_count * cell / 2}; }
    ImVec2 max() const { return {centre.x + file_count * cell / 2, centre.y + rank_count * cell / 2}; }
    float line_width() const { return std::max(1.5f, cell / 26); }

    Square under(ImVec2 point) const {
        const float file = (point.x - min().x) / cell, rank = (max().y - point.y) / cell;
        return file < 0 || rank < 0 ? no_square : square_at(static_cast<int>(file), static_cast<int>(rank));
    }
};

// Unit vector, y down.
constexpr ImVec2 direction(Facing facing) {
    switch (facing) {
        case Facing::n: return {0, -1};
        case Facing::e: return {1, 0};
        case Facing::s: return {0, 1};
        case Facing::w: break;
    }
    return {-1, 0};
}

// Radians; 0 is east, clockwise is positive.
constexpr float angle_of(Facing facing) { return (static_cast<float>(facing) - 1) * std::numbers::pi_v<float> / 2; }

inline ImVec2 along(ImVec2 from, ImVec2 direction, float length) {
    return {from.x + direction.x * length, from.y + direction.y * length};
}

}  // namespace sightlines::aerial_war
