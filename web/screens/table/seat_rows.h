// Who plays each seat, as rows that can be changed.
#pragma once

#include <string>

#include "games/view.h"

namespace sightlines {

// A row for each player; true if a seat has changed. In the deferred part of the panels.
bool draw_seats(const GameInfo& game, const BoardView& view, std::string& seats, float width);

}  // namespace sightlines
