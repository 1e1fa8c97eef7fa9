#include "games/crosshairs/mind.h"

#include <algorithm>

#include "games/crosshairs/advice.h"
#include "games/crosshairs/guide.h"

namespace sightlines {
namespace {

using namespace crosshairs;

// The more players, the less a reply far ahead is worth its nodes.
TurnPlan plan_of(const crosshairs::Rules& rules, int level) {
    const int others = rules.setup().players - 1;
    switch (level) {
        case 1: return {};
        case 2: return {.keep = 12, .own_share = 40};
        case 3: return {.keep = 20, .own_share = 35, .replies = std::min(others, 2), .last_replies = 2, .width = 2};
        default: return {.keep = 32, .own_share = 30, .replies = std::min(others, 3), .last_replies = 3, .width = 3};
    }
}

// The lowest level overlooks the best action now and then, though never a shot nor by the worth of a plane.
constexpr std::uint32_t overlooks_one_in = 4;

bool overlooks(int level, Rng& rng) { return level == 1 && rng.below(overlooks_one_in) == 0; }

// A turn is planned afresh at each of its decisions: the fewer planes are still to act, the less there is to plan.
std::uint64_t nodes_for(const crosshairs::Rules& rules, const crosshairs::Position& at, std::uint64_t nodes) {
    const auto due = static_cast<std::uint64_t>(at.left) + 1;
    const auto whole = std::max(due, static_cast<std::uint64_t>(rules.quota(at)) + 1);
    return std::max(nodes * due / whole, nodes / 4);
}

}  // namespace

Thought<crosshairs::Action> Mind<crosshairs::Rules>::think(const Rules& rules, const Position& at,
                                                           const Effort& effort) {
    Rng rng(effort.seed);
    const auto player = static_cast<std::size_t>(at.player);
    if (at.phase == Phase::clouds) return {clouds_to_place(rules, at, rng), crosshairs::chances(rules, at)[player], 0};
    const Guide guide(rules);
    Thought<Action> thought;
    guide.candidates(at, thought.ranked);
    if (thought.ranked.size() == 1) {
        Position next = at;
        rules.play(next, thought.ranked.front());
        thought.chance = crosshairs::chances(rules, next)[player];
        thought.nodes = 1;
        return thought;
    }
    TurnSearch<Rules, Guide> search(rules, guide, nodes_for(rules, at, effort.nodes));
    const auto lines = search.search(at, plan_of(rules, effort.level));
    thought.nodes = search.spent();
    if (lines.empty()) return thought;  // no node was allowed
    thought.ranked.clear();
    Scores scores{};
    std::copy_n(lines.front().scores.begin(), scores.size(), scores.begin());
    thought.chance = chances_of(rules, at, scores)[player];
    std::int32_t second = -win_worth;
    for (const auto& line : lines) {
        const auto known = std::find(thought.ranked.begin(), thought.ranked.end(), line.first);
        if (known != thought.ranked.end()) continue;
        thought.ranked.push_back(line.first);
        if (thought.ranked.size() == 2) second = line.value;
    }
    const bool close = thought.ranked.size() > 1 && lines.front().value - second < plane_worth;
    if (close && !std::holds_alternative<Shoot>(thought.ranked.front()) && overlooks(effort.level, rng))
        std::swap(thought.ranked[0], thought.ranked[1]);
    return thought;
}

Chances Mind<crosshairs::Rules>::chances(const Rules& rules, const Position& at) {
    return crosshairs::chances(rules, at);
}

std::string Mind<crosshairs::Rules>::why(const Rules& rules, const Position& at, const Action& action) {
    return advice(rules, at, action);
}

}  // namespace sightlines
