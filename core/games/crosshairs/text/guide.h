// The hints of the guided first game, in which the reader plays the first seat.
#pragma once

#include <optional>
#include <vector>

#include "games/crosshairs/rules/choice.h"
#include "games/texts.h"

namespace sightlines::crosshairs {

// Those that fit this moment, best first. `choice`: what is chosen on the board.
std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, const std::optional<Choice>& choice);

}  // namespace sightlines::crosshairs
