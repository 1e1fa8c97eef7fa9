#include "games/dogfight/mind.h"

#include "engine/sampled_search.h"
#include "games/dogfight/airman.h"
#include "games/dogfight/score.h"
#include "games/dogfight/why.h"

namespace sightlines {
namespace {

using namespace dogfight;

constexpr std::array<Habits, top_level> habits{{{2, 0}, {4, 0}, {6, 1}, {8, 1}}};

}  // namespace

Thought<Action> Mind<Rules>::think(const Rules& rules, const Position& at, const Effort& effort) {
    const Airman airman(rules, at, habits[static_cast<std::size_t>(effort.level - 1)]);
    return sampled_search(rules, at, airman, effort);
}

Chances Mind<Rules>::chances(const Rules& rules, const Position& at) {
    const Chances chances = glance(rules.options(), at);
    if (at.phase != Phase::over) return chances;
    return chances_of(*rules.status(at).outcome, chances.size());
}

std::string Mind<Rules>::why(const Rules& rules, const Position& at, const Action& action) {
    return reason_for(rules.options(), at, action);
}

}  // namespace sightlines
