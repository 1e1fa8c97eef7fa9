#pragma once

#include <cstdint>

namespace sightlines {

// A step of a board's cursor: one of the arrow keys.
enum class Direction : std::int8_t { left, right, up, down };

}  // namespace sightlines
