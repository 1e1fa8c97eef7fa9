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

}  // namespace detail

// For games of chance and for long turns: every candidate is tried by playing on with sampled dice, the worse half is
// dropped, and so on to the last one (sequential halving). In a round all candidates meet the same luck.
template <Game G, Guides<G> Guide>
Thought<typename G::Action> sampled_search(const G& rules, const typename G::Position& at, const Guide& guide,
                                           const Effort& effort) {
    using Action = typename G::Action;
    struct Tried {
        Action action;
        std::int64_t sum = 0;
        std::int64_t samples = 0;
        std::int64_t mean() const { return samples == 0 ? 0 : sum * 100 / samples; }
    };
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    Rng rng(effort.seed);
    std::vector<Tried> tried;
    for (Action& action : guide.candidates(at, rng)) tried.push_back({std::move(action)});

    Nodes nodes(effort.nodes);
    std::size_t rounds = 1;
    for (std::size_t alive = tried.size(); alive > 2; alive = (alive + 1) / 2) ++rounds;
    std::size_t alive = tried.size();
    for (std::size_t round = 0; alive > 1 && nodes.left(); ++round) {
        const std::uint64_t share =
            (effort.nodes - std::min(effort.nodes, nodes.spent())) / (rounds - std::min(round, rounds - 1));
        Nodes here(share);
        do {
            const std::uint64_t luck = rng.next();
            for (std::size_t i = 0; i < alive; ++i) {
                Rng dice(luck);
                typename G::Position next = at;
                rules.play(next, tried[i].action);
                here.spend();
                tried[i].sum += detail::sampled_value(rules, std::move(next), guide, player, dice, here);
                ++tried[i].samples;
            }
        } while (here.left());
        nodes.spend(here.spent());
        std::stable_sort(tried.begin(), tried.begin() + static_cast<std::ptrdiff_t>(alive),
                         [](const Tried& a, const Tried& b) { return a.mean() > b.mean(); });
        alive = (alive + 1) / 2;
    }
    Thought<Action> thought{{}, static_cast<int>(tried.front().mean() / 100), nodes.spent()};
    if (tried.front().samples == 0) thought.chance = guide.value(at, player);
    for (Tried& t : tried) thought.ranked.push_back(std::move(t.action));
    return thought;
}

}  // namespace sightlines
