// The summary of a game up to the cursor: turns, losses, hits, rallies and close combats, with what the dice could be
// expected to give.
#pragma once

#include <vector>

#include "engine/history.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

std::vector<SummaryLine> summary_of(const History<Rules>& history);

}  // namespace sightlines::crossfire_squads
