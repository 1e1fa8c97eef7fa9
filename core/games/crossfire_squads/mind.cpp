#include "games/crossfire_squads/mind.h"

#include <algorithm>

#include "games/crossfire_squads/advice.h"
#include "games/crossfire_squads/choice.h"
#include "games/crossfire_squads/score.h"

namespace sightlines {

using namespace crossfire_squads;

namespace {

constexpr int chance_scale = 450;  // a lead of so many points wins 73 games of 100

}  // namespace

Thought<Action> Mind<crossfire_squads::Rules>::think(const Rules& rules, const Position& at, const Effort& effort) {
    const Choice choice = choose(rules, at, effort);
    return {choice.ranked, chance_of_lead(choice.lead, chance_scale), choice.nodes};
}

Chances Mind<crossfire_squads::Rules>::chances(const Rules& rules, const Position& at) {
    if (const Status status = rules.status(at); status.outcome) return chances_of(*status.outcome, 2);
    const int first = chance_of_lead(lead_of(rules.options(), at, Lines(at), 0), chance_scale);
    return {static_cast<std::int16_t>(first), static_cast<std::int16_t>(1000 - first)};
}

std::string Mind<crossfire_squads::Rules>::why(const Rules& rules, const Position& at, const Action& action) {
    return advice(rules, at, action);
}

}  // namespace sightlines
