#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "search/sequential_halving.h"

namespace sightlines {

struct RolloutMeans {
    std::vector<int> permille;  // the player's chance, by position
    std::uint64_t nodes = 0;
};

// What positions are worth by rollouts alone. A search looks deeply where somebody decides and hardly at all where dice
// are due, so its values of two such positions cannot be compared; here each is played from equally often, at least
// once, with the same dice.
template <Game G, HalvingAdapter<G> Adapter, class Policy>
RolloutMeans rollout_means(const G& rules, std::span<const typename G::Position> positions, const Adapter& adapter,
                           Policy policy, std::size_t player, const SearchBudget& budget) {
    std::vector<std::int64_t> sums(positions.size());
    Rng rng(budget.seed);
    NodeCounter nodes(budget.nodes);
    std::int64_t samples = 0;
    do {
        const std::uint64_t dice_seed = rng.next();
        for (std::size_t i = 0; i < positions.size(); ++i) {
            Rng dice(dice_seed);
            sums[i] += detail::rollout_value(rules, positions[i], adapter, policy, player, dice, nodes);
            nodes.spend();
        }
        ++samples;
    } while (nodes.left());
    RolloutMeans means{{}, nodes.spent()};
    for (const std::int64_t sum : sums) means.permille.push_back(static_cast<int>(sum / samples));
    return means;
}

}  // namespace sightlines
