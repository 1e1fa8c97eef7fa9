#include "games/crossfire_hex/ai/evaluation.h"

#include <algorithm>
#include <bit>

namespace sightlines::crossfire_hex {
namespace {

// For the owner, less its value for the other.
int value_to_owner(Cell cell, Stack stack) {
    const int height = stack.height();
    const int own = stack.count(stack.owner());
    const int foe = height - own;
    const auto size = static_cast<std::size_t>(capacity(cell));
    int sum = values::man * (own - foe) + values::owned[static_cast<std::size_t>(height - 1)] +
              values::edge[size < 5 ? size - 2 : size - 3] + values::own_below * (own - 1) + values::foe_below * foe;
    if (height == capacity(cell) && stack.man(0) != stack.owner()) sum += values::foe_bottom;
    return sum;
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
    for (std::size_t men = 1; men < all.size(); ++men) {
        const int more = values::man + values::in_reserve[std::min(men, values::in_reserve.size()) - 1];
        all[men] = static_cast<std::int16_t>(all[men - 1] + more);
    }
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
