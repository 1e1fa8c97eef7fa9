#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "geometry/hex.h"

namespace sightlines::crossfire_hex {

// CX-GEO-01: the board of 43 cells. A Cell is a place in cell order: rank 1 first, each rank from left to right, 0 (g1)
// to 42 (g9).
using Cell = std::int8_t;
inline constexpr Cell no_cell = -1;
inline constexpr int cell_count = 43;
inline constexpr int rank_count = 9;
inline constexpr int file_count = 13;
inline constexpr int farthest = 6;  // the longest lines have seven cells

// Files lie half a cell apart: in a rank, every other one from the first has a cell.
struct Rank {
    int first_file;
    int cells;
};
inline constexpr std::array<Rank, rank_count> ranks{
    {{6, 1}, {3, 4}, {0, 7}, {1, 6}, {0, 7}, {1, 6}, {0, 7}, {3, 4}, {6, 1}}};

// The cell on a rank (0 to 8) and a file (0 to 12); no_cell where the board has none.
constexpr Cell cell_on(int rank, int file) {
    if (rank < 0 || rank >= rank_count) return no_cell;
    int before = 0;
    for (int below = 0; below < rank; ++below) before += ranks[static_cast<std::size_t>(below)].cells;
    const Rank& line = ranks[static_cast<std::size_t>(rank)];
    const int along = file - line.first_file;
    if (along < 0 || along % 2 != 0 || along / 2 >= line.cells) return no_cell;
    return static_cast<Cell>(before + along / 2);
}

// The cell with g5 as the origin; no_cell off the board.
constexpr Cell cell_at(Hex hex) { return cell_on(hex.r + 4, 2 * hex.q + hex.r + 6); }

constexpr Hex hex_of(Cell cell) {
    int rank = 0;
    int along = cell;
    while (along >= ranks[static_cast<std::size_t>(rank)].cells) along -= ranks[static_cast<std::size_t>(rank++)].cells;
    const int file = ranks[static_cast<std::size_t>(rank)].first_file + 2 * along;
    return {(file - 6 - (rank - 4)) / 2, rank - 4};
}

// CX-GEO-02: the cells in one direction, nearest first, to the edge of the board (CX-MOVE-06).
struct Line {
    std::int8_t length = 0;
    std::array<Cell, farthest> cells{};
};

// The cells in a straight line at one distance, clockwise from the east.
struct TargetCells {
    std::int8_t count = 0;
    std::array<Cell, 6> cells{};

    constexpr const Cell* begin() const { return cells.data(); }
    constexpr const Cell* end() const { return cells.data() + count; }
};

namespace detail {

inline constexpr std::array<std::array<Line, 6>, cell_count> lines = [] {
    std::array<std::array<Line, 6>, cell_count> table{};
    for (int cell = 0; cell < cell_count; ++cell) {
        for (const Heading heading : all_headings) {
            Line& line = table[static_cast<std::size_t>(cell)][index(heading)];
            Hex hex = hex_of(static_cast<Cell>(cell)) + step(heading);
            for (; cell_at(hex) != no_cell; hex = hex + step(heading))
                line.cells[static_cast<std::size_t>(line.length++)] = cell_at(hex);
        }
    }
    return table;
}();

inline constexpr std::array<std::array<TargetCells, farthest>, cell_count> targets = [] {
    std::array<std::array<TargetCells, farthest>, cell_count> table{};
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        for (const Line& line : lines[cell]) {
            for (std::size_t way = 0; way < static_cast<std::size_t>(line.length); ++way) {
                TargetCells& far = table[cell][way];
                far.cells[static_cast<std::size_t>(far.count++)] = line.cells[way];
            }
        }
    }
    return table;
}();

inline constexpr std::array<std::int8_t, cell_count> capacities = [] {
    std::array<std::int8_t, cell_count> table{};
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        for (const Line& line : lines[cell]) table[cell] = static_cast<std::int8_t>(table[cell] + (line.length > 0));
    }
    return table;
}();

inline constexpr std::array<std::array<std::int8_t, cell_count>, cell_count> distances = [] {
    std::array<std::array<std::int8_t, cell_count>, cell_count> table{};
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        for (const Line& line : lines[cell]) {
            for (std::int8_t way = 0; way < line.length; ++way)
                table[cell][static_cast<std::size_t>(line.cells[static_cast<std::size_t>(way)])] =
                    static_cast<std::int8_t>(way + 1);
        }
    }
    return table;
}();

}  // namespace detail

constexpr const Line& line_from(Cell cell, Heading heading) {
    return detail::lines[static_cast<std::size_t>(cell)][index(heading)];
}

// `distance` from 1 to farthest.
constexpr const TargetCells& targets_at(Cell cell, int distance) {
    return detail::targets[static_cast<std::size_t>(cell)][static_cast<std::size_t>(distance - 1)];
}

// CX-GEO-03: how many men a cell holds, which is the number of its neighbours.
constexpr int capacity(Cell cell) { return detail::capacities[static_cast<std::size_t>(cell)]; }

// The way between two cells in a straight line; 0 for any others.
constexpr int straight_distance(Cell from, Cell to) {
    return detail::distances[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
}

// Printed names: "g1" to "g9".
std::string cell_name(Cell cell);
std::optional<Cell> cell_from(std::string_view name);

}  // namespace sightlines::crossfire_hex
