// What a shot needs at the end of the plan, need by need.
#pragma once

#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// Nothing where nothing is planned, or no enemy is hunted.
void draw_shot_card(const Scene<Rules>& scene, const Selection& selection, float width);

}  // namespace sightlines::dogfight
