// Pictures for the cards of the home page (HomeCard::art): the same before a deferred game's code is here and after.
// They are not in the games' namespaces, because the code of those is in the deferred files; aeroplanes and land are
// those of Crosshairs, whose code always is.
#pragma once

#include "board/area.h"
#include "imgui.h"

namespace sightlines::card_art {

void crosshairs(ImDrawList& list, const Area& area);        // its board, in games/crosshairs/card.cpp
void aerial_war(ImDrawList& list, const Area& area);        // two sides' planes over the trenches
void dogfight(ImDrawList& list, const Area& area);          // aircraft at their heights, in pursuit
void crossfire_squads(ImDrawList& list, const Area& area);  // two platoons on a table with woods, hills and fields
void crossfire_hex(ImDrawList& list, const Area& area);     // light and dark discs, in stacks, on a tray of 43 cells

}  // namespace sightlines::card_art
