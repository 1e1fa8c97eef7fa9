#pragma once

#include <vector>

#include "base/rng.h"
#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

// For players who want to fly at once: no rule, but actions like any other (CH-CLOUD-01).
// Places the clouds that are still due at random and the same for all sides: turned or mirrored so that the players
// change places, the board looks as before. Where their number does not allow that, for as many sides as it does.
std::vector<Action> scattered_clouds(const Rules& rules, const Position& at, Rng& rng);

}  // namespace sightlines::crosshairs
