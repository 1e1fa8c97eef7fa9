// A game of Crosshairs told in sentences: what happened, how it stands, what it came to.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/history.h"
#include "games/crosshairs/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crosshairs {

// What the action at `ply` did and what came of it: "Green climbed from a2 to b3, up to height 1, and turned left."
std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names);

Standing standing_of(const Rules& rules, const Position& at);

// Up to the cursor.
std::vector<SummaryLine> summary_of(const History<Rules>& history);

}  // namespace sightlines::crosshairs
