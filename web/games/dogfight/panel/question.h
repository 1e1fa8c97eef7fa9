// A question that has a few answers: what there is to know for it, its answers, and what the odds are made of.
#pragma once

#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// For declarations, the MP die, the throttle and fire; for other questions nothing. Signals are given here.
void draw_background(const Scene<Rules>& scene, Selection& selection, float width);

void draw_answers(const Scene<Rules>& scene, Selection& selection, float width);

// Of dice that are due, of power, of a burst. `acting` is the selection's.
void draw_odds(const Scene<Rules>& scene, int acting, float width);

}  // namespace sightlines::dogfight
