// A question with a few answers: background, answers, and the modifiers of the odds.
#pragma once

#include <functional>

#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// With more ways, signals; with details, what the engine roll, the throttle or the fire depends on.
void draw_background(const Scene<Rules>& scene, Selection& selection, float width);

// `hinted`: what a hint plays, which needs no other button.
void draw_answers(const Scene<Rules>& scene, Selection& selection, float width, bool folded,
                  const std::function<bool(const Action&)>& hinted);

// For the pending roll, the power setting or a burst. `acting`: Selection::acting().
void draw_odds(const Scene<Rules>& scene, int acting, float width);

}  // namespace sightlines::dogfight
