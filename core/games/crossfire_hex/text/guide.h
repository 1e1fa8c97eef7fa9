// The hints of the guided first game, in which the reader plays White.
#pragma once

#include <vector>

#include "games/crossfire_hex/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_hex {

// Those that fit this moment, best first. `chosen`: the stack that is to move, or no_cell; `entering`: a disc of the
// reserve is chosen.
std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, Cell chosen, bool entering);

}  // namespace sightlines::crossfire_hex
