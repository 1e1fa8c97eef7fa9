// The options of Crossfire with squads for the set-up screen, and its card on the home page.
#pragma once

#include "games/page.h"

namespace sightlines::crossfire_squads {

std::span<const sightlines::Setting> settings();
extern const sightlines::HomeCard card;
extern const sightlines::OpeningTexts opening;
extern const GamePage game_page;

}  // namespace sightlines::crossfire_squads
