// The card of a move: pitch, possible steps, buttons to fly them, and the forecast of a step.
#pragma once

#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// In phases move and declare.
void draw_move_card(const Scene<Rules>& scene, Selection& selection, float width);

// The forecast of the previewed step.
void draw_shown_step(const Scene<Rules>& scene, const StepChoice& steps, float width);

}  // namespace sightlines::dogfight
