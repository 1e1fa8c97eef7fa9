#pragma once

#include <array>
#include <cstdint>

#include "games/aerial_war/rules/types.h"

namespace sightlines::aerial_war {

inline constexpr std::size_t place_count = square_count * all_facings.size();

// Throttle dice by place: bit n-1 for a die of n.
using DiceByPlace = std::array<std::uint8_t, place_count>;

constexpr std::size_t place_of(Square square, Facing facing) {
    return static_cast<std::size_t>(square) * all_facings.size() + index(facing);
}

// The dice that bring a plane, alone on the board, from here to each place.
const DiceByPlace& dice_from(Square square, Facing facing);

}  // namespace sightlines::aerial_war
