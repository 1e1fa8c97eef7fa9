#pragma once

#include "engine/opening.h"
#include "games/crosshairs/rules/rules.h"

namespace sightlines {

// Places the remaining clouds at random but fairly: turning or mirroring the board so that the players change places
// leaves the clouds as they are. Where their number does not allow that, this holds for as many sides as possible.
template <>
struct Opening<crosshairs::Rules> {
    static std::vector<crosshairs::Action> actions(const crosshairs::Rules& rules, const crosshairs::Position& at,
                                                   Rng& rng);
};

static_assert(HasOpening<crosshairs::Rules>);

}  // namespace sightlines
