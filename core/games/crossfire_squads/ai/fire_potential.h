#pragma once

#include <array>

#include "games/crossfire_squads/ai/line_of_sight_cache.h"
#include "games/crossfire_squads/rules/types.h"

namespace sightlines::crossfire_squads {

// The points that each side could expect from shooting if it had the turn, until an attack fails. `holders`: what a fit
// unit in the objective counts besides its value, by the side of that unit.
struct FirePotential {
    std::array<int, 2> fire{};
};
FirePotential fire_potential(const Options& options, const Position& at, const LineOfSightCache& lines,
                             const std::array<int, 2>& holders);

}  // namespace sightlines::crossfire_squads
