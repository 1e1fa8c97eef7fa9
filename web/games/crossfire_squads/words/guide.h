// The hints of the guided first game.
#pragma once

#include <vector>

#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/selection.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

// Those for which this is the moment, best first; only while a side decides that may see the table.
std::vector<GuideHint> guide_hints(const Scene& scene, const Selection& selection);

}  // namespace sightlines::crossfire_squads
