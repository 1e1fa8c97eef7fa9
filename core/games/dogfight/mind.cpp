#include "games/dogfight/mind.h"

#include "engine/flat_monte_carlo.h"

namespace sightlines {

Thought<dogfight::Action> Mind<dogfight::Rules>::think(const Rules& rules, const Position& at, const Effort& effort) {
    return flat_monte_carlo(rules, at, effort);
}

Chances Mind<dogfight::Rules>::chances(const Rules&, const Position&) { return {500, 500, 500, 500, 500, 500}; }

std::string Mind<dogfight::Rules>::why(const Rules&, const Position&, const Action&) { return {}; }

}  // namespace sightlines
