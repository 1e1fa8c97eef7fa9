#include "games/crossfire_hex/score.h"

#include <algorithm>
#include <bit>

namespace sightlines::crossfire_hex {
namespace {

// For the owner, less what it is worth to the other.
int worth_to_owner(Cell cell, Stack stack) {
    const int height = stack.height();
    const int own = stack.count(stack.owner());
    const int foe = height - own;
    const auto size = static_cast<std::size_t>(capacity(cell));
    int sum = worth::man * (own - foe) + worth::owned[static_cast<std::size_t>(height - 1)] +
              worth::edge[size < 5 ? size - 2 : size - 3] + worth::own_below * (own - 1) + worth::foe_below * foe;
    if (height == capacity(cell) && stack.man(0) != stack.owner()) sum += worth::foe_bottom;
    return sum;
}

Stack stack_of(unsigned bits) {
    Stack stack;
    for (int man = static_cast<int>(std::bit_width(bits)) - 2; man >= 0; --man)
        stack.add(static_cast<int>((bits >> static_cast<unsigned>(man)) & 1U));
    return stack;
}

StackWorths all_stack_worths() {
    StackWorths worths{};
    for (Cell cell = 0; cell < cell_count; ++cell) {
        for (unsigned bits = 2; bits < worths[0].size(); ++bits) {
            const Stack stack = stack_of(bits);
            const int sum = worth_to_owner(cell, stack);
            worths[static_cast<std::size_t>(cell)][bits] = static_cast<std::int16_t>(stack.owner() == 0 ? sum : -sum);
        }
    }
    return worths;
}

ReserveWorths all_reserve_worths() {
    ReserveWorths worths{};
    for (std::size_t men = 1; men < worths.size(); ++men) {
        const int more = worth::man + worth::in_reserve[std::min(men, worth::in_reserve.size()) - 1];
        worths[men] = static_cast<std::int16_t>(worths[men - 1] + more);
    }
    return worths;
}

}  // namespace

// Worked out when the program starts: as constants they would weigh more in the page than what makes them.
const StackWorths stack_worths = all_stack_worths();
const ReserveWorths reserve_worths = all_reserve_worths();

int lead_of_white(const Board& board, PerPlayer reserve) {
    int lead = reserve_worth(reserve[0]) - reserve_worth(reserve[1]);
    for (Cell cell = 0; cell < cell_count; ++cell) lead += stack_worth(cell, board[cell]);
    return lead;
}

}  // namespace sightlines::crossfire_hex
