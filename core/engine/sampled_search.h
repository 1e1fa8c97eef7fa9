#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <vector>

#include "base/rng.h"
#include "engine/dice.h"
#include "engine/mind.h"
#include "engine/playout.h"

namespace sightlines {

// What sampled_search asks of a game.
//   candidates  what is worth trying for the player to act, most promising first; all allowed, at least one
//   reply       what somebody does further on: quick, sensible, allowed; the same for the same numbers
//   settled     look no further: so many actions after the first
//   value       per mille, of a player, in a position whose game is not over
template <class Guide, class G>
concept Guides =
    Game<G> && requires(const Guide& guide, const typename G::Position& at, Rng& rng, int actions, std::size_t player) {
        { guide.candidates(at, rng) } -> std::same_as<std::vector<typename G::Action>>;
        { guide.reply(at, rng) } -> std::same_as<typename G::Action>;
        { guide.settled(at, actions) } -> std::same_as<bool>;
        { guide.value(at, player) } -> std::same_as<int>;
    };

namespace detail {

constexpr int longest_line = 400;  // actions, whatever the guide says

// Plays on from a position and tells what it came to.
template <Game G, Guides<G> Guide>
int sampled_value(const G& rules, typename G::Position at, const Guide& guide, std::size_t player, Rng& rng,
                  Nodes& nodes) {
    for (int actions = 0;; ++actions) {
        const Status status = rules.status(at);
        if (status.outcome) {
            const auto& winners = status.outcome->winners;
            const bool won =
                std::find(winners.begin(), winners.end(), static_cast<std::int8_t>(player)) != winners.end();
            return winners.empty() ? 500 : won ? 1000 : 0;
        }
        if (actions >= longest_line || (!status.roll && guide.settled(at, actions))) return guide.value(at, player);
        if constexpr (std::is_constructible_v<typename G::Action, Roll>) {
            if (status.roll) {
                rules.play(at, typename G::Action(sample_roll(*status.roll, rng)));
                nodes.spend();
                continue;
            }
        }
        rules.play(at, guide.reply(at, rng));
        nodes.spend();
    }
}

// A candidate and what its samples came to.
template <class Action>
struct Tried {
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

// Both have met the same luck equally often.
template <class Action>
bool surely_worse(const Tried<Action>& a, const Tried<Action>& best) {
    constexpr std::int64_t errors_squared = 9;  // three standard errors
    const std::int64_t behind = best.sum - a.sum;
    return behind > 0 && behind * behind > errors_squared * (a.spread() + best.spread());
}

template <class Action>
bool as_good_as(const Tried<Action>& a, const Tried<Action>& best) {
    constexpr std::int64_t indifferent = 4;  // per mille, with two standard errors
    const std::int64_t room = indifferent * best.samples - (best.sum - a.sum);
    return room > 0 && room * room > 4 * (a.spread() + best.spread());
}

// Sorts the first `alive` and tells how many of them are still worth a sample: 1 when the choice is made.
template <class Action>
std::size_t still_open(std::vector<Tried<Action>>& tried, std::size_t alive) {
    const auto end = tried.begin() + static_cast<std::ptrdiff_t>(alive);
    std::stable_sort(tried.begin(), end, [](const auto& a, const auto& b) { return a.mean() > b.mean(); });
    const auto& best = tried.front();
    while (alive > 1 && surely_worse(tried[alive - 1], best)) --alive;
    const auto open = tried.begin() + static_cast<std::ptrdiff_t>(alive);
    return std::all_of(tried.begin(), open, [&best](const auto& each) { return as_good_as(each, best); }) ? 1 : alive;
}

}  // namespace detail

// For games of chance and for long turns: every candidate is tried by playing on with sampled dice, the worse half is
// dropped, and so on to the last one (sequential halving); what is surely worse goes at once, and the search ends when
// the rest is as good as the best. In a round all candidates meet the same luck.
template <Game G, Guides<G> Guide>
Thought<typename G::Action> sampled_search(const G& rules, const typename G::Position& at, const Guide& guide,
                                           const Effort& effort) {
    using Action = typename G::Action;
    constexpr int samples_between_looks = 16;
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    Rng rng(effort.seed);
    std::vector<detail::Tried<Action>> tried;
    for (Action& action : guide.candidates(at, rng)) tried.push_back({std::move(action)});

    Nodes nodes(effort.nodes);
    std::size_t rounds = 1;
    for (std::size_t alive = tried.size(); alive > 2; alive = (alive + 1) / 2) ++rounds;
    std::size_t alive = tried.size();
    for (std::size_t round = 0; alive > 1 && nodes.left(); ++round) {
        const std::size_t half = (alive + 1) / 2;
        Nodes here((effort.nodes - nodes.spent()) / (rounds - std::min(round, rounds - 1)));
        for (int samples = 1; alive > 1; ++samples) {
            const std::uint64_t luck = rng.next();
            for (std::size_t i = 0; i < alive; ++i) {
                Rng dice(luck);
                typename G::Position next = at;
                rules.play(next, tried[i].action);
                here.spend();
                tried[i].add(detail::sampled_value(rules, std::move(next), guide, player, dice, here));
            }
            if (!here.left()) break;
            if (samples % samples_between_looks == 0) alive = detail::still_open(tried, alive);
        }
        nodes.spend(here.spent());
        detail::still_open(tried, alive);
        alive = std::min(alive, half);
    }
    Thought<Action> thought{{}, static_cast<int>(tried.front().mean() / 100), nodes.spent()};
    if (tried.front().samples == 0) thought.chance = guide.value(at, player);
    for (auto& each : tried) thought.ranked.push_back(std::move(each.action));
    return thought;
}

}  // namespace sightlines
