#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "engine/dice.h"
#include "engine/game.h"

namespace sightlines {

// A game whose `legal` tries far more actions than it lists: `tried` is how many, about, in this position.
template <class G>
concept ListsByTrying = Game<G> && requires(const G& rules, const typename G::Position& at) {
    { rules.tried(at) } -> std::convertible_to<std::uint64_t>;
};

// The limits of a count: positions visited, and units of work. Work is counted, not timed, so that the same counts are
// refused on every machine; 100 million units took a second or less on a machine of 2020.
struct PerftBudget {
    std::uint64_t positions;
    std::uint64_t work = std::numeric_limits<std::uint64_t>::max();
    bool met_unlisted_roll = false;  // what ended the count, if it was not the budget
};

template <Game G>
class PerftCounter {
  public:
    PerftCounter(const G& rules, PerftBudget& budget) : rules_(rules), budget_(budget) {}

    // Iterative deepening: every shorter sequence leads to a position that must be visited, so the shorter counts show
    // early that the budget will not do.
    std::optional<std::uint64_t> count(const typename G::Position& at, int depth) {
        std::uint64_t sequences = 1;
        for (int length = 1; length <= depth && sequences > 0; ++length) {
            if (!take(budget_.positions, sequences)) return std::nullopt;
            last_ = length == depth;
            sequences = 0;
            if (!add(at, length, sequences)) return std::nullopt;
        }
        return sequences;
    }

  private:
    static constexpr std::uint64_t work_of_position = 50;
    static constexpr std::uint64_t work_of_trying = 20;

    // False: the budget does not suffice.
    bool add(const typename G::Position& at, int length, std::uint64_t& sequences) {
        std::vector<typename G::Action> actions;
        rules_.legal(at, actions);
        if (!take(budget_.work, work_of(at, actions.size()))) return false;
        if (actions.empty()) return add_unlisted(rules_.status(at), length, sequences);
        if (length == 1) {
            sequences += actions.size();
            return last_ || sequences <= budget_.positions;
        }
        for (const auto& action : actions) {
            typename G::Position next = at;
            rules_.play(next, action);
            if (!add(next, length - 1, sequences)) return false;
        }
        return true;
    }

    bool add_unlisted(const Status& status, int length, std::uint64_t& sequences) {
        if (!status.roll) return true;
        sequences += count_rolls(*status.roll);
        budget_.met_unlisted_roll = !last_ || length > 1;
        return !budget_.met_unlisted_roll;
    }

    std::uint64_t work_of(const typename G::Position& at, std::size_t listed) const {
        std::uint64_t work = work_of_position + listed;
        if constexpr (ListsByTrying<G>) work += work_of_trying * rules_.tried(at);
        return work;
    }

    static bool take(std::uint64_t& left, std::uint64_t cost) {
        if (cost > left) return false;
        left -= cost;
        return true;
    }

    const G& rules_;
    PerftBudget& budget_;
    bool last_ = false;
};

// Counts the sequences of exactly `depth` actions from a position; a finished game adds none, each listed outcome of a
// roll is an action. Its cost is taken off `budget`. No result if that is too small, which shows early, or if a roll
// with too many outcomes to be listed is not the last action.
template <Game G>
std::optional<std::uint64_t> perft(const G& rules, const typename G::Position& at, int depth, PerftBudget& budget) {
    return PerftCounter<G>(rules, budget).count(at, depth);
}

}  // namespace sightlines
