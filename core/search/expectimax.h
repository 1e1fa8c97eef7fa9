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

// What a roll can bring. Each case has the probability weight / sum of weights; in it the player to act next chooses
// between two of the rolls, which are the same where there is no choice.
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
//   is_leaf          the position can be evaluated; the depth of a search counts these
//   is_terminal      nothing is searched in or behind the position; its value is final
//   value            linear in the chance of player 0 to win; of leaves and terminal positions
//   root_bonus       added to the value of a position right after the choice at the root: what counts beside winning
//   width            actions searched when this many leaves are still to pass, 1 or more
//   root_width       the same at the root
//   max_depth        most leaves to pass
//   key              tells leaves apart
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

// Values of positions by key and depth; a new one replaces the old. As large as is useful for a budget, at most 8 MB.
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

// Expectimax: players choose what is best for them, dice count by their probability. Behind the root only the most
// promising actions are searched, as many as the adapter says.
template <Game G, ExpectimaxAdapter<G> Adapter>
class Expectimax {
  public:
    using Position = typename G::Position;
    using Action = typename G::Action;

    Expectimax(const G& rules, const Adapter& adapter, std::uint64_t budget)
        : rules_(rules), adapter_(adapter), nodes_(budget), cache_(budget) {}

    // The value of a position with this many leaves still to pass. Means nothing once the budget is spent.
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
        std::size_t place;  // in the list of actions: no two are equal, and no library sorts them otherwise
        Position at;
    };

    int in_play(const Position& at, int depth) {
        const Side to_act = rules_.status(at).to_act;
        return to_act == Side::chance ? expected(at, depth) : chosen(at, to_act == Side::first, depth);
    }

    // Who chooses between two rolls is who acts after them.
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
            if (a.value == b.value) return a.place < b.place;
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

// Actions, best first, each with its value for player 0.
template <class Action>
struct ScoredAction {
    Action action;
    int value = 0;
    int wanted = 0;         // by this they are ranked,
    std::size_t place = 0;  // and where it is equal by what was better before
};
template <class Action>
struct ExpectimaxResult {
    std::vector<ScoredAction<Action>> ranked;
    std::uint64_t nodes = 0;
};

// Iterative deepening until the budget is spent. Every round begins with what the last one found best; of a round that
// is cut short, what is done counts.
template <Game G, ExpectimaxAdapter<G> Adapter>
ExpectimaxResult<typename G::Action> expectimax(const G& rules, const typename G::Position& at, const Adapter& adapter,
                                                std::uint64_t budget) {
    using Action = typename G::Action;
    const bool first = rules.status(at).to_act == Side::first;
    Expectimax<G, Adapter> search(rules, adapter, budget);
    std::vector<ScoredAction<Action>> ranked;
    std::vector<Action> actions;
    rules.legal(at, actions);
    for (Action& action : actions) ranked.push_back({std::move(action)});
    for (int depth = 0; depth <= adapter.max_depth() && search.nodes().left(); ++depth) {
        const std::size_t width = depth == 0 ? ranked.size() : std::min(ranked.size(), adapter.root_width(depth));
        std::size_t done = 0;
        for (; done < width; ++done) {
            const auto next = search.after(at, ranked[done].action);
            const int found = search.value(next, depth);
            if (!search.nodes().left()) break;
            ranked[done].value = found;
            ranked[done].wanted = found + adapter.root_bonus(next);
            ranked[done].place = done;
        }
        std::sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(done),
                  [first](const auto& a, const auto& b) {
                      return a.wanted == b.wanted ? a.place < b.place : (a.wanted > b.wanted) == first;
                  });
    }
    return {std::move(ranked), search.nodes().spent()};
}

}  // namespace sightlines
