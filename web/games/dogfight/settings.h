// The options of Dogfight! in words, for the set-up screen, and what the home page says of the game.
#pragma once

#include "games/page.h"

namespace sightlines::dogfight {

std::span<const sightlines::Setting> settings();
extern const sightlines::HomeCard card;
extern const GamePage game_page;

}  // namespace sightlines::dogfight
