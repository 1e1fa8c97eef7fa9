// Starting games: new ones, and again after the end.
#pragma once

#include <string>

#include "app/desk.h"
#include "games/page.h"

namespace sightlines {

void start(Desk& desk, const GamePage& page, const std::string& seats);  // laid out by chance where it can be
void start_guided(Desk& desk, const GamePage& page);
void start_next_scenario(Desk& desk);  // after the one on the table, with the same players
void rematch(Desk& desk);              // the same, with the same players, from the start

}  // namespace sightlines
