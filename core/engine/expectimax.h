#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/mind.h"

namespace sightlines {

// What may fall, told by a few rolls. In every case, as likely as its weight among all weights, one of two of the
// rolls stands (the same twice where nobody has a choice), whichever the player to act next prefers.
template <class Action>
struct Throws {
    struct Case {
        int weight = 1;
        std::size_t one = 0;
        std::size_t other = 0;
    };
    std::vector<Action> rolls;
    std::vector<Case> cases;
};

// What expectimax asks of a game for two whose positions are all in sight.
//   throws       dice are due
//   quiet        worth a value of its own; the depth of a search counts these positions
//   ended        there is nothing to search in and behind this position; its value is final
//   value        linear in the chance of player 0 to win; of quiet and ended positions
//   leaning      added to the value of a position right after the choice to be made: what a game wants beside winning
//   width        so many actions are looked into when so many quiet positions are still to pass, 1 or more
//   first_width  the same for the choice to be made
//   deepest      so many quiet positions are passed at most
//   key          tells quiet positions apart
template <class Guide, class G>
concept Expects = Game<G> && requires(const Guide& guide, const typename G::Position& at, int depth) {
    { guide.throws(at) } -> std::same_as<const Throws<typename G::Action>&>;
    { guide.quiet(at) } -> std::same_as<bool>;
    { guide.ended(at) } -> std::same_as<bool>;
    { guide.value(at) } -> std::same_as<int>;
    { guide.leaning(at) } -> std::same_as<int>;
    { guide.width(depth) } -> std::same_as<std::size_t>;
    { guide.first_width(depth) } -> std::same_as<std::size_t>;
    { guide.key(at) } -> std::same_as<std::uint64_t>;
    { guide.deepest() } -> std::same_as<int>;
};

// Values of positions by key, the newest in its place: as many places as are useful for a budget, at most 8 MB.
class Remembered {
  public:
    explicit Remembered(std::uint64_t budget) {
        std::size_t size = 256;
        while (size < budget && size < most) size *= 2;
        places_.resize(size);
    }

    const int* find(std::uint64_t key, int depth) const {
        const Place& place = places_[key & (places_.size() - 1)];
        return place.key == key && place.depth == depth ? &place.value : nullptr;
    }
    void put(std::uint64_t key, int depth, int value) { places_[key & (places_.size() - 1)] = {key, value, depth}; }

  private:
    static constexpr std::size_t most = std::size_t{1} << 19U;
    struct Place {
        std::uint64_t key = 0;
        int value = 0;
        int depth = -1;
    };
    std::vector<Place> places_;
};

// Players choose what is best for them, dice count by their chances. Behind the first action only the most promising
// ones are looked into, as many as the guide says.
template <Game G, Expects<G> Guide>
class Expectimax {
  public:
    using Position = typename G::Position;
    using Action = typename G::Action;

    Expectimax(const G& rules, const Guide& guide, std::uint64_t budget)
        : rules_(rules), guide_(guide), nodes_(budget), remembered_(budget) {}

    // The value of a position with so many quiet ones still to pass. Means nothing once the budget is spent.
    int value(const Position& at, int depth) {
        if (guide_.ended(at)) return guide_.value(at);
        const bool quiet = guide_.quiet(at);
        if (quiet && depth == 0) return guide_.value(at);
        if (!quiet) return in_play(at, depth);
        const std::uint64_t key = guide_.key(at);
        if (const int* known = remembered_.find(key, depth)) return *known;
        const int found = in_play(at, depth - 1);
        if (nodes_.left()) remembered_.put(key, depth, found);
        return found;
    }

    Position after(Position at, const Action& action) {
        rules_.play(at, action);
        nodes_.spend();
        return at;
    }

    const Nodes& nodes() const { return nodes_; }

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
        const Throws<Action>& throws = guide_.throws(at);
        std::vector<int> worth;
        worth.reserve(throws.rolls.size());
        bool first = true;
        for (const Action& roll : throws.rolls) {
            const Position next = after(at, roll);
            first = rules_.status(next).to_act == Side::first;
            worth.push_back(value(next, depth));
            if (!nodes_.left()) return 0;
        }
        std::int64_t sum = 0;
        std::int64_t weights = 0;
        for (const auto& fall : throws.cases) {
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
        const std::size_t width = std::min(nexts.size(), guide_.width(depth));
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
    const Guide& guide_;
    Nodes nodes_;
    Remembered remembered_;
};

// What a search has found out: actions, best first, each with its value for player 0.
template <class Action>
struct Weighed {
    Action action;
    int value = 0;
    int wanted = 0;         // by this they are ranked,
    std::size_t place = 0;  // and where it is equal by what was better before
};
template <class Action>
struct Found {
    std::vector<Weighed<Action>> ranked;
    std::uint64_t nodes = 0;
};

// Ever deeper until the budget is spent. Every round begins with what the last one found best; of a round cut short
// counts what is done.
template <Game G, Expects<G> Guide>
Found<typename G::Action> expectimax(const G& rules, const typename G::Position& at, const Guide& guide,
                                     std::uint64_t budget) {
    using Action = typename G::Action;
    const bool first = rules.status(at).to_act == Side::first;
    Expectimax<G, Guide> search(rules, guide, budget);
    std::vector<Weighed<Action>> ranked;
    std::vector<Action> actions;
    rules.legal(at, actions);
    for (Action& action : actions) ranked.push_back({std::move(action)});
    for (int depth = 0; depth <= guide.deepest() && search.nodes().left(); ++depth) {
        const std::size_t width = depth == 0 ? ranked.size() : std::min(ranked.size(), guide.first_width(depth));
        std::size_t done = 0;
        for (; done < width; ++done) {
            const auto next = search.after(at, ranked[done].action);
            const int found = search.value(next, depth);
            if (!search.nodes().left()) break;
            ranked[done].value = found;
            ranked[done].wanted = found + guide.leaning(next);
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
