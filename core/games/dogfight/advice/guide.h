// The hints of the guided first game, in which the first seat is the reader's.
#pragma once

#include <vector>

#include "games/dogfight/advice/plan.h"
#include "games/dogfight/rules/rules.h"
#include "games/texts.h"

namespace sightlines::dogfight {

// For which this is the moment, best first. `proposed`: the plan beside which they stand, which they do not contradict;
// null: any.
std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, const Plan* proposed = nullptr);

}  // namespace sightlines::dogfight
