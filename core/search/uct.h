#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "engine/game.h"

namespace sightlines {

// What UctPolicy asks of a game beside what sequential_halving asks (HalvingAdapter).
//   is_searched  whether this decision is worth a node of the tree
//   key          of a decision: positions with the same share a node, so it leaves out what hardly matters
template <class Adapter, class G>
concept UctAdapter = Game<G> && requires(const Adapter& adapter, const typename G::Position& at) {
    { adapter.is_searched(at) } -> std::same_as<bool>;
    { adapter.key(at) } -> std::same_as<std::uint64_t>;
};

constexpr std::int64_t square_root(std::int64_t of) {
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << std::bit_width(static_cast<std::uint64_t>(of)) / 2; bit > 0; bit /= 2) {
        if ((root + bit) * (root + bit) <= of) root += bit;
    }
    return root;
}

// A player for the rollouts of sequential_halving: UCT, upper confidence bounds applied to trees. A decision that was
// met before is a node, in which each player takes what has served him best so far, or was tried too little to tell;
// whoever decides at a node that is new, or later on, follows the rules of thumb. Dice stand between the nodes: what
// they bring leads to one node or another (a tree with chance nodes, and with transpositions). Progressive widening: a
// node begins with what the rules of thumb would do, and considers the k-th action after `widening` * k * k visits.
template <Game G, UctAdapter<G> Adapter>
class UctPolicy {
  public:
    using Position = typename G::Position;
    using Action = typename G::Action;

    // `exploration`: per mille, how much an action that was tried little is given on trust.
    UctPolicy(const G& rules, const Adapter& adapter, int exploration)
        : rules_(rules), adapter_(adapter), exploration_(exploration) {}

    void begin() {
        path_.clear();
        in_tree_ = true;
    }

    Action action(const Position& at, std::size_t player, Rng& rng) {
        if (!in_tree_ || !adapter_.is_searched(at)) return adapter_.rollout_action(at, rng);
        const auto [found, is_new] = tree_.try_emplace(adapter_.key(at));
        Node& node = found->second;
        in_tree_ = !is_new;
        if (is_new) return adapter_.rollout_action(at, rng);
        if (node.choices.empty()) expand(node, at, rng);
        Choice& choice = best(node);
        if (!rules_.check(at, choice.action).accepted()) {  // another position with the same key
            in_tree_ = false;
            return adapter_.rollout_action(at, rng);
        }
        path_.push_back({&node, &choice, player});
        return choice.action;
    }

    // After a rollout: `value_of` a player is per mille.
    template <class ValueOf>
    void finish(const ValueOf& value_of) {
        for (const Visit& visit : path_) {
            ++visit.node->visits;
            ++visit.choice->visits;
            visit.choice->sum += value_of(visit.player);
        }
    }

  private:
    static constexpr std::int64_t widening = 3;

    struct Choice {
        Action action;
        std::int64_t visits = 0;
        std::int64_t sum = 0;
    };
    struct Node {
        std::vector<Choice> choices;
        std::int64_t visits = 0;
    };
    struct Visit {
        Node* node;
        Choice* choice;
        std::size_t player;
    };

    void expand(Node& node, const Position& at, Rng& rng) const {
        node.choices.push_back({adapter_.rollout_action(at, rng)});
        const Action usual = node.choices.front().action;
        for (Action& action : adapter_.candidates(at, rng)) {
            if (!(action == usual)) node.choices.push_back({std::move(action)});
        }
    }

    // The bound is the mean, and exploration * sqrt(sqrt(visits of the node) / visits of the choice): the root takes
    // the place of the usual logarithm, which whole numbers do not have.
    Choice& best(Node& node) const {
        const auto considered = static_cast<std::size_t>(1 + square_root(node.visits / widening));
        const std::int64_t doubt = exploration_ * exploration_ * square_root(16 * node.visits) / 4;
        Choice* best = nullptr;
        std::int64_t highest = 0;
        for (std::size_t i = 0; i < std::min(considered, node.choices.size()); ++i) {
            Choice& choice = node.choices[i];
            if (choice.visits == 0) return choice;
            const std::int64_t bound = choice.sum / choice.visits + square_root(doubt / choice.visits);
            if (best != nullptr && bound <= highest) continue;
            best = &choice;
            highest = bound;
        }
        return *best;
    }

    const G& rules_;
    const Adapter& adapter_;
    std::int64_t exploration_;
    std::map<std::uint64_t, Node> tree_;
    std::vector<Visit> path_;
    bool in_tree_ = true;
};

}  // namespace sightlines
