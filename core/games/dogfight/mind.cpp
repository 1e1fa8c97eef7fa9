#include "games/dogfight/mind.h"

#include "engine/sampled_search.h"
#include "games/dogfight/airman.h"
#include "games/dogfight/score.h"
#include "games/dogfight/why.h"

namespace sightlines {
namespace {

using namespace dogfight;

// A turn has a few manoeuvres, which matter most, and many other decisions.
constexpr std::uint64_t lesser_share = 3;

constexpr std::array<Habits, top_level> habits{{{3, 1}, {6, 1}, {8, 1}, {8, 2}}};

}  // namespace

Thought<Action> Mind<Rules>::think(const Rules& rules, const Position& at, const Effort& effort) {
    const Airman airman(rules, at, habits[static_cast<std::size_t>(effort.level - 1)]);
    Effort here = effort;
    here.nodes = here.nodes * 6 / (4 + at.planes.size());  // a node takes the longer the more there are
    if (at.phase != Phase::move && at.phase != Phase::declare) here.nodes /= lesser_share;
    return sampled_search(rules, at, airman, here);
}

Chances Mind<Rules>::chances(const Rules& rules, const Position& at) {
    const Chances chances = glance(at);
    if (at.phase != Phase::over) return chances;
    return chances_of(*rules.status(at).outcome, chances.size());
}

std::string Mind<Rules>::why(const Rules& rules, const Position& at, const Action& action) {
    return reason_for(rules.options(), at, action);
}

}  // namespace sightlines
