// The hints of the guided first game (HomeCard::guided).
#pragma once

#include <vector>

#include "games/aerial_war/rules/types.h"
#include "games/texts.h"

namespace sightlines::aerial_war {

// For the reader, who has the Germans; best first. `chosen`: an end of the flight is chosen.
std::vector<GuideHint> guide_hints(const Position& at, bool chosen);

}  // namespace sightlines::aerial_war
