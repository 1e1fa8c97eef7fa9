#include "games/dogfight/ai/bot.h"

#include <algorithm>

#include "games/dogfight/advice/hint_reason.h"
#include "games/dogfight/ai/evaluation.h"
#include "games/dogfight/ai/search_adapter.h"
#include "search/sequential_halving.h"
#include "search/uct.h"

namespace sightlines {
namespace {

using namespace dogfight;

// A turn has a few manoeuvres, which matter most, and many other decisions.
constexpr std::uint64_t lesser_share = 3;

// {nodes, mistake_percent}, most_candidates, turns_ahead, haste, exploration, indifferent.
constexpr std::array<dogfight::Skill, top_level> skills{{
    {{1'500, 0}, 3, 1, 1, 0, 4},
    {{20'000, 0}, 4, 1, 4, 0, 4},
    {{100'000, 0}, 8, 1, 5, 70, 4},
    {{1'500'000, 0}, 8, 1, 1, 70, 1},
}};

}  // namespace

const sightlines::Skill& Bot<Rules>::skill(int level) { return of_level(skills, level); }

SearchResult<Action> Bot<Rules>::choose(const Rules& rules, const Position& at, const SearchBudget& budget) {
    const dogfight::Skill& skill = of_level(skills, budget.level);
    const SearchAdapter adapter(rules, at, skill);
    SearchBudget here = budget;
    // The more aircraft there are, the longer a node takes, and the more decisions a side has in a turn.
    const std::size_t planes = at.planes.size(), sides = static_cast<std::size_t>(Rules::seats(at));
    here.nodes = here.nodes / skill.haste * 6 / (4 + planes) * sides / std::max(sides, planes);
    if (at.phase != Phase::move && at.phase != Phase::declare) here.nodes /= lesser_share;
    if (skill.exploration == 0)
        return sequential_halving(rules, at, adapter, FixedPolicy<Rules, SearchAdapter>{adapter}, here,
                                  skill.indifferent);
    return sequential_halving(rules, at, adapter, UctPolicy(rules, adapter, skill.exploration), here,
                              skill.indifferent);
}

RolloutMeans Bot<Rules>::rollouts(const Rules& rules, const Position& at, std::span<const Position> after,
                                  std::size_t player, const SearchBudget& budget) {
    const dogfight::Skill& skill = of_level(skills, budget.level);
    const SearchAdapter adapter(rules, at, skill);
    return rollout_means(rules, after, adapter, FixedPolicy<Rules, SearchAdapter>{adapter}, player, budget);
}

WinChances Bot<Rules>::evaluate(const Rules& rules, const Position& at) {
    const WinChances chances = win_chances(at);
    if (at.phase != Phase::over) return chances;
    return win_chances_of(*rules.status(at).outcome, chances.size());
}

std::string Bot<Rules>::explain(const Rules& rules, const Position& at, const Action& action) {
    return hint_reason(rules, at, action);
}

}  // namespace sightlines
