#include "games/aerial_war/mind.h"

#include "engine/flat_monte_carlo.h"

namespace sightlines {

Thought<aerial_war::Action> Mind<aerial_war::Rules>::think(const Rules& rules, const Position& at,
                                                           const Effort& effort) {
    return flat_monte_carlo(rules, at, effort);
}

Chances Mind<aerial_war::Rules>::chances(const Rules&, const Position&) { return {500, 500, 500, 500, 500, 500}; }

std::string Mind<aerial_war::Rules>::why(const Rules&, const Position&, const Action&) { return {}; }

}  // namespace sightlines
