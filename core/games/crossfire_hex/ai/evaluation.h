#pragma once

#include <array>
#include <cstdint>

#include "games/crossfire_hex/ai/weights.h"
#include "games/crossfire_hex/rules/position.h"

// The value of a position, in hundredths of a man on the board. A stack's value depends on it and its cell alone, so
// that a search can keep the sum up to date with every action.
namespace sightlines::crossfire_hex {

// How weights.h tells cells and stacks apart.
inline constexpr std::array kinds{2, 3, 5, 6};  // of cells: their capacity

constexpr std::size_t kind_of(Cell cell) {
    const int size = capacity(cell);
    return static_cast<std::size_t>(size < 5 ? size - 2 : size - 3);
}

// Of cells inside: the centre is 0, its neighbours are 1, those two steps away 2 in a line with it and 3 otherwise. Of
// cells at the edge: -1.
constexpr int ring_of(Cell cell) {
    if (capacity(cell) < tallest) return -1;
    const Cell centre = cell_at({0, 0});
    const int way = straight_distance(centre, cell);
    return cell == centre ? 0 : way == 0 ? 3 : way;
}

// The men below the top one as the owner sees them: bits as in a Stack, with 0 for his own.
constexpr unsigned below_top(Stack stack) {
    const unsigned own = stack.owner() == 0 ? 0 : (1U << static_cast<unsigned>(stack.height())) - 1;
    return (stack.bits() ^ own) / 2;
}

// By cell and stack; positive is good for White.
using StackValues = std::array<std::array<std::int16_t, 1U << (tallest + 1)>, cell_count>;
extern const StackValues stack_values;

inline int stack_value(Cell cell, Stack stack) { return stack_values[static_cast<std::size_t>(cell)][stack.bits()]; }

using ReserveValues = std::array<std::int16_t, side_men + 1>;
extern const ReserveValues reserve_values;

inline int reserve_value(int men) { return reserve_values[static_cast<std::size_t>(men)]; }

// The value of White's men less that of Black's; whose turn it is does not count.
int lead_of_white(const Board& board, PerPlayer reserve);

// The same for the player who is to act, with the tempo.
inline int value_of(int lead_of_white, int player) {
    return (player == 0 ? lead_of_white : -lead_of_white) + values::tempo;
}

}  // namespace sightlines::crossfire_hex
