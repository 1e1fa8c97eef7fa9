// The tabs of the panel.
#pragma once

#include <cstdint>

namespace sightlines {

enum class Tab : std::uint8_t { play, log, share, analysis };

// In a window that scrolls: what is cut off at its edges fades out, with an arrow where there is room.
void fade_edges(bool arrow = true);

}  // namespace sightlines
