// The options of the Aerial War Game in words, for the set-up screen, and what the home page says of the game.
#pragma once

#include "games/page.h"

namespace sightlines::aerial_war {

std::span<const Setting> settings();
extern const HomeCard card;
extern const GamePage game_page;

}  // namespace sightlines::aerial_war
