#pragma once

#include <array>
#include <cstdint>

#include "games/aerial_war/rules/types.h"

namespace sightlines::aerial_war {

inline constexpr std::size_t pose_count = square_count * all_facings.size();

// Throttle dice by pose, which is a square and a facing: bit n-1 for a die of n.
using DiceByPose = std::array<std::uint8_t, pose_count>;

constexpr std::size_t pose_of(Square square, Facing facing) {
    return static_cast<std::size_t>(square) * all_facings.size() + index(facing);
}

// The dice that bring a plane, alone on the board, from here to each pose.
const DiceByPose& dice_from(Square square, Facing facing);

}  // namespace sightlines::aerial_war
