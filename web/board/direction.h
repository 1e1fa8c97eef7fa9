#pragma once

#include <cstdint>

namespace sightlines {

// The arrow keys, as steps over a board.
enum class Direction : std::int8_t { left, right, up, down };

}  // namespace sightlines
