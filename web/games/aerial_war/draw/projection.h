// The viewport transform of the board: squares and facings to the screen and back. CSS pixels.
#pragma once

#include <algorithm>
#include <array>
#include <numbers>

#include "base/direction.h"
#include "board/area.h"
#include "games/aerial_war/rules/grid.h"
#include "imgui.h"

namespace sightlines::aerial_war {

struct Grid {
    ImVec2 centre;  // of the board
    float cell = 40;
    bool turned = false;    // south is up
    bool sideways = false;  // and all of it is turned clockwise by 90 degrees, for windows that are low

    ImVec2 at(Square square) const {
        const ImVec2 away = on_screen({(static_cast<float>(file_of(square)) - (file_count - 1) / 2.0f) * cell,
                                       ((rank_count - 1) / 2.0f - static_cast<float>(rank_of(square))) * cell});
        return {centre.x + away.x, centre.y + away.y};
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
    int columns() const { return sideways ? rank_count : file_count; }
    int rows() const { return sideways ? file_count : rank_count; }
    ImVec2 min() const {
        return {centre.x - static_cast<float>(columns()) * cell / 2, centre.y - static_cast<float>(rows()) * cell / 2};
    }
    ImVec2 max() const { return {2 * centre.x - min().x, 2 * centre.y - min().y}; }
    float line_width() const { return std::max(1.5f, cell / 26); }

    Square under(ImVec2 point) const {
        const ImVec2 away = on_board({point.x - centre.x, point.y - centre.y});
        const float file = away.x / cell + file_count / 2.0f, rank = rank_count / 2.0f - away.y / cell;
        return file < 0 || rank < 0 ? no_square : square_at(static_cast<int>(file), static_cast<int>(rank));
    }

    // As if north were up: a facing, and a vector with y down and its inverse.
    Facing on_screen(Facing facing) const {
        return static_cast<Facing>((static_cast<int>(facing) + (turned ? 2 : 0) + (sideways ? 1 : 0)) % 4);
    }
    ImVec2 on_screen(ImVec2 way) const {
        if (turned) way = {-way.x, -way.y};
        return sideways ? ImVec2{-way.y, way.x} : way;
    }
    ImVec2 on_board(ImVec2 way) const {
        if (sideways) way = {way.y, -way.x};
        return turned ? ImVec2{-way.x, -way.y} : way;
    }
    // The direction on the board of an arrow on the screen.
    Direction on_board(Direction arrow) const {
        constexpr std::array quarter{Direction::down, Direction::up, Direction::left, Direction::right};
        if (sideways) arrow = quarter[static_cast<std::size_t>(arrow)];
        return turned ? static_cast<Direction>(static_cast<int>(arrow) ^ 1) : arrow;
    }
};

}  // namespace sightlines::aerial_war
