#pragma once

#include "api/match.h"
#include "games/view.h"

namespace sightlines {

// The board as if printed, over the whole window, with a line below it that says whose turn it is; of a game that is
// over, how it ended.
void draw_picture(const Match& match, const BoardView& view);

}  // namespace sightlines
