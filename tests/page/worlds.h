// Worlds in which several tests begin.
#pragma once

#include <vector>

#include "app/saved_games.h"
#include "page/driver.h"

namespace sightlines::page {

// With these on the start page, and these in the library's store; without sample games.
Outside with_games(const std::vector<SavedGame>& listed, const std::vector<SavedGame>& kept = {},
                   Outside world = desktop());

// Opens a game of squads in which Red is hidden in a wood while Green approaches. The engine, once it is asked, lets
// the other squad of Red go prone, and ends Red's turn.
void open_hidden_red();

}  // namespace sightlines::page
