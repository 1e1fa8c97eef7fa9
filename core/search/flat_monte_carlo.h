#pragma once

#include <algorithm>
#include <vector>

#include "search/choose.h"

namespace sightlines {

// Flat Monte Carlo search, a reference player for measurements: gives every action the same number of random playouts
// and ranks them by their mean result. A playout that is cut short counts by the evaluation of its last position.
template <HasBot G>
SearchResult<typename G::Action> flat_monte_carlo(const G& rules, const typename G::Position& at,
                                                  const SearchBudget& budget) {
    using Action = typename G::Action;
    constexpr int longest = 400;      // actions of a random game
    constexpr int most_samples = 40;  // where actions are too many to list
    struct Tried {
        Action action;
        std::int64_t sum = 0;
        std::int64_t games = 0;
    };
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    Rng rng(budget.seed);
    std::vector<Tried> tried;
    if constexpr (HasParametricActions<G>) {
        for (int i = 0; i < most_samples; ++i) {
            Action action = rules.sample(at, rng);
            if (std::none_of(tried.begin(), tried.end(), [&](const Tried& t) { return t.action == action; }))
                tried.push_back({std::move(action)});
        }
    } else {
        for (Action& action : legal_actions(rules, at)) tried.push_back({std::move(action)});
    }
    NodeCounter nodes(budget.nodes);
    for (std::size_t i = 0; nodes.left(); i = (i + 1) % tried.size()) {
        typename G::Position end = at;
        rules.play(end, tried[i].action);
        nodes.spend(1 + static_cast<std::uint64_t>(playout(rules, end, rng, longest)));
        const Status status = rules.status(end);
        const WinChances evaluation = Bot<G>::evaluate(rules, end);
        tried[i].sum += (status.outcome ? win_chances_of(*status.outcome, evaluation.size()) : evaluation)[player];
        ++tried[i].games;
    }
    const auto mean = [](const Tried& t) { return t.games == 0 ? 0 : t.sum / t.games; };
    std::stable_sort(tried.begin(), tried.end(), [&](const Tried& a, const Tried& b) { return mean(a) > mean(b); });
    SearchResult<Action> result{{}, static_cast<int>(mean(tried.front())), nodes.spent()};
    for (Tried& t : tried) result.ranked.push_back(std::move(t.action));
    return result;
}

}  // namespace sightlines
