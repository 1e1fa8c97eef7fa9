// The options of the Aerial War Game for the set-up screen, and its card on the home page.
#pragma once

#include "games/page.h"

namespace sightlines::aerial_war {

std::span<const Setting> settings();
extern const HomeCard card;
extern const GamePage game_page;

}  // namespace sightlines::aerial_war
