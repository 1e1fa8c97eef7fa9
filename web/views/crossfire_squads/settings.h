// The options of Crossfire with squads in words, for the set-up screen, and what the home page says of the game.
#pragma once

#include "views/pages.h"

namespace sightlines::crossfire_squads {

std::span<const sightlines::Setting> settings();
extern const sightlines::Card card;
extern const sightlines::Opening opening;
extern const GamePage game_page;

}  // namespace sightlines::crossfire_squads
