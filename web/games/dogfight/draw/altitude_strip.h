// The side view: levels from the ground to the highest ceiling, every aircraft at its height and pitch, and, faintly,
// the mover after the previewed step.
#pragma once

#include <vector>

#include "board/area.h"
#include "games/dogfight/art/art.h"
#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// `looks`: one for each aircraft, by letter. Nothing is drawn in `covered`, nor in an empty area.
void draw_altitude_strip(ImDrawList& list, const Area& area, const Position& at, const Selection& selection,
                         const std::vector<art::Look>& looks, const Area& covered = {});

}  // namespace sightlines::dogfight
