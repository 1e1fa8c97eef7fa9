// A game in a few numbers for each side: up to the cursor, by replaying it.
#pragma once

#include <vector>

#include "engine/history.h"
#include "games/dogfight/rules/rules.h"
#include "games/texts.h"

namespace sightlines::dogfight {

// Hits and passed tests also as the dice had them on average, exactly reckoned for each roll.
std::vector<SummaryLine> summary_of(const History<Rules>& history);

}  // namespace sightlines::dogfight
