#include "games/aerial_war/mind.h"

#include <algorithm>
#include <utility>

#include "base/rng.h"
#include "games/aerial_war/advice.h"
#include "games/aerial_war/guide.h"

namespace sightlines {
namespace {

using namespace aerial_war;

// A slip is a flight that is only one of the best few, whichever.
struct Level {
    Outlook outlook;
    std::uint32_t slips;  // of a hundred flights
    std::size_t few;
};

// The first three see what they can shoot at, the first without seeking it; only the last sees who can shoot back.
const std::array<Level, top_level> levels{{
    {{0, 1, 1, {85, 0, 0}}, 85, 12},
    {{0, 1, 1, {85, 0, 10}}, 55, 8},
    {{0, 1, 1, {85, 0, 10}}, 20, 6},
    {{2, 16, 3, {85, 60, 10}}, 0, 1},
}};

template <class Ranked>
void slip(Ranked& ranked, std::size_t few, Rng& rng) {
    const std::size_t most = std::min(few, ranked.size());
    std::swap(ranked[0], ranked[rng.below(static_cast<std::uint32_t>(most))]);
}

}  // namespace

Thought<Action> Mind<aerial_war::Rules>::think(const Rules& rules, const Position& at, const Effort& effort) {
    const Level& level = levels[static_cast<std::size_t>(effort.level - 1)];
    Found<Action> found = expectimax(rules, at, Guide(rules, at, level.outlook), effort.nodes);
    Rng rng(effort.seed);
    if (at.phase == Phase::fly && rng.below(100) < level.slips) slip(found.ranked, level.few, rng);
    const int german = match_chance(rules, at, found.ranked.front().value);
    Thought<Action> thought{{}, rules.status(at).to_act == Side::first ? german : 1000 - german, found.nodes};
    for (Weighed<Action>& weighed : found.ranked) thought.ranked.push_back(std::move(weighed.action));
    return thought;
}

Chances Mind<aerial_war::Rules>::chances(const Rules& rules, const Position& at) {
    if (at.phase == Phase::over) return chances_of(*rules.status(at).outcome, 2);
    const int german = match_chance(rules, at, battle_chance(at, Sight{}));
    return {static_cast<std::int16_t>(german), static_cast<std::int16_t>(1000 - german)};
}

std::string Mind<aerial_war::Rules>::why(const Rules&, const Position& at, const Action& action) {
    return advice(at, action);
}

}  // namespace sightlines
