// Pictures for the cards of deferred games (HomeCard::art). They are not in the games' namespaces, because the code of
// those is in the deferred files.
#pragma once

#include "board/area.h"
#include "imgui.h"

namespace sightlines::card_art {

void aerial_war(ImDrawList& list, const Area& area);        // one plane turns in behind another
void dogfight(ImDrawList& list, const Area& area);          // one aircraft higher than another, over hexes
void crossfire_squads(ImDrawList& list, const Area& area);  // a squad in a wood with a line of sight to another
void crossfire_hex(ImDrawList& list, const Area& area);     // light and dark discs, in stacks, on a tray of 43 cells

}  // namespace sightlines::card_art
