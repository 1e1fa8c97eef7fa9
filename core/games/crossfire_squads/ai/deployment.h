#pragma once

#include <vector>

#include "games/crossfire_squads/rules/rules.h"

// Before the first turn: objective, edge, deployment, by rules of thumb.
namespace sightlines::crossfire_squads {

// What may be done, best first; all allowed, at least one. Phases objective, edge and deploy.
std::vector<Action> preparations(const Rules& rules, const Position& at, Rng& rng);

}  // namespace sightlines::crossfire_squads
