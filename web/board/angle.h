#pragma once

#include <numbers>

namespace sightlines {

// Angles are in radians.
inline constexpr float pi = std::numbers::pi_v<float>;

}  // namespace sightlines
