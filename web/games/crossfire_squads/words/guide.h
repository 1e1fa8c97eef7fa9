// The hints of the guided first game, and its start.
#pragma once

#include <vector>

#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/selection.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

// Those for which this is the moment, best first; only while a side decides that may see the table.
std::vector<GuideHint> guide_hints(const Scene& scene, const Selection& selection);

// Eight units about a flag in the woods, JSON. No enemy is in sight yet.
extern const char guided_game[];

}  // namespace sightlines::crossfire_squads
