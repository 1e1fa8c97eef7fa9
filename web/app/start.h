// Starting games: new ones, and again after the end.
#pragma once

#include <string>

#include "app/desk.h"
#include "games/page.h"

namespace sightlines {

void start(Desk& desk, const GamePage& page, const std::string& seats);  // laid out by chance where it can be
void start_guided(Desk& desk, const GamePage& page);
void start_next_scenario(Desk& desk);  // after the one on the table, with the same players
void rematch(Desk& desk);  // with the same players: the same game from the start, after a first one a whole game

}  // namespace sightlines
