#include "games/aerial_war/mind.h"

#include <cstdlib>

#include "engine/expectimax.h"
#include "games/aerial_war/guide.h"

namespace sightlines {
namespace {

using namespace aerial_war;

const std::array<Outlook, top_level> outlooks{{
    {0, 1, 1, {true, false}},
    {0, 1, 1, {true, true}},
    {1, 16, 4, {true, true}},
    {2, 16, 4, {true, true}},
}};

}  // namespace

Thought<Action> Mind<aerial_war::Rules>::think(const Rules& rules, const Position& at, const Effort& effort) {
    const Guide guide(rules, at, outlooks[static_cast<std::size_t>(effort.level - 1)]);
    Found<Action> found = expectimax(rules, at, guide, effort.nodes);
    Thought<Action> thought{{}, found.ranked.front().value * 1000 / certain, found.nodes};
    if (rules.status(at).to_act != Side::first) thought.chance = 1000 - thought.chance;
    for (Weighed<Action>& weighed : found.ranked) thought.ranked.push_back(std::move(weighed.action));
    return thought;
}

Chances Mind<aerial_war::Rules>::chances(const Rules& rules, const Position& at) {
    if (at.phase == Phase::over) return chances_of(*rules.status(at).outcome, 2);
    const auto german = [&](BattleEnd end) { return std::int64_t{match_chance(rules, at.battle, at.score, end)}; };
    const std::int64_t battle = battle_chance(rules, at);
    const std::int64_t match = german(BattleEnd::german) * battle + german(BattleEnd::allied) * (certain - battle);
    const auto chance = static_cast<std::int16_t>((match * 1000 / certain + certain / 2) / certain);
    return {chance, static_cast<std::int16_t>(1000 - chance)};
}

std::string Mind<aerial_war::Rules>::why(const Rules&, const Position&, const Action&) { return {}; }

}  // namespace sightlines
