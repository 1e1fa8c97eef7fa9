#pragma once

#include <array>
#include <cstdint>

#include "base/rng.h"
#include "games/crossfire_hex/rules/grid.h"
#include "games/crossfire_hex/rules/stack.h"

namespace sightlines::crossfire_hex {

namespace detail {

// Fixed random numbers: two different boards have the same hash with a chance of about 1 in 2^64.
template <std::size_t Count>
constexpr std::array<std::uint64_t, Count> drawn(std::uint64_t seed) {
    std::array<std::uint64_t, Count> numbers{};
    Rng rng(seed);
    for (std::uint64_t& number : numbers) number = rng.next();
    return numbers;
}

inline constexpr auto cell_weights = [] {
    auto weights = drawn<cell_count>(1);
    for (std::uint64_t& weight : weights) weight |= 1U;  // an even factor would lose a bit
    return weights;
}();
inline constexpr auto stack_weights = [] {
    auto weights = drawn<1U << (tallest + 1)>(2);
    weights[Stack().bits()] = 0;
    return weights;
}();

}  // namespace detail

// The men on all cells; and, kept up with every change because both are asked for all the time, whose they are and a
// hash: the sum of cell weight times stack weight. The hash narrows a search down and decides nothing.
class Board {
  public:
    constexpr Stack operator[](Cell cell) const { return stacks_[static_cast<std::size_t>(cell)]; }

    constexpr void put(Cell cell, Stack stack) {
        hash_ += hash_change(cell, (*this)[cell], stack);
        stacks_[static_cast<std::size_t>(cell)] = stack;
        const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(cell);
        for (std::uint64_t& cells : owned_) cells &= ~bit;
        if (!stack.empty()) owned_[static_cast<std::size_t>(stack.owner())] |= bit;
    }

    constexpr std::uint64_t hash() const { return hash_; }

    // What is added to the hash when a stack takes the place of another.
    static constexpr std::uint64_t hash_change(Cell cell, Stack before, Stack after) {
        return (detail::stack_weights[after.bits()] - detail::stack_weights[before.bits()]) *
               detail::cell_weights[static_cast<std::size_t>(cell)];
    }

    // The cells whose top man is the player's, as bits.
    constexpr std::uint64_t owned_by(int player) const { return owned_[static_cast<std::size_t>(player)]; }

    // The men of White and of Black.
    constexpr std::array<int, 2> men() const {
        int all = 0;
        int black = 0;
        for (const Stack stack : stacks_) {
            all += stack.height();
            black += stack.count(1);
        }
        return {all - black, black};
    }

    friend constexpr bool operator==(const Board& a, const Board& b) {
        return a.hash_ == b.hash_ && a.stacks_ == b.stacks_;
    }

  private:
    std::array<Stack, cell_count> stacks_{};
    std::array<std::uint64_t, 2> owned_{};
    std::uint64_t hash_ = 0;
};

}  // namespace sightlines::crossfire_hex
