#include "games/aerial_war/advice/advice.h"

#include "games/aerial_war/ai/evaluation.h"

namespace sightlines {

using namespace aerial_war;

std::optional<Action> Advice<Rules>::suggest(const Rules& rules, const Position& at) {
    if (at.phase == Phase::attack) return Attack{};  // is likelier to hit than to cost the attacker, from any side
    if (at.phase == Phase::looping) return Loop{};   // hits one time in two, at no risk
    if (at.phase != Phase::fly) return std::nullopt;
    std::optional<Action> best;
    int most = 0;
    for (const Action& action : legal_actions(rules, at)) {
        Position next = at;
        rules.play(next, action);
        if (next.phase == Phase::over || next.battle != at.battle) continue;  // after the last round
        const int german = battle_chance(next, {});
        const int worth = at.side == 0 ? german : -german;
        if (best && worth <= most) continue;
        best = action;
        most = worth;
    }
    return best;
}

}  // namespace sightlines
