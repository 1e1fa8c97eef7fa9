#include "games/crosshairs/ai/bot.h"

#include <algorithm>

#include "games/crosshairs/ai/hint_reason.h"
#include "games/crosshairs/ai/search_adapter.h"

namespace sightlines {
namespace {

using namespace crosshairs;

// A mistake overlooks the best action, though never a shot, nor anything that costs a plane.
// Who analyses looks less far, but at more: what puzzles prove by it stands.
constexpr std::array<crosshairs::Skill, analyst> skills{{
    {{1'000, 25}, {}},
    {{12'000, 0}, {.keep = 12, .own_share = 40}},
    {{50'000, 0}, {.keep = 20, .own_share = 35, .replies = 2, .last_replies = 2, .width = 2}, 2},
    {{200'000, 0}, {.keep = 32, .own_share = 30, .replies = 2, .last_replies = 2, .width = 3}, 2},
    {{200'000, 0}, {.keep = 32, .own_share = 30, .replies = 3, .last_replies = 3, .width = 3}},
}};

// The more players, the less a reply far ahead repays its nodes.
TurnPlan plan_for(const crosshairs::Rules& rules, const crosshairs::Skill& skill) {
    TurnPlan plan = skill.plan;
    plan.replies = std::min(plan.replies, std::max(skill.least_replies, rules.setup().players - 1));
    return plan;
}

// A turn is planned afresh at each of its decisions: the fewer planes are still to act, the less there is to plan.
// In a circle little search finds nearly all: with all of its nodes level 2 would be as good as level 3.
std::uint64_t nodes_for(const crosshairs::Rules& rules, const crosshairs::Position& at, const SearchBudget& budget) {
    const bool less = budget.level == 2 && rules.options().type == GameType::circle;
    const std::uint64_t nodes = less ? budget.nodes / 10 : budget.nodes;
    const auto due = static_cast<std::uint64_t>(at.left) + 1;
    const auto whole = std::max(due, static_cast<std::uint64_t>(rules.quota(at)) + 1);
    return std::max(nodes * due / whole, nodes / 4);
}

}  // namespace

const sightlines::Skill& Bot<crosshairs::Rules>::skill(int level) { return of_level(skills, level); }

SearchResult<crosshairs::Action> Bot<crosshairs::Rules>::choose(const Rules& rules, const Position& at,
                                                                const SearchBudget& budget) {
    const auto& skill = of_level(skills, budget.level);
    Rng rng(budget.seed);
    const auto player = static_cast<std::size_t>(at.player);
    if (at.phase == Phase::clouds)
        return {clouds_to_place(rules, at, rng), crosshairs::win_chances(rules, at)[player], 0};
    const SearchAdapter adapter(rules);
    SearchResult<Action> result;
    adapter.candidates(at, result.ranked);
    if (result.ranked.size() == 1) {
        Position next = at;
        rules.play(next, result.ranked.front());
        result.win_permille = crosshairs::win_chances(rules, next)[player];
        result.nodes = 1;
        return result;
    }
    TurnSearch<Rules, SearchAdapter> search(rules, adapter, nodes_for(rules, at, budget));
    const auto lines = search.search(at, plan_for(rules, skill));
    result.nodes = search.spent();
    if (lines.empty()) return result;  // no node was allowed
    result.ranked.clear();
    Scores scores{};
    std::copy_n(lines.front().scores.begin(), scores.size(), scores.begin());
    result.win_permille = win_chances(rules, at, scores)[player];
    std::int32_t second = -win_value;
    for (const auto& line : lines) {
        const auto known = std::find(result.ranked.begin(), result.ranked.end(), line.first);
        if (known != result.ranked.end()) continue;
        result.ranked.push_back(line.first);
        if (result.ranked.size() == 2) second = line.value;
    }
    const bool close = result.ranked.size() > 1 && lines.front().value - second < plane_value;
    if (close && !std::holds_alternative<Shoot>(result.ranked.front()) && makes_mistake(skill, rng))
        std::swap(result.ranked[0], result.ranked[1]);
    return result;
}

WinChances Bot<crosshairs::Rules>::evaluate(const Rules& rules, const Position& at) {
    return crosshairs::win_chances(rules, at);
}

std::string Bot<crosshairs::Rules>::explain(const Rules& rules, const Position& at, const Action& action) {
    return hint_reason(rules, at, action);
}

}  // namespace sightlines
