#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "engine/playout.h"
#include "search/bot.h"

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

// The choice of the player to act, who does not see what is hidden. All ranked actions are legal.
template <HasBot G>
SearchResult<typename G::Action> choose_action(const G& rules, const typename G::Position& at,
                                               const SearchBudget& budget) {
    if constexpr (!HasParametricActions<G>) {
        std::vector<typename G::Action> only = legal_actions(rules, at);
        if (only.size() == 1) {
            const WinChances chances = Bot<G>::evaluate(rules, at);
            return {std::move(only), chances[static_cast<std::size_t>(rules.status(at).to_act)], 0};
        }
    }
    SearchResult<typename G::Action> result = Bot<G>::choose(rules, as_decider_sees(rules, at), budget);
    // What is hidden may forbid what seems possible.
    std::erase_if(result.ranked, [&](const auto& action) { return !rules.check(at, action).accepted(); });
    if (result.ranked.empty()) {
        Rng rng(budget.seed);
        result.ranked.push_back(random_action(rules, at, rng));
    }
    return result;
}

}  // namespace sightlines
