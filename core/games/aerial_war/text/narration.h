// The game told in sentences: each action and what came of it, the aim and the score, the summary at the end.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/history.h"
#include "games/aerial_war/rules/rules.h"
#include "games/texts.h"

namespace sightlines::aerial_war {

// What happened at a ply and what came of it. Never empty.
std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names);

// The planes that an action destroys, by side.
std::array<int, 2> losses(const Position& before, const Action& action);

// The sides under their own names, neither of them "you".
Names neutral_names();

Standing standing_of(const Rules& rules, const Position& at);

// Up to the cursor.
std::vector<SummaryLine> summary_of(const History<Rules>& history);

}  // namespace sightlines::aerial_war
