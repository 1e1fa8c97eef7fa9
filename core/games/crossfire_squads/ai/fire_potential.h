#pragma once

#include <array>

#include "games/crossfire_squads/ai/line_of_sight_cache.h"
#include "games/crossfire_squads/rules/types.h"

namespace sightlines::crossfire_squads {

// What a side may hope for from its shooting if it had the turn, until it fails: points, by side. What a loss weighs
// besides its worth is said by `holders`: points for every fit unit of a side in the objective.
struct FirePotential {
    std::array<int, 2> fire{};
};
FirePotential fire_potential(const Options& options, const Position& at, const LineOfSightCache& lines,
                             const std::array<int, 2>& holders);

}  // namespace sightlines::crossfire_squads
