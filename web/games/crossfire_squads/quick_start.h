// Everything before the first turn, done at random as a sensible player might: for those who want to begin at once.
#pragma once

#include <vector>

#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

// From any moment before play up to it: dice of the roll-off, objective, home edges, obstacles, every unit of both
// sides. Each action is one that the rules accept.
std::vector<Action> quick_deploy(const Rules& rules, Position at, Rng& rng);

}  // namespace sightlines::crossfire_squads
