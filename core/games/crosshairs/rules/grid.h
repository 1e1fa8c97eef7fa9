#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/index_set.h"
#include "geometry/hex.h"

namespace sightlines::crosshairs {

// The board of 91 hexes (CH-GEO-01): rows a to k upwards, six to eleven cells, numbered from the left. A Cell is the
// place in that order, 0 (a1) to 90 (k6).
using Cell = std::int8_t;
inline constexpr Cell no_cell = -1;
inline constexpr int cell_count = 91;
inline constexpr int row_count = 11;
inline constexpr int middle_row = 5;

using CellSet = IndexSet<cell_count>;

constexpr int row_length(int row) { return row <= middle_row ? 6 + row : 16 - row; }

namespace detail {

inline constexpr std::array<int, row_count + 1> row_starts = [] {
    std::array<int, row_count + 1> starts{};
    for (std::size_t row = 0; row < row_count; ++row) starts[row + 1] = starts[row] + row_length(static_cast<int>(row));
    return starts;
}();

constexpr int row_of(Cell cell) {
    int row = 0;
    while (cell >= row_starts[static_cast<std::size_t>(row) + 1]) ++row;
    return row;
}

}  // namespace detail

// The cell with f6 as the origin; no_cell off the board.
constexpr Cell cell_at(Hex hex) {
    const int row = hex.r + middle_row;
    if (row < 0 || row >= row_count) return no_cell;
    const int number = hex.q + middle_row + (hex.r < 0 ? hex.r : 0);
    if (number < 0 || number >= row_length(row)) return no_cell;
    return static_cast<Cell>(detail::row_starts[static_cast<std::size_t>(row)] + number);
}

constexpr Hex hex_of(Cell cell) {
    const int row = detail::row_of(cell);
    const int r = row - middle_row;
    return {cell - detail::row_starts[static_cast<std::size_t>(row)] - middle_row - (r < 0 ? r : 0), r};
}

namespace detail {

inline constexpr std::array<std::array<Cell, 6>, cell_count> neighbours = [] {
    std::array<std::array<Cell, 6>, cell_count> table{};
    for (int cell = 0; cell < cell_count; ++cell) {
        for (const Heading heading : all_headings)
            table[static_cast<std::size_t>(cell)][index(heading)] =
                cell_at(hex_of(static_cast<Cell>(cell)) + step(heading));
    }
    return table;
}();

}  // namespace detail

// CH-GEO-02: the neighbour in a direction; no_cell off the board.
constexpr Cell ahead(Cell cell, Heading heading) {
    return detail::neighbours[static_cast<std::size_t>(cell)][index(heading)];
}

// The six sides of CH-GEO-03, clockwise from the one at the bottom.
enum class BoardSide : std::int8_t { s, sw, nw, n, ne, se };

// The six cells of a side, in its printed order.
constexpr std::array<Cell, 6> side_cells(BoardSide side) {
    constexpr std::array<Hex, 6> corners{Hex{0, -5}, Hex{0, -5}, Hex{-5, 0}, Hex{-5, 5}, Hex{5, 0}, Hex{5, -5}};
    constexpr std::array<Heading, 6> along{Heading::e, Heading::nw, Heading::ne, Heading::e, Heading::nw, Heading::ne};
    const auto which = static_cast<std::size_t>(side);
    std::array<Cell, 6> cells{};
    Hex hex = corners[which];
    for (Cell& cell : cells) {
        cell = cell_at(hex);
        hex = hex + step(along[which]);
    }
    return cells;
}

constexpr bool on_side(Cell cell, BoardSide side) {
    for (const Cell own : side_cells(side)) {
        if (own == cell) return true;
    }
    return false;
}

// Printed names: "a1" to "k6" (CH-GEO-01).
std::string cell_name(Cell cell);
std::optional<Cell> cell_from(std::string_view name);

}  // namespace sightlines::crosshairs
