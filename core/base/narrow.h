#pragma once

#include <cstdint>

namespace sightlines {

// A number known to fit, as the small integer in which positions and actions keep it.
constexpr std::int8_t narrow(int value) { return static_cast<std::int8_t>(value); }

}  // namespace sightlines
