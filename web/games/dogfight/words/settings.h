// Dogfight!'s options for the set-up screen, and its card on the home page.
#pragma once

#include "games/page.h"

namespace sightlines::dogfight {

std::span<const sightlines::Setting> settings();
extern const sightlines::HomeCard card;
extern const GamePage game_page;

}  // namespace sightlines::dogfight
