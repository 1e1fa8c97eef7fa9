#include "games/crossfire_hex/ai/evaluation.h"

#include <bit>

namespace sightlines::crossfire_hex {
namespace {

// For the owner, less its value for the other.
int value_to_owner(Cell cell, Stack stack) {
    const int value = values::on_cell[kind_of(cell)][below_top(stack)];
    const int ring = ring_of(cell);
    if (ring < 0) return value;
    return value + values::inside[static_cast<std::size_t>(ring)][static_cast<std::size_t>(stack.height() - 1)];
}

Stack stack_of(unsigned bits) {
    Stack stack;
    for (int man = static_cast<int>(std::bit_width(bits)) - 2; man >= 0; --man)
        stack.add(static_cast<int>((bits >> static_cast<unsigned>(man)) & 1U));
    return stack;
}

StackValues make_stack_values() {
    StackValues all{};
    for (Cell cell = 0; cell < cell_count; ++cell) {
        for (unsigned bits = 2; bits < all[0].size(); ++bits) {
            const Stack stack = stack_of(bits);
            const int sum = value_to_owner(cell, stack);
            all[static_cast<std::size_t>(cell)][bits] = static_cast<std::int16_t>(stack.owner() == 0 ? sum : -sum);
        }
    }
    return all;
}

ReserveValues make_reserve_values() {
    ReserveValues all{};
    for (std::size_t men = 1; men < all.size(); ++men)
        all[men] = static_cast<std::int16_t>(all[men - 1] + values::in_reserve[men - 1]);
    return all;
}

}  // namespace

// Worked out when the program starts: as constants they would weigh more in the page than what makes them.
const StackValues stack_values = make_stack_values();
const ReserveValues reserve_values = make_reserve_values();

int lead_of_white(const Board& board, PerPlayer reserve) {
    int lead = reserve_value(reserve[0]) - reserve_value(reserve[1]);
    for (Cell cell = 0; cell < cell_count; ++cell) lead += stack_value(cell, board[cell]);
    return lead;
}

}  // namespace sightlines::crossfire_hex
