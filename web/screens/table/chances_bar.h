#pragma once

#include <span>

#include "games/view.h"

namespace sightlines {

// A bar divided by everybody's chances (EngineReply::chances, one for each player), with the figures below.
void draw_chances(const BoardView& view, std::span<const int> chances, float width);

// A bar of the same height for chances that are not known, with the reason below it, which may be "".
void draw_no_chances(const char* why, float width);

}  // namespace sightlines
