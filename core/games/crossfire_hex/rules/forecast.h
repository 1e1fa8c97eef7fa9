#pragma once

#include "games/crossfire_hex/rules/position.h"

namespace sightlines::crossfire_hex {

// What an action does, before it is done. Stacks tell their men from the bottom up.
struct Forecast {
    Stack lifted;          // the men that are put on the target (CX-MOVE-04, CX-ENTER-01)
    Stack left;            // CX-MOVE-02: what stays behind, owned by whoever has its top man; nothing for an entry
    Stack removed;         // CX-CAP-01: what leaves the target at the bottom, in its order
    Stack result;          // what then stands on the target
    int returned = 0;      // CX-CAP-02: of those removed, the mover's, who join the reserve
    int prisoners = 0;     // CX-CAP-03: and the others
    PerPlayer reserves{};  // of both players, afterwards

    friend bool operator==(const Forecast&, const Forecast&) = default;
};

// For an action that is allowed, or would be but for ko.
inline Forecast forecast(const Position& at, const Action& action) {
    const Cell to = target_of(action);
    Forecast effect;
    if (const auto* move = std::get_if<Move>(&action)) {
        const int men = straight_distance(move->from, to);
        effect.lifted = at.board[move->from].top(men);
        effect.left = at.board[move->from].without_top(men);
    } else {
        effect.lifted.add(at.player);
    }
    const Landing landing = Landing::on(at.board[to], effect.lifted, capacity(to));
    effect.result = landing.stack;
    effect.removed = landing.removed;
    effect.returned = landing.removed.count(at.player);
    effect.prisoners = landing.removed.height() - effect.returned;
    effect.reserves = at.reserve;
    std::int8_t& own = effect.reserves[static_cast<std::size_t>(at.player)];
    own = static_cast<std::int8_t>(own + effect.returned - (std::holds_alternative<Enter>(action) ? 1 : 0));
    return effect;
}

}  // namespace sightlines::crossfire_hex
