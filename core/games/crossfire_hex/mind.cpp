#include "games/crossfire_hex/mind.h"

#include "engine/flat_monte_carlo.h"

namespace sightlines {

Thought<crossfire_hex::Action> Mind<crossfire_hex::Rules>::think(const Rules& rules, const Position& at,
                                                                 const Effort& effort) {
    return flat_monte_carlo(rules, at, effort);
}

Chances Mind<crossfire_hex::Rules>::chances(const Rules&, const Position&) { return {500, 500, 500, 500, 500, 500}; }

std::string Mind<crossfire_hex::Rules>::why(const Rules&, const Position&, const Action&) { return {}; }

}  // namespace sightlines
