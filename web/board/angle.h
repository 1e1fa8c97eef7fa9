#pragma once

#include <numbers>

namespace sightlines {

// Half a turn, in the unit that drawing uses.
inline constexpr float pi = std::numbers::pi_v<float>;

}  // namespace sightlines
