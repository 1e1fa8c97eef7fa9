#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/index_set.h"

namespace sightlines::aerial_war {

// The board of 11 by 14 squares (AW-GEO-01): files a to k from west to east, ranks 1 to 14 from south to north. A
// Square is the place in that order, rank by rank: 0 (a1) to 153 (k14).
using Square = std::int16_t;
inline constexpr Square no_square = -1;
inline constexpr int file_count = 11;
inline constexpr int rank_count = 14;
inline constexpr int square_count = file_count * rank_count;

using SquareSet = IndexSet<square_count>;

constexpr Square square_at(int file, int rank) {
    if (file < 0 || file >= file_count || rank < 0 || rank >= rank_count) return no_square;
    return static_cast<Square>(rank * file_count + file);
}
constexpr int file_of(Square square) { return square % file_count; }
constexpr int rank_of(Square square) { return square / file_count; }

// AW-GEO-02, clockwise.
enum class Facing : std::int8_t { n, e, s, w };
inline constexpr std::array<Facing, 4> all_facings{Facing::n, Facing::e, Facing::s, Facing::w};
inline constexpr std::array<std::string_view, 4> facing_words{"n", "e", "s", "w"};

constexpr std::size_t index(Facing facing) { return static_cast<std::size_t>(facing); }

// Quarter turns to the right; negative ones go to the left.
constexpr Facing turned(Facing facing, int quarters) {
    return static_cast<Facing>((static_cast<int>(facing) + quarters + 4) % 4);
}
constexpr Facing opposite(Facing facing) { return turned(facing, 2); }

// Where a plane can go from its square: ahead, to the left and to the right (AW-MOVE-03).
constexpr std::array<Facing, 3> ways_on(Facing facing) { return {facing, turned(facing, -1), turned(facing, 1)}; }

namespace detail {

inline constexpr std::array<std::array<Square, 4>, square_count> neighbours = [] {
    std::array<std::array<Square, 4>, square_count> table{};
    for (Square square = 0; square < square_count; ++square) {
        const int file = file_of(square);
        const int rank = rank_of(square);
        table[static_cast<std::size_t>(square)] = {square_at(file, rank + 1), square_at(file + 1, rank),
                                                   square_at(file, rank - 1), square_at(file - 1, rank)};
    }
    return table;
}();

}  // namespace detail

// The neighbour in a direction; no_square off the board.
constexpr Square ahead(Square square, Facing facing) {
    return detail::neighbours[static_cast<std::size_t>(square)][index(facing)];
}
constexpr Square behind(Square square, Facing facing) { return ahead(square, opposite(facing)); }

namespace detail {

constexpr SquareSet file(int file) {
    SquareSet squares;
    for (int rank = 0; rank < rank_count; ++rank) squares.insert(square_at(file, rank));
    return squares;
}
inline constexpr SquareSet off_the_west_edge = ~file(0);
inline constexpr SquareSet off_the_east_edge = ~file(file_count - 1);

}  // namespace detail

// All squares of a set moved one step; those that would leave the board are gone.
constexpr SquareSet moved(const SquareSet& squares, Facing facing) {
    switch (facing) {
        case Facing::n: return squares.moved(file_count);
        case Facing::e: return (squares & detail::off_the_east_edge).moved(1);
        case Facing::s: return squares.moved(-file_count);
        case Facing::w: break;
    }
    return (squares & detail::off_the_west_edge).moved(-1);
}

// Printed names: "a1" to "k14".
std::string square_name(Square square);
std::optional<Square> square_from(std::string_view name);

}  // namespace sightlines::aerial_war
