// Everybody's chances over a game, as a picture that can be pointed at.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/view.h"
#include "screens/analysis/review.h"

namespace sightlines {

// One area a player, stacked. Returns the ply that was pressed, 0 to the number of actions that were looked at.
std::optional<std::size_t> draw_curve(const Review& review, const BoardView& view, std::size_t cursor, float width,
                                      float height);

}  // namespace sightlines
