#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/dice.h"
#include "engine/game.h"

namespace sightlines {

// Counts the sequences of exactly `depth` actions from a position; a finished game adds none, each listed outcome of a
// roll is an action. Every position looked at takes one off `budget`; when it is spent there is no answer, nor when a
// roll with too many outcomes to be listed is not the last action.
template <Game G>
std::optional<std::uint64_t> perft(const G& rules, const typename G::Position& at, int depth, std::uint64_t& budget) {
    if (depth == 0) return 1;
    if (budget == 0) return std::nullopt;
    --budget;
    std::vector<typename G::Action> actions;
    rules.legal(at, actions);
    if (actions.empty()) {
        const Status status = rules.status(at);
        if (!status.roll) return 0;
        return depth == 1 ? std::optional(count_rolls(*status.roll)) : std::nullopt;
    }
    if (depth == 1) return actions.size();
    std::uint64_t nodes = 0;
    for (const auto& action : actions) {
        typename G::Position next = at;
        rules.play(next, action);
        const auto below = perft(rules, next, depth - 1, budget);
        if (!below) return std::nullopt;
        nodes += *below;
    }
    return nodes;
}

}  // namespace sightlines
