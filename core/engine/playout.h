#pragma once

#include <optional>
#include <type_traits>
#include <vector>

#include "base/rng.h"
#include "engine/dice.h"
#include "engine/game.h"

namespace sightlines {

// An outcome of the dice that are due, when there are too many to be listed.
template <Game G>
std::optional<typename G::Action> unlisted_roll(const G& rules, const typename G::Position& at,
                                                const std::vector<typename G::Action>& listed_actions, Rng& rng) {
    if constexpr (std::is_constructible_v<typename G::Action, Roll>) {
        if (!listed_actions.empty()) return std::nullopt;
        if (const Status status = rules.status(at); status.roll) return sample_roll(*status.roll, rng);
    }
    return std::nullopt;
}

// Plays at random until the game is over or `most_actions` are played; every listed action is equally likely. Calls
// see(position before, its list of actions, the chosen one) at each step and returns the number of actions played.
template <Game G, class See>
int playout(const G& rules, typename G::Position& at, Rng& rng, int most_actions, See&& see) {
    std::vector<typename G::Action> actions;
    for (int played = 0; played < most_actions; ++played) {
        actions.clear();
        rules.legal(at, actions);
        typename G::Action chosen{};
        if constexpr (HasParametricActions<G>) {
            if (rules.status(at).to_act == Side::nobody) return played;
            chosen = rules.sample(at, rng);
        } else {
            if (const auto roll = unlisted_roll(rules, at, actions, rng)) {
                chosen = *roll;
            } else if (actions.empty()) {
                return played;
            } else {
                chosen = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
            }
        }
        see(at, actions, chosen);
        rules.play(at, chosen);
    }
    return most_actions;
}

template <Game G>
int playout(const G& rules, typename G::Position& at, Rng& rng, int most_actions) {
    return playout(rules, at, rng, most_actions, [](const auto&...) {});
}

}  // namespace sightlines
