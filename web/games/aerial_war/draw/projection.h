// The viewport transform of the board: squares and facings to the screen and back. CSS pixels.
#pragma once

#include <algorithm>
#include <array>
#include <numbers>

#include "board/area.h"
#include "games/aerial_war/rules/grid.h"
#include "imgui.h"

namespace sightlines::aerial_war {

struct Grid {
    ImVec2 centre;  // of the board
    float cell = 40;
    bool turned = false;  // south is up

    float sign() const { return turned ? -1.0f : 1.0f; }
    ImVec2 at(Square square) const {
        return {centre.x + (static_cast<float>(file_of(square)) - (file_count - 1) / 2.0f) * sign() * cell,
                centre.y - (static_cast<float>(rank_of(square)) - (rank_count - 1) / 2.0f) * sign() * cell};
    }
    // Unit vector, y down.
    ImVec2 direction(Facing facing) const {
        constexpr std::array<ImVec2, 4> ways{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
        return ways[index(on_screen(facing))];
    }
    // Radians; 0 is right, clockwise is positive.
    float angle(Facing facing) const {
        return (static_cast<float>(on_screen(facing)) - 1) * std::numbers::pi_v<float> / 2;
    }
    ImVec2 min() const { return {centre.x - file_count * cell / 2, centre.y - rank_count * cell / 2}; }
    ImVec2 max() const { return {centre.x + file_count * cell / 2, centre.y + rank_count * cell / 2}; }
    float line_width() const { return std::max(1.5f, cell / 26); }

    Square under(ImVec2 point) const {
        const float file = (point.x - centre.x) / (sign() * cell) + file_count / 2.0f;
        const float rank = (centre.y - point.y) / (sign() * cell) + rank_count / 2.0f;
        return file < 0 || rank < 0 ? no_square : square_at(static_cast<int>(file), static_cast<int>(rank));
    }

    Facing on_screen(Facing facing) const { return turned ? opposite(facing) : facing; }  // as if north were up
};

}  // namespace sightlines::aerial_war
