#pragma once

#include "engine/opening.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines {

// Everything before the first turn, at random but sensibly: the roll-off, objective, home edges, obstacles and every
// unit of both sides. Uses the rules only, no evaluation.
template <>
struct Opening<crossfire_squads::Rules> {
    static std::vector<crossfire_squads::Action> actions(const crossfire_squads::Rules& rules,
                                                         const crossfire_squads::Position& at, Rng& rng);
};

static_assert(HasOpening<crossfire_squads::Rules>);

}  // namespace sightlines
