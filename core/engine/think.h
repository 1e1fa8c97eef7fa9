#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "engine/mind.h"
#include "engine/playout.h"

namespace sightlines {

// The position as the player to act may see it.
template <Game G>
typename G::Position as_decider_sees(const G& rules, const typename G::Position& at) {
    if constexpr (HasHiddenInformation<G>) {
        return rules.seen_by(at, rules.status(at).to_act);
    } else {
        return at;
    }
}

template <Game G>
typename G::Action random_action(const G& rules, const typename G::Position& at, Rng& rng) {
    if constexpr (HasParametricActions<G>) {
        return rules.sample(at, rng);
    } else {
        std::vector<typename G::Action> actions = legal_actions(rules, at);
        return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    }
}

// The choice of the player to act, who does not see what is hidden. All that is ranked is allowed.
template <Thinks G>
Thought<typename G::Action> think(const G& rules, const typename G::Position& at, const Effort& effort) {
    if constexpr (!HasParametricActions<G>) {
        std::vector<typename G::Action> only = legal_actions(rules, at);
        if (only.size() == 1) {
            const Chances chances = Mind<G>::chances(rules, at);
            return {std::move(only), chances[static_cast<std::size_t>(rules.status(at).to_act)], 0};
        }
    }
    Thought<typename G::Action> thought = Mind<G>::think(rules, as_decider_sees(rules, at), effort);
    // What is hidden may forbid what seems possible.
    std::erase_if(thought.ranked, [&](const auto& action) { return !rules.check(at, action).accepted(); });
    if (thought.ranked.empty()) {
        Rng rng(effort.seed);
        thought.ranked.push_back(random_action(rules, at, rng));
    }
    return thought;
}

}  // namespace sightlines
