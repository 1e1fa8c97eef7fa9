#pragma once

#include <array>
#include <cstdint>

#include "games/crossfire_hex/position.h"

// What a position is worth, in hundredths of a man on the board. A stack's worth depends on it and its cell alone, so
// that a search can keep the sum up with every action.
namespace sightlines::crossfire_hex {

// Fitted to who won games of the computer against itself, as a logistic function of the sum, and rounded.
namespace worth {

inline constexpr int man = 100;  // wherever it is: what is lost with a prisoner
inline constexpr int in_reserve = 105;
inline constexpr std::array<int, tallest> owned{22, 35, 58, 56, 46, 5};  // by height, for the owner of the top man
inline constexpr std::array<int, 4> edge{-60, -33, -26, 0};              // of a cell of 2, 3, 5 and 6
inline constexpr int target = 2;                                         // each cell that a stack reaches
inline constexpr int own_below = 25;
inline constexpr int foe_below = 20;
inline constexpr int own_bottom = 35;  // where one man more would push it off
inline constexpr int foe_bottom = 80;
inline constexpr int tempo = 75;  // to be the one who acts

inline constexpr int scale = 245;  // the lead that wins 73 games in 100

}  // namespace worth

// By cell and stack, for White less for Black.
using StackWorths = std::array<std::array<std::int16_t, 1U << (tallest + 1)>, cell_count>;
extern const StackWorths stack_worths;

inline int stack_worth(Cell cell, Stack stack) { return stack_worths[static_cast<std::size_t>(cell)][stack.bits()]; }

constexpr int reserve_worth(int men) { return (worth::man + worth::in_reserve) * men; }

// Of White's position, less Black's; whose turn it is does not count.
int lead_of_white(const Board& board, PerPlayer reserve);

// Of the player who is to act, with the tempo.
inline int score_of(int lead_of_white, int player) {
    return (player == 0 ? lead_of_white : -lead_of_white) + worth::tempo;
}

}  // namespace sightlines::crossfire_hex
