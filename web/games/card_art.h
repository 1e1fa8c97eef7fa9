// Pictures for the cards of deferred games (HomeCard::art). They are not in the games' namespaces, because the code of
// those is in the deferred files.
#pragma once

#include "board/area.h"
#include "imgui.h"

namespace sightlines::card_art {

void air_fight(ImDrawList& list, const Area& area);         // one plane turns in behind another
void at_two_heights(ImDrawList& list, const Area& area);    // one aircraft above another over the hexes of the sky
void squads_in_cover(ImDrawList& list, const Area& area);   // a squad in a wood looks across a field at another
void stacks_on_a_tray(ImDrawList& list, const Area& area);  // discs of two woods, some in stacks, on a tray of cells

}  // namespace sightlines::card_art
