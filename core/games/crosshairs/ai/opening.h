#pragma once

#include "engine/opening.h"
#include "games/crosshairs/rules/rules.h"

namespace sightlines {

// Places the clouds that are still due at random and the same for all sides: turned or mirrored so that the players
// change places, the board looks as before. Where their number does not allow that, for as many sides as it does.
template <>
struct Opening<crosshairs::Rules> {
    static std::vector<crosshairs::Action> actions(const crosshairs::Rules& rules, const crosshairs::Position& at,
                                                   Rng& rng);
};

static_assert(HasOpening<crosshairs::Rules>);

}  // namespace sightlines
