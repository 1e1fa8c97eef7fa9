// Clouds for players who want to fly at once.
#pragma once

#include <vector>

#include "base/rng.h"
#include "games/crosshairs/rules.h"

namespace sightlines::crosshairs {

// Places the clouds that are still due at random, in pairs that mirror each other through the centre of the board where
// that is possible, so that neither of two opposite sides is favoured.
std::vector<Action> scattered_clouds(const Rules& rules, Position at, Rng& rng);

}  // namespace sightlines::crosshairs
