#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/bot.h"

namespace sightlines {

// The outcomes of a chance node. Each case has the probability weight / sum of weights. In a case, the player who acts
// after the roll chooses between two rolls, which are the same where there is no choice.
template <class Action>
struct ChanceOutcomes {
    struct Case {
        int weight = 1;
        std::size_t one = 0;
        std::size_t other = 0;
    };
    std::vector<Action> rolls;
    std::vector<Case> cases;
};

// What Expectimax asks of a game of two players without hidden information.
//   chance_outcomes  of a position where dice are due
//   is_leaf          the position can be evaluated; a search of depth n passes n of these on its way
//   is_terminal      the position is not searched any further; its value is final
//   value            of leaves and terminal positions; linear in the chance of player 0 to win
//   root_bonus       added to the value of a root action, given the position after it: preferences besides winning
//   width            the number of actions searched at a depth still to go, 1 or more
//   root_width       the same at the root
//   max_depth        the greatest depth
//   key              equal only for leaves of equal value
template <class Adapter, class G>
concept ExpectimaxAdapter = Game<G> && requires(const Adapter& adapter, const typename G::Position& at, int depth) {
    { adapter.chance_outcomes(at) } -> std::same_as<const ChanceOutcomes<typename G::Action>&>;
    { adapter.is_leaf(at) } -> std::same_as<bool>;
    { adapter.is_terminal(at) } -> std::same_as<bool>;
    { adapter.value(at) } -> std::same_as<int>;
    { adapter.root_bonus(at) } -> std::same_as<int>;
    { adapter.width(depth) } -> std::same_as<std::size_t>;
    { adapter.root_width(depth) } -> std::same_as<std::size_t>;
    { adapter.key(at) } -> std::same_as<std::uint64_t>;
    { adapter.max_depth() } -> std::same_as<int>;
};

// Values of positions by key and depth; a new one replaces the old. Its size follows the budget, up to 8 MB.
class ValueCache {
  public:
    explicit ValueCache(std::uint64_t budget) {
        std::size_t size = 256;
        while (size < budget && size < most) size *= 2;
        entries_.resize(size);
    }

    const int* find(std::uint64_t key, int depth) const {
        const Entry& entry = entries_[key & (entries_.size() - 1)];
        return entry.key == key && entry.depth == depth ? &entry.value : nullptr;
    }
    void put(std::uint64_t key, int depth, int value) { entries_[key & (entries_.size() - 1)] = {key, value, depth}; }

  private:
    static constexpr std::size_t most = std::size_t{1} << 19U;
    struct Entry {
        std::uint64_t key = 0;
        int value = 0;
        int depth = -1;
    };
    std::vector<Entry> entries_;
};

// Expectimax: a player's node has the value of his best action, a chance node the mean of its outcomes. Below the root
// only the most promising actions are searched, as many as the adapter says.
template <Game G, ExpectimaxAdapter<G> Adapter>
class Expectimax {
  public:
    using Position = typename G::Position;
    using Action = typename G::Action;

    Expectimax(const G& rules, const Adapter& adapter, std::uint64_t budget)
        : rules_(rules), adapter_(adapter), nodes_(budget), cache_(budget) {}

    // The value of a position, searched to this depth. Meaningless once the budget is spent.
    int value(const Position& at, int depth) {
        if (adapter_.is_terminal(at)) return adapter_.value(at);
        const bool leaf = adapter_.is_leaf(at);
        if (leaf && depth == 0) return adapter_.value(at);
        if (!leaf) return in_play(at, depth);
        const std::uint64_t key = adapter_.key(at);
        if (const int* known = cache_.find(key, depth)) return *known;
        const int found = in_play(at, depth - 1);
        if (nodes_.left()) cache_.put(key, depth, found);
        return found;
    }

    Position after(Position at, const Action& action) {
        rules_.play(at, action);
        nodes_.spend();
        return at;
    }

    const NodeCounter& nodes() const { return nodes_; }

  private:
    struct Next {
        int value;
        std::size_t index;  // of the action: breaks ties, so that every standard library sorts alike
        Position at;
    };

    int in_play(const Position& at, int depth) {
        const Side to_act = rules_.status(at).to_act;
        return to_act == Side::chance ? expected(at, depth) : chosen(at, to_act == Side::first, depth);
    }

    // The player who acts after the rolls chooses between two.
    int expected(const Position& at, int depth) {
        const ChanceOutcomes<Action>& outcomes = adapter_.chance_outcomes(at);
        std::vector<int> worth;
        worth.reserve(outcomes.rolls.size());
        bool first = true;
        for (const Action& roll : outcomes.rolls) {
            const Position next = after(at, roll);
            first = rules_.status(next).to_act == Side::first;
            worth.push_back(value(next, depth));
            if (!nodes_.left()) return 0;
        }
        std::int64_t sum = 0;
        std::int64_t weights = 0;
        for (const auto& fall : outcomes.cases) {
            const auto [less, more] = std::minmax(worth[fall.one], worth[fall.other]);
            sum += std::int64_t{fall.weight} * (first ? more : less);
            weights += fall.weight;
        }
        return static_cast<int>(sum / weights);
    }

    int chosen(const Position& at, bool first, int depth) {
        std::vector<Action> actions;
        rules_.legal(at, actions);
        std::vector<Next> nexts;
        nexts.reserve(actions.size());
        for (const Action& action : actions) {
            Position next = after(at, action);
            const int worth = value(next, 0);
            if (!nodes_.left()) return 0;
            nexts.push_back({worth, nexts.size(), std::move(next)});
        }
        const auto better = [first](const Next& a, const Next& b) {
            if (a.value == b.value) return a.index < b.index;
            return (a.value > b.value) == first;
        };
        if (depth == 0) return std::min_element(nexts.begin(), nexts.end(), better)->value;
        const std::size_t width = std::min(nexts.size(), adapter_.width(depth));
        std::partial_sort(nexts.begin(), nexts.begin() + static_cast<std::ptrdiff_t>(width), nexts.end(), better);
        int best = 0;
        for (std::size_t i = 0; i < width; ++i) {
            const int worth = value(nexts[i].at, depth);
            if (!nodes_.left()) return 0;
            if (i == 0 || (first ? worth > best : worth < best)) best = worth;
        }
        return best;
    }

    const G& rules_;
    const Adapter& adapter_;
    NodeCounter nodes_;
    ValueCache cache_;
};

// An action with its value for player 0; a result has them best first.
template <class Action>
struct ScoredAction {
    Action action;
    int value = 0;
    int rank_value = 0;             // value + root_bonus, by which they are ranked
    std::size_t previous_rank = 0;  // breaks ties
};
template <class Action>
struct ExpectimaxResult {
    std::vector<ScoredAction<Action>> ranked;
    std::uint64_t nodes = 0;
};

// Iterative deepening until the budget is spent. Each iteration begins with the actions that the last one ranked best;
// of one that is cut short, the finished part counts.
template <Game G, ExpectimaxAdapter<G> Adapter>
ExpectimaxResult<typename G::Action> expectimax(const G& rules, const typename G::Position& at, const Adapter& adapter,
                                                std::uint64_t budget) {
    using Action = typename G::Action;
    const bool first = rules.status(at).to_act == Side::first;
    Expectimax<G, Adapter> search(rules, adapter, budget);
    std::vector<ScoredAction<Action>> ranked;
    std::vector<Action> actions;
    rules.legal(at, actions);
    ranked.reserve(actions.size());
    for (Action& action : actions) ranked.push_back({std::move(action)});
    for (int depth = 0; depth <= adapter.max_depth() && search.nodes().left(); ++depth) {
        const std::size_t width = depth == 0 ? ranked.size() : std::min(ranked.size(), adapter.root_width(depth));
        std::size_t done = 0;
        for (; done < width; ++done) {
            const auto next = search.after(at, ranked[done].action);
            const int found = search.value(next, depth);
            if (!search.nodes().left()) break;
            ranked[done].value = found;
            ranked[done].rank_value = found + adapter.root_bonus(next);
            ranked[done].previous_rank = done;
        }
        std::sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(done),
                  [first](const auto& a, const auto& b) {
                      if (a.rank_value == b.rank_value) return a.previous_rank < b.previous_rank;
                      return (a.rank_value > b.rank_value) == first;
                  });
    }
    return {std::move(ranked), search.nodes().spent()};
}

}  // namespace sightlines
