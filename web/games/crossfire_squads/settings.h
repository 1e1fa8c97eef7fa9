// The options of Crossfire with squads in words, for the set-up screen, and what the home page says of the game.
#pragma once

#include "games/page.h"

namespace sightlines::crossfire_squads {

std::span<const sightlines::Setting> settings();
extern const sightlines::HomeCard card;
extern const sightlines::OpeningTexts opening;
extern const GamePage game_page;

}  // namespace sightlines::crossfire_squads
