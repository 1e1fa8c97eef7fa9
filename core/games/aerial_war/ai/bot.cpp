#include "games/aerial_war/ai/bot.h"

#include <algorithm>
#include <utility>

#include "base/rng.h"
#include "games/aerial_war/ai/hint_reason.h"
#include "games/aerial_war/ai/search_adapter.h"

namespace sightlines {
namespace {

using namespace aerial_war;

// {nodes, mistake_percent}, max_depth, root_width, width, {strikes, threats, approach_weight}, mistake_width. Levels 1
// to 3 search no further than the flight in hand, and need a fraction of their nodes. They count what they can shoot
// at; only level 4 counts who can shoot back. Whoever picks flights at random or fears whom it comes near is drawn to
// the enemy more, or two of that level circle.
constexpr std::array<aerial_war::Skill, top_level> skills{{
    {{1'000, 82}, 0, 1, 1, {values::strikes, 0, 30}, 7},
    {{2'000, 55}, 0, 1, 1, {values::strikes, 0, 20}, 8},
    {{4'000, 20}, 0, 1, 1, {values::strikes, 0, 10}, 6},
    {{300'000, 0}, 2, 16, 3, {values::strikes, values::threats, 20}, 1},
}};

template <class Ranked>
void make_mistake(Ranked& ranked, std::size_t width, Rng& rng) {
    const std::size_t most = std::min(width, ranked.size());
    std::swap(ranked[0], ranked[rng.below(static_cast<std::uint32_t>(most))]);
}

}  // namespace

const sightlines::Skill& Bot<aerial_war::Rules>::skill(int level) { return of_level(skills, level); }

SearchResult<Action> Bot<aerial_war::Rules>::choose(const Rules& rules, const Position& at,
                                                    const SearchBudget& budget) {
    const auto& skill = of_level(skills, budget.level);
    ExpectimaxResult<Action> found = expectimax(rules, at, SearchAdapter(rules, at, skill), budget.nodes);
    Rng rng(budget.seed);
    if (at.phase == Phase::fly && makes_mistake(skill, rng)) make_mistake(found.ranked, skill.mistake_width, rng);
    const int german = match_chance(rules, at, found.ranked.front().value);
    SearchResult<Action> result{{}, rules.status(at).to_act == Side::first ? german : 1000 - german, found.nodes};
    for (ScoredAction<Action>& weighed : found.ranked) result.ranked.push_back(std::move(weighed.action));
    return result;
}

WinChances Bot<aerial_war::Rules>::evaluate(const Rules& rules, const Position& at) {
    if (at.phase == Phase::over) return win_chances_of(*rules.status(at).outcome, 2);
    const int german = match_chance(rules, at, battle_chance(at, EvaluationWeights{}));
    return {static_cast<std::int16_t>(german), static_cast<std::int16_t>(1000 - german)};
}

std::string Bot<aerial_war::Rules>::explain(const Rules& rules, const Position& at, const Action& action) {
    return hint_reason(rules, at, action);
}

}  // namespace sightlines
