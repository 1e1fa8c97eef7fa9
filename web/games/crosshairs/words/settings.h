// Crosshairs' options for the set-up screen, and its card on the home page.
#pragma once

#include "games/page.h"

namespace sightlines::crosshairs {

std::span<const Setting> settings();
extern const HomeCard card;
void draw_card(ImDrawList& list, const Area& area);  // its picture
extern const OpeningTexts opening;
extern const GamePage game_page;

}  // namespace sightlines::crosshairs
