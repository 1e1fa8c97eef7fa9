// What is told (session/narration.h) as rows beside the board.
#pragma once

#include <cstddef>
#include <vector>

#include "session/narration.h"

namespace sightlines {

enum class PressedTold { nothing, replay, log };

// The latest lines, at most `most` of them and no more than the window has room for, but at least one; `replays`:
// offers to show it again.
PressedTold draw_told_lines(const std::vector<Narration::Line>& lines, const BoardView& view, std::size_t most,
                            bool replays, float width);

}  // namespace sightlines
