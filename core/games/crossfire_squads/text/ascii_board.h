#pragma once

#include <string>

#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

// The table as 24 lines of 72 characters, an inch wide and two high: pieces by the letters of the legend below it, the
// objective in capitals, units by their ids. Then a line for each unit, and what is hidden, under a heading of its own:
// it is the record that is shown, not what a player sees.
std::string ascii_board(const Position& at);

}  // namespace sightlines::crossfire_squads
