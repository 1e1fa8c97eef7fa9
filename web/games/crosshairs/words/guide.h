// The hints of the guided first game, in which the reader plays the first seat.
#pragma once

#include <vector>

#include "games/crosshairs/selection.h"
#include "games/texts.h"

namespace sightlines::crosshairs {

// Those that fit this moment, best first.
std::vector<GuideHint> hints_for(const Scene<Rules>& scene, const Selection& selection);

}  // namespace sightlines::crosshairs
