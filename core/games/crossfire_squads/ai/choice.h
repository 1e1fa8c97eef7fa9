#pragma once

#include <cstdint>
#include <vector>

#include "games/crossfire_squads/rules/rules.h"
#include "search/bot.h"

namespace sightlines::crossfire_squads {

// What the computer would do, best first.
struct Choice {
    std::vector<Action> ranked;
    int lead = 0;  // of whoever chooses, in points, after the best
    std::uint64_t nodes = 0;
};

Choice choose(const Rules& rules, const Position& at, const SearchBudget& budget);

}  // namespace sightlines::crossfire_squads
