#pragma once

#include <cstdint>

#include "games/aerial_war/types.h"

namespace sightlines::aerial_war {

// The throttle dice that bring a lone plane from one square and facing to another: bit n-1 for a die of n.
std::uint8_t dice_between(Square from, Facing facing, Square to, Facing arriving);

}  // namespace sightlines::aerial_war
