// The hints of the guided first game, in which the reader plays White.
#pragma once

#include <vector>

#include "games/crossfire_hex/selection.h"
#include "games/texts.h"

namespace sightlines::crossfire_hex {

// Those that fit this moment, best first.
std::vector<GuideHint> hints_for(const Scene<Rules>& scene, const Selection& selection);

}  // namespace sightlines::crossfire_hex
