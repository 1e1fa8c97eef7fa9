// Hex Crossfire's options for the set-up screen, and its card on the home page.
#pragma once

#include "games/page.h"

namespace sightlines::crossfire_hex {

std::span<const Setting> settings();
extern const HomeCard card;
extern const GamePage game_page;

}  // namespace sightlines::crossfire_hex
