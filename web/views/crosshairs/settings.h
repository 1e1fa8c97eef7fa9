// The options of Crosshairs in words, for the set-up screen, and what the home page says of the game.
#pragma once

#include "views/pages.h"

namespace sightlines::crosshairs {

std::span<const Setting> settings();
extern const Card card;
extern const Opening opening;
extern const GamePage game_page;

}  // namespace sightlines::crosshairs
