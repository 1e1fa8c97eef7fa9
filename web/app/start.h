// Starting games: new ones, and again after the end.
#pragma once

#include <string>

#include "app/desk.h"
#include "games/page.h"

namespace sightlines {

void start(Desk& desk, const GamePage& page, const std::string& seats);  // with an opening laid out by chance, if any
void start_guided(Desk& desk, const GamePage& page);
void start_next_scenario(Desk& desk);  // or the next battle, after that on the table, with the same players
void rematch(
    Desk& desk);  // with the same players: the game on the table from its start, after a first one a whole game

}  // namespace sightlines
