#include "games/crossfire_squads/mind.h"

#include "engine/flat_monte_carlo.h"

namespace sightlines {

Thought<crossfire_squads::Action> Mind<crossfire_squads::Rules>::think(const Rules& rules, const Position& at,
                                                                       const Effort& effort) {
    return flat_monte_carlo(rules, at, effort);
}

Chances Mind<crossfire_squads::Rules>::chances(const Rules&, const Position&) { return {500, 500, 500, 500, 500, 500}; }

std::string Mind<crossfire_squads::Rules>::why(const Rules&, const Position&, const Action&) { return {}; }

}  // namespace sightlines
