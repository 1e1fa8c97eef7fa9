#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "games/crossfire_squads/rules/terrain.h"

// The generated table, step by step: the order of the draws is part of the rules.
namespace sightlines::crossfire_squads {
namespace {

constexpr int cell_rows = 8;
constexpr int cell_columns = 12;
constexpr int cell_count = cell_rows * cell_columns;
constexpr int cell_side = 480;  // of a cell before its sides are shifted

// CS-SET-03.
class Draws {
  public:
    explicit Draws(std::int32_t seed) : state_(static_cast<std::uint32_t>(seed) * 2654435761U + 12345U) {
        if (state_ == 0) state_ = 1;
    }
    int next(std::uint32_t bound) {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 17U;
        state_ ^= state_ << 5U;
        return static_cast<int>(state_ % bound);
    }

  private:
    std::uint32_t state_;
};

// A point that stands twice in a row counts once.
Polygon polygon(std::initializer_list<Point> points) {
    Corners corners;
    for (const Point p : points) {
        if (corners.empty() || p != corners[corners.size() - 1]) corners.push_back(p);
    }
    return Polygon(corners);
}

struct Cell {
    Box box;
    Polygon area;  // if it is covered
    Ground ground = Ground::woods;
    std::optional<Polygon> hedge;  // if it is not
    bool covered = false;

    const Polygon* piece() const { return covered ? &area : hedge ? &*hedge : nullptr; }
};
using Cells = std::array<Cell, cell_count>;

// CS-SET-04.
int shift(Draws& draws, int row, int column) {
    const int offset = 20 + draws.next(61);
    return (row + column) % 2 == 0 ? offset : -offset;
}

void draw_sides(Draws& draws, Cells& grid) {
    const auto box = [&grid](int row, int column) -> Box& {
        return grid[static_cast<std::size_t>(cell_columns * row + column)].box;
    };
    for (int i = 0; i < cell_rows; ++i) {
        for (int j = 0; j <= cell_columns; ++j) {
            const int x = cell_side * j + (0 < j && j < cell_columns ? shift(draws, i, j) : 0);
            if (j > 0) box(i, j - 1).right = x;
            if (j < cell_columns) box(i, j).left = x;
        }
    }
    for (int i = 0; i <= cell_rows; ++i) {
        for (int j = 0; j < cell_columns; ++j) {
            const int y = cell_side * i - (0 < i && i < cell_rows ? shift(draws, i, j) : 0);
            if (i > 0) box(i - 1, j).bottom = y;
            if (i < cell_rows) box(i, j).top = y;
        }
    }
}

// CS-SET-07.
std::optional<Polygon> hedge_in(const Box& box, int code) {
    constexpr int gap = 40;
    constexpr int half = 8;
    if (code > 1) return std::nullopt;
    Box hedge = box.grown(-gap);
    if (code == 0) {
        const int middle = (box.top + box.bottom) / 2;
        hedge.top = middle - half;
        hedge.bottom = middle + half;
    } else {
        const int middle = (box.left + box.right) / 2;
        hedge.left = middle - half;
        hedge.right = middle + half;
    }
    return polygon(
        {{hedge.left, hedge.top}, {hedge.right, hedge.top}, {hedge.right, hedge.bottom}, {hedge.left, hedge.bottom}});
}

// CS-SET-05, CS-SET-06.
void draw_contents(Draws& draws, bool buildings, Cell& cell) {
    constexpr int step = 24;
    constexpr std::array grounds{Ground::woods, Ground::field, Ground::hill, Ground::rough,
                                 Ground::woods, Ground::field, Ground::hill, Ground::woods};
    const int a = step * draws.next(4);
    const int b = step * draws.next(4);
    const int d = step * draws.next(4);
    const int e = step * draws.next(4);
    const auto& [left, top, right, bottom] = cell.box;
    cell.area = polygon({{left, top + a},
                         {left + a, top},
                         {right - b, top},
                         {right, top + b},
                         {right, bottom - d},
                         {right - d, bottom},
                         {left + e, bottom},
                         {left, bottom - e}});
    cell.ground = grounds[static_cast<std::size_t>(draws.next(grounds.size()))];
    if (buildings && draws.next(6) == 0) cell.ground = Ground::building;
    cell.hedge = hedge_in(cell.box, draws.next(4));
}

// CS-SET-08.
using Sequence = std::array<std::size_t, cell_count>;

Sequence shuffled(Draws& draws) {
    Sequence order;
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t last = cell_count - 1; last > 0; --last)
        std::swap(order[last], order[static_cast<std::size_t>(draws.next(static_cast<std::uint32_t>(last + 1)))]);
    return order;
}

void cover_half(Cells& grid, const Sequence& order) {
    std::int64_t twice_covered = 0;
    for (const std::size_t cell : order) {
        if (twice_covered >= std::int64_t{table_width} * table_height) return;
        grid[cell].covered = true;
        twice_covered += grid[cell].area.twice_area();
    }
}

// CS-SET-09.
class Lanes {
  public:
    Lanes(Cells& grid, const Sequence& order) : grid_(&grid) {
        for (const std::size_t cell : order) {
            const auto& [left, top, right, bottom] = grid[cell].box;
            candidates_.push_back({&grid[cell], polygon({{left, top}, {right, top}, {right, bottom}, {left, bottom}})});
        }
    }

    void close_all() {
        for (int y = inch; y < table_height; y += inch) {
            for (int z = inch; z < table_height; z += inch) close({0, y}, {table_width, z});
        }
        for (int x = inch; x < table_width; x += inch) {
            for (int z = inch; z < table_width; z += inch) close({x, 0}, {z, table_height});
        }
    }

  private:
    struct Candidate {
        Cell* cell;
        Polygon all;
    };

    bool blocks(const Cell& cell, Point from, Point to) const {
        const Polygon* piece = cell.piece();
        return piece != nullptr && piece->is_passed_through_by(from, to);
    }

    // What stopped the line before mostly stops this one too.
    bool is_clear(Point from, Point to) {
        if (blocks((*grid_)[last_], from, to)) return false;
        for (std::size_t cell = 0; cell < grid_->size(); ++cell) {
            if (!blocks((*grid_)[cell], from, to)) continue;
            last_ = cell;
            return false;
        }
        return true;
    }

    void close(Point from, Point to) {
        while (is_clear(from, to)) {
            const auto found = std::find_if(candidates_.begin(), candidates_.end(), [&](const Candidate& each) {
                return !each.cell->covered && each.all.is_passed_through_by(from, to);
            });
            if (found == candidates_.end()) return;
            found->cell->covered = true;
        }
    }

    Cells* grid_;
    std::vector<Candidate> candidates_;  // in the order in which they are covered
    std::size_t last_ = 0;
};

// CS-SET-10.
Terrain pieces_of(const Cells& grid) {
    std::vector<Piece> pieces;
    for (const Cell& cell : grid) {
        const Polygon* shape = cell.piece();
        if (shape == nullptr) continue;
        const auto id = static_cast<PieceId>(first_area + static_cast<int>(pieces.size()));
        pieces.push_back({id, cell.covered ? cell.ground : Ground::hedge, *shape});
    }
    return Terrain(std::move(pieces));
}

}  // namespace

Terrain generate_terrain(std::int32_t seed, bool buildings) {
    Draws draws(seed);
    Cells grid;
    draw_sides(draws, grid);
    for (Cell& cell : grid) draw_contents(draws, buildings, cell);
    const Sequence order = shuffled(draws);
    cover_half(grid, order);
    Lanes(grid, order).close_all();
    return pieces_of(grid);
}

}  // namespace sightlines::crossfire_squads
