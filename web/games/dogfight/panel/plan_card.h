// The plan of a move in the panel: the button that flies it, and the throttle after it.
#pragma once

#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// While a move is planned.
void draw_plan_card(const Scene<Rules>& scene, Selection& selection, float width);

// The two toggles below the answers: More ways, Details.
void draw_toggles(const Scene<Rules>& scene, Selection& selection, float width);

}  // namespace sightlines::dogfight
