#pragma once

#include <vector>

#include "games/crossfire_squads/rules/rules.h"
#include "search/bot.h"

// Candidate orders in phase play, from the many that are possible.
namespace sightlines::crossfire_squads {

// How far to look. `places` is how many destinations are weighed at a glance, for all units together; the others are
// how many orders of each sort come of it.
struct CandidateLimits {
    std::size_t places = 100;
    std::size_t moves = 10;
    std::size_t shots = 6;
    std::size_t others = 6;
};

// Allowed, each once; the turn's end is not among them. Destinations weighed count as nodes, one in ten.
std::vector<Action> generate_orders(const Rules& rules, const Position& at, const CandidateLimits& limits, Rng& rng,
                                    NodeCounter& nodes);

}  // namespace sightlines::crossfire_squads
