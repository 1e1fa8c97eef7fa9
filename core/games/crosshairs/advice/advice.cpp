#include "games/crosshairs/advice/advice.h"

#include "games/crosshairs/ai/evaluation.h"

namespace sightlines {

using namespace crosshairs;

// No cloud stands out: the evaluation sees what is aimed at, not what may come.
std::optional<Action> Advice<Rules>::suggest(const Rules& rules, const Position& at) {
    if (at.phase == Phase::clouds) return std::nullopt;
    std::optional<Action> best;
    std::int32_t most = 0;
    for (const Action& action : legal_actions(rules, at)) {
        if (std::holds_alternative<EndTurn>(action)) continue;
        Position next = at;
        rules.play(next, action);
        const std::int32_t worth = scores(rules, next)[static_cast<std::size_t>(at.player)];
        if (best && worth <= most) continue;
        best = action;
        most = worth;
    }
    return best;
}

}  // namespace sightlines
