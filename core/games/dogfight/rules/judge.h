#pragma once

#include <vector>

#include "base/result.h"
#include "games/dogfight/rules/types.h"

// Whether a step of a move may be flown, and the list of those that may.
namespace sightlines::dogfight {

// With the Aerobatic Points `points` given to it; in phases move and declare.
Verdict judge_step(const Options& options, const Position& at, const Step& step, int points);

Verdict judge_points(const Options& options, const Position& at, int points);
Verdict judge_end(const Position& at);

// All that may be flown or held now, without the voluntary spin, in a fixed order.
std::vector<Step> legal_steps(const Options& options, const Position& at, int points);

}  // namespace sightlines::dogfight
