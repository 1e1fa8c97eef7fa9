#pragma once

#include <type_traits>

#include "base/rng.h"
#include "engine/playout.h"
#include "games/bots.h"
#include "search/choose.h"

namespace sightlines::test {

// The computer plays all sides. Calls see(position, budget) before each decision; returns the number of actions. The
// level changes with every decision, so that every level meets every phase.
template <Game G, class See>
int computer_plays(const G& rules, typename G::Position& at, Rng& rng, int most, std::uint64_t nodes, See see) {
    for (int played = 0; played < most; ++played) {
        const Status status = rules.status(at);
        if (status.to_act == Side::nobody) return played;
        if (status.roll) {
            if constexpr (std::is_constructible_v<typename G::Action, Roll>)
                rules.play(at, typename G::Action(sample_roll(*status.roll, rng)));
            continue;
        }
        const SearchBudget budget{1 + played % top_level, nodes, rng.next()};
        see(at, budget);
        rules.play(at, choose_action(rules, at, budget).ranked.front());
    }
    return most;
}

}  // namespace sightlines::test
