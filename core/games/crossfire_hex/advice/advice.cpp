#include "games/crossfire_hex/advice/advice.h"

#include "games/crossfire_hex/ai/evaluation.h"

namespace sightlines {

using namespace crossfire_hex;

std::optional<Action> Advice<Rules>::suggest(const Rules& rules, const Position& at) {
    std::optional<Action> best;
    int most = 0;
    for (const Action& action : legal_actions(rules, at)) {
        Position next = at;
        rules.play(next, action);
        const int lead = lead_of_white(next.board, next.reserve);
        const int worth = at.player == 0 ? lead : -lead;
        if (best && worth <= most) continue;
        best = action;
        most = worth;
    }
    return best;
}

}  // namespace sightlines
