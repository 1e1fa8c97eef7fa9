#include "games/crosshairs/mind.h"

#include <algorithm>

#include "games/crosshairs/guide.h"

namespace sightlines {
namespace {

using namespace crosshairs;

TurnPlan plan_of(const crosshairs::Rules& rules, int level) {
    const int others = rules.setup().players - 1;
    switch (level) {
        case 1: return {};
        case 2: return {12, 40, others, others, 1};
        case 3: return {20, 35, others, others + 1, 2};
        default: return {32, 30, others, others + 1, 3};
    }
}

}  // namespace

Thought<crosshairs::Action> Mind<crosshairs::Rules>::think(const Rules& rules, const Position& at,
                                                           const Effort& effort) {
    Rng rng(effort.seed);
    if (at.phase == Phase::clouds) return {clouds_to_place(rules, at, rng), 500, 0};
    const Guide guide(rules);
    TurnSearch<Rules, Guide> search(rules, guide, effort.nodes);
    const auto lines = search.search(at, plan_of(rules, effort.level));
    Thought<Action> thought{{}, chance_of_score(lines.front().value), search.spent()};
    for (const auto& line : lines) {
        const auto known = std::find(thought.ranked.begin(), thought.ranked.end(), line.first);
        if (known == thought.ranked.end()) thought.ranked.push_back(line.first);
    }
    return thought;
}

Chances Mind<crosshairs::Rules>::chances(const Rules& rules, const Position& at) {
    return crosshairs::chances(rules, at);
}

std::string Mind<crosshairs::Rules>::why(const Rules&, const Position&, const Action&) { return {}; }

}  // namespace sightlines
