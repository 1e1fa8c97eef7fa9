// The tabs of the panel.
#pragma once

#include <cstdint>

namespace sightlines {

enum class Tab : std::uint8_t { play, log, share, analysis };

void fade_edges();  // in a window that scrolls: what is cut off at its edges fades out

}  // namespace sightlines
