// The card of a move: pitch, ways to go, the buttons to fly them, and what a step would bring.
#pragma once

#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// In phases move and declare.
void draw_move_card(const Scene<Rules>& scene, Selection& selection, float width);

// Everything that is known of the shown step before it is flown.
void draw_shown_step(const Scene<Rules>& scene, const StepChoice& steps, float width);

// "2 hexes . 1 height"
std::string mps_text(int horizontal, int vertical);

}  // namespace sightlines::dogfight
