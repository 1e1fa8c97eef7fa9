// The options of Crosshairs in words, for the set-up screen, and what the home page says of the game.
#pragma once

#include "games/page.h"

namespace sightlines::crosshairs {

std::span<const Setting> settings();
extern const HomeCard card;
extern const OpeningTexts opening;
extern const GamePage game_page;

}  // namespace sightlines::crosshairs
