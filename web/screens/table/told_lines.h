// What is told (session/narration.h) as rows beside the board.
#pragma once

#include <cstddef>
#include <vector>

#include "session/narration.h"

namespace sightlines {

enum class PressedTold { nothing, replay, log };

// Draws the latest lines: at most `most`, as many as the window has room for, and at least one. `replays` adds a button
// that shows the events again.
PressedTold draw_told_lines(const std::vector<Narration::Line>& lines, const BoardView& view, std::size_t most,
                            bool replays, float width);

}  // namespace sightlines
