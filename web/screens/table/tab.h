// The tabs of the panel.
#pragma once

#include <cstdint>

namespace sightlines {

enum class Tab : std::uint8_t { play, log, share, analysis };

}  // namespace sightlines
