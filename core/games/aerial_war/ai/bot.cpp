#include "games/aerial_war/ai/bot.h"

#include <algorithm>
#include <utility>

#include "base/rng.h"
#include "games/aerial_war/ai/hint_reason.h"
#include "games/aerial_war/ai/search_adapter.h"

namespace sightlines {
namespace {

using namespace aerial_war;

// A mistake is a flight that is only one of the best few, whichever.
struct LevelSkill {
    Skill skill;
    std::uint32_t mistake_percent;  // of a hundred flights
    std::size_t few;
};

// The first three see what they can shoot at, the first without seeking it; only the last sees who can shoot back.
const std::array<LevelSkill, top_level> level_skills{{
    {{0, 1, 1, {85, 0, 0}}, 85, 12},
    {{0, 1, 1, {85, 0, 10}}, 55, 8},
    {{0, 1, 1, {85, 0, 10}}, 20, 6},
    {{2, 16, 3, {85, 60, 10}}, 0, 1},
}};

template <class Ranked>
void make_mistake(Ranked& ranked, std::size_t few, Rng& rng) {
    const std::size_t most = std::min(few, ranked.size());
    std::swap(ranked[0], ranked[rng.below(static_cast<std::uint32_t>(most))]);
}

}  // namespace

SearchResult<Action> Bot<aerial_war::Rules>::choose(const Rules& rules, const Position& at,
                                                    const SearchBudget& budget) {
    const LevelSkill& level = level_skills[static_cast<std::size_t>(budget.level - 1)];
    ExpectimaxResult<Action> found = expectimax(rules, at, SearchAdapter(rules, at, level.skill), budget.nodes);
    Rng rng(budget.seed);
    if (at.phase == Phase::fly && rng.below(100) < level.mistake_percent) make_mistake(found.ranked, level.few, rng);
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

std::string Bot<aerial_war::Rules>::explain(const Rules&, const Position& at, const Action& action) {
    return hint_reason(at, action);
}

}  // namespace sightlines
