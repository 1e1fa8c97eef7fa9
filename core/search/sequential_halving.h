#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <vector>

#include "base/rng.h"
#include "engine/dice.h"
#include "engine/playout.h"
#include "search/bot.h"

namespace sightlines {

// What sequential_halving asks of a game.
//   candidates      actions of the player to act, most promising first; all legal, at least one
//   rollout_action  what a player does in a rollout: quick, sensible, legal; the same for the same random numbers
//   is_cutoff       whether the rollout ends here, this many actions after the candidate
//   value           per mille, of a player, in a position whose game is not over
template <class Adapter, class G>
concept HalvingAdapter = Game<G> && requires(const Adapter& adapter, const typename G::Position& at, Rng& rng,
                                             int actions, std::size_t player) {
    { adapter.candidates(at, rng) } -> std::same_as<std::vector<typename G::Action>>;
    { adapter.rollout_action(at, rng) } -> std::same_as<typename G::Action>;
    { adapter.is_cutoff(at, actions) } -> std::same_as<bool>;
    { adapter.value(at, player) } -> std::same_as<int>;
};

// Plays rollouts by the rules of thumb alone. What else may play them has the same three functions: see uct.h.
template <Game G, HalvingAdapter<G> Adapter>
struct FixedPolicy {
    const Adapter& adapter;

    void begin() {}
    typename G::Action action(const typename G::Position& at, std::size_t, Rng& rng) {
        return adapter.rollout_action(at, rng);
    }
    template <class ValueOf>
    void finish(const ValueOf&) {}
};

namespace detail {

constexpr int longest_rollout = 400;  // actions

inline int value_of_outcome(const Outcome& outcome, std::size_t player) {
    const auto& winners = outcome.winners;
    const bool won = std::find(winners.begin(), winners.end(), static_cast<std::int8_t>(player)) != winners.end();
    return winners.empty() ? 500 : won ? 1000 : 0;
}

// The result of one rollout from a position: the player's chance per mille.
template <Game G, HalvingAdapter<G> Adapter, class Policy>
int rollout_value(const G& rules, typename G::Position at, const Adapter& adapter, Policy& policy, std::size_t player,
                  Rng& rng, NodeCounter& nodes) {
    policy.begin();
    for (int actions = 0;; ++actions) {
        const Status status = rules.status(at);
        if (status.outcome || actions >= longest_rollout || (!status.roll && adapter.is_cutoff(at, actions))) {
            const auto value_of = [&](std::size_t whose) {
                return status.outcome ? value_of_outcome(*status.outcome, whose) : adapter.value(at, whose);
            };
            policy.finish(value_of);
            return value_of(player);
        }
        if constexpr (std::is_constructible_v<typename G::Action, Roll>) {
            if (status.roll) {
                rules.play(at, typename G::Action(sample_roll(*status.roll, rng)));
                nodes.spend();
                continue;
            }
        }
        rules.play(at, policy.action(at, static_cast<std::size_t>(status.to_act), rng));
        nodes.spend();
    }
}

template <class Action>
struct Candidate {
    Action action;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::int64_t samples = 0;

    std::int64_t mean() const { return samples == 0 ? 0 : sum * 100 / samples; }
    std::int64_t spread() const { return samples == 0 ? 0 : squares - sum * sum / samples; }
    void add(int value) {
        sum += value;
        squares += static_cast<std::int64_t>(value) * value;
        ++samples;
    }
};

// Both have been sampled equally often, with the same dice.
template <class Action>
bool surely_worse(const Candidate<Action>& a, const Candidate<Action>& best) {
    constexpr std::int64_t errors_squared = 9;  // three standard errors
    const std::int64_t behind = best.sum - a.sum;
    return behind > 0 && behind * behind > errors_squared * (a.spread() + best.spread());
}

// `indifferent`: per mille, with two standard errors.
template <class Action>
bool as_good_as(const Candidate<Action>& a, const Candidate<Action>& best, std::int64_t indifferent) {
    const std::int64_t room = indifferent * best.samples - (best.sum - a.sum);
    return room > 0 && room * room > 4 * (a.spread() + best.spread());
}

// Sorts the first `alive` and returns how many of them are still worth a sample: 1 when the choice is made.
template <class Action>
std::size_t still_open(std::vector<Candidate<Action>>& candidates, std::size_t alive, std::int64_t indifferent) {
    const auto end = candidates.begin() + static_cast<std::ptrdiff_t>(alive);
    std::stable_sort(candidates.begin(), end, [](const auto& a, const auto& b) { return a.mean() > b.mean(); });
    const auto& best = candidates.front();
    while (alive > 1 && surely_worse(candidates[alive - 1], best)) --alive;
    const auto open = candidates.begin() + static_cast<std::ptrdiff_t>(alive);
    const auto is_as_good = [&](const auto& each) { return as_good_as(each, best, indifferent); };
    return std::all_of(candidates.begin(), open, is_as_good) ? 1 : alive;
}

}  // namespace detail

// Sequential halving by rollouts, for games of chance and for long turns: in each round every candidate is
// sampled equally often with the same dice, then the worse half is dropped. Within a round, a candidate that is
// significantly worse than the best is dropped early, and the search ends when all that are left are about as good.
// `policy` plays the rollouts: FixedPolicy, or one that learns from them, for which it is kept through the search.
// `indifferent`: what is about as good, per mille.
template <Game G, HalvingAdapter<G> Adapter, class Policy>
SearchResult<typename G::Action> sequential_halving(const G& rules, const typename G::Position& at,
                                                    const Adapter& adapter, Policy policy, const SearchBudget& budget,
                                                    int indifferent = 4) {
    using Action = typename G::Action;
    constexpr int samples_between_looks = 16;
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    Rng rng(budget.seed);
    std::vector<detail::Candidate<Action>> candidates;
    for (Action& action : adapter.candidates(at, rng)) candidates.push_back({std::move(action)});

    NodeCounter nodes(budget.nodes);
    std::size_t rounds = 1;
    for (std::size_t alive = candidates.size(); alive > 2; alive = (alive + 1) / 2) ++rounds;
    std::size_t alive = candidates.size();
    for (std::size_t round = 0; alive > 1 && nodes.left(); ++round) {
        const std::size_t half = (alive + 1) / 2;
        NodeCounter here((budget.nodes - nodes.spent()) / (rounds - std::min(round, rounds - 1)));
        for (int samples = 1; alive > 1; ++samples) {
            const std::uint64_t dice_seed = rng.next();
            for (std::size_t i = 0; i < alive; ++i) {
                Rng dice(dice_seed);
                typename G::Position next = at;
                rules.play(next, candidates[i].action);
                here.spend();
                candidates[i].add(detail::rollout_value(rules, std::move(next), adapter, policy, player, dice, here));
            }
            if (!here.left()) break;
            if (samples % samples_between_looks == 0) alive = detail::still_open(candidates, alive, indifferent);
        }
        nodes.spend(here.spent());
        detail::still_open(candidates, alive, indifferent);
        alive = std::min(alive, half);
    }
    SearchResult<Action> result{{}, static_cast<int>(candidates.front().mean() / 100), nodes.spent()};
    if (candidates.front().samples == 0) result.win_permille = adapter.value(at, player);
    for (auto& each : candidates) result.ranked.push_back(std::move(each.action));
    return result;
}

}  // namespace sightlines
