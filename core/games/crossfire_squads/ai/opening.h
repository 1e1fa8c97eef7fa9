#pragma once

#include "engine/opening.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines {

// From any moment before play up to it, as a sensible player might: dice of the roll-off, objective, home edges,
// obstacles, every unit of both sides. Knows nothing of the computer player's evaluation.
template <>
struct Opening<crossfire_squads::Rules> {
    static std::vector<crossfire_squads::Action> actions(const crossfire_squads::Rules& rules,
                                                         const crossfire_squads::Position& at, Rng& rng);
};

static_assert(HasOpening<crossfire_squads::Rules>);

}  // namespace sightlines
