// Whether a position has one best action, or a few that are equally good, by a clear margin.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "search/analysis.h"

namespace sightlines {

inline constexpr int equally_good = 20;  // per mille at most
inline constexpr std::size_t most_answers = 3;

// `choice` finds the best action; `after` looks at each action alike.
struct PuzzleBudget {
    SearchBudget choice;
    SearchBudget after;
};

template <HasBot G>
PuzzleBudget puzzle_budget(int effort, std::uint64_t seed) {
    const std::uint64_t nodes = Bot<G>::skill(2).nodes * static_cast<std::uint64_t>(effort);
    return {{analyst, 4 * nodes, seed}, {analyst, nodes, seed + 1}};
}

// Every action, where there are not too many of them, and what was found.
template <HasBot G>
std::vector<typename G::Action> rivals_of(const G& rules, const typename G::Position& at,
                                          const SearchResult<typename G::Action>& found,
                                          const std::vector<typename G::Action>& more) {
    constexpr std::size_t most_ranked = 6, most_listed = 120;
    std::vector<typename G::Action> rivals;
    const auto add = [&](const auto& action) {
        if (std::find(rivals.begin(), rivals.end(), action) == rivals.end()) rivals.push_back(action);
    };
    for (const auto& action : found.ranked)
        if (rivals.size() < most_ranked) add(action);
    for (const auto& action : more) add(action);
    if constexpr (!HasParametricActions<G> && !std::is_constructible_v<typename G::Action, Roll>) {
        const auto all = legal_actions(rules, at);
        if (all.size() <= most_listed)
            for (const auto& action : all) add(action);
    }
    return rivals;
}

template <HasBot G>
struct PuzzleSolution {
    std::vector<typename G::Action> answers;  // the choice first; empty: there is no clear best
    std::vector<typename G::Action> rivals;   // the best of the others
};

// None of the `wrong` is an answer. `among`: the only rivals looked at; empty: all.
template <HasBot G>
PuzzleSolution<G> solve_puzzle(const G& rules, const typename G::Position& at, int margin, const PuzzleBudget& budget,
                               const std::vector<typename G::Action>& wrong,
                               const std::vector<typename G::Action>& among = {}) {
    constexpr std::size_t most_rivals = 6;
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    const auto found = choose_action(rules, at, budget.choice);
    const auto worth = [&](const auto& action) {
        return static_cast<int>(estimate_after(rules, at, action, player, budget.after).chances[player]);
    };
    const int best = worth(found.ranked.front());
    if (best < margin) return {};
    struct Rival {  // no pair, whose swap would be compiled for each pair of alternatives of an action
        int cost;
        typename G::Action action;
    };
    std::vector<Rival> costs;
    PuzzleSolution<G> solution{{found.ranked.front()}, {}};
    for (const auto& action : among.empty() ? rivals_of(rules, at, found, wrong) : among) {
        if (action == found.ranked.front()) continue;
        const int cost = best - worth(action);
        costs.push_back({cost, action});
        if (cost >= margin) continue;
        const bool is_wrong = std::find(wrong.begin(), wrong.end(), action) != wrong.end();
        if (cost > equally_good || cost < -equally_good || is_wrong || solution.answers.size() == most_answers)
            return {};
        solution.answers.push_back(action);
    }
    std::stable_sort(costs.begin(), costs.end(), [](const Rival& a, const Rival& b) { return a.cost < b.cost; });
    for (const auto& [cost, action] : costs)
        if (solution.rivals.size() < most_rivals + most_answers) solution.rivals.push_back(action);
    return solution;
}

// The worst of the answers against the best of all others.
template <HasBot G>
int margin_of(const G& rules, const typename G::Position& at, const std::vector<typename G::Action>& answers,
              const SearchResult<typename G::Action>& found, const SearchBudget& after) {
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    int good = 1000;
    int other = 0;
    for (const auto& action : rivals_of(rules, at, found, answers)) {
        const int worth = estimate_after(rules, at, action, player, after).chances[player];
        if (std::find(answers.begin(), answers.end(), action) != answers.end())
            good = std::min(good, worth);
        else
            other = std::max(other, worth);
    }
    return good - other;
}

}  // namespace sightlines
