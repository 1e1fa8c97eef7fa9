#pragma once

#include <array>

#include "games/crossfire_squads/lines.h"
#include "games/crossfire_squads/types.h"

namespace sightlines::crossfire_squads {

// What a side may hope for from its shooting if it had the turn, until it fails: points, by side. What a loss weighs
// besides its worth is said by `holders`: points for every fit unit of a side in the objective.
struct Prospects {
    std::array<int, 2> fire{};
};
Prospects prospects(const Options& options, const Position& at, const Lines& lines, const std::array<int, 2>& holders);

}  // namespace sightlines::crossfire_squads
