#pragma once

#include <array>
#include <cstdint>

#include "games/crossfire_hex/rules/position.h"

// The value of a position, in hundredths of a man on the board. A stack's value depends on it and its cell alone, so
// that a search can keep the sum up to date with every action.
namespace sightlines::crossfire_hex {

// The weights: a change of one changes how the computer plays. Fitted to who won games of the computer against itself,
// as a logistic function of the sum, and rounded.
namespace values {

inline constexpr int man = 100;                                          // wherever it is: lost as a prisoner
inline constexpr std::array<int, 4> in_reserve{107, 98, 66, 55};         // the first, the second, ... and any further
inline constexpr std::array<int, tallest> owned{24, 38, 58, 58, 65, 0};  // by height, for the owner of the top man
inline constexpr std::array<int, 4> edge{-40, -42, -24, 0};              // by the capacity of its cell: 2, 3, 5 and 6
inline constexpr int own_below = 28;
inline constexpr int foe_below = 25;
inline constexpr int foe_bottom = 30;  // where one man more would push it off
inline constexpr int tempo = 65;       // to be the one who acts

inline constexpr int scale = 200;  // the lead that wins 73 games in 100

}  // namespace values

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
