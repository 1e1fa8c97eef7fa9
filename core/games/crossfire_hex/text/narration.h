// A game of hex Crossfire told in sentences: what happened, how it stands, what it came to.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/history.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_hex {

// What the action at `ply` did and what came of it: "White moved 2 discs from d8 to f8, onto Black's stack of 3."
std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names);

// The turns for the log: every action is one.
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

Standing standing_of(const Position& at);
std::string stacks_of(const Position& at, int player);  // "3 stacks"

// Up to the cursor.
std::vector<SummaryLine> summary_of(const History<Rules>& history);

}  // namespace sightlines::crossfire_hex
