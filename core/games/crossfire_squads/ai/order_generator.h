#pragma once

#include <vector>

#include "games/crossfire_squads/rules/rules.h"
#include "search/bot.h"

// Candidate orders in phase play, from the many that are possible.
namespace sightlines::crossfire_squads {

// The most candidates. `places` is the number of destinations that are evaluated statically, for all units together;
// the others are the numbers of orders of each sort that are generated.
struct CandidateLimits {
    std::size_t places = 100;
    std::size_t moves = 10;
    std::size_t shots = 6;
    std::size_t others = 6;
    bool each_unit = false;  // the best move of each unit is a candidate as well
};

// Legal orders, each once, without the end of the turn. Ten evaluated destinations count as a node.
std::vector<Action> generate_orders(const Rules& rules, const Position& at, const CandidateLimits& limits, Rng& rng,
                                    NodeCounter& nodes);

}  // namespace sightlines::crossfire_squads
