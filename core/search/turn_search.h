#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/bot.h"

namespace sightlines {

// Evaluation by player; more is better.
using TurnScores = std::array<std::int32_t, most_players>;

// What TurnSearch asks of a game whose turns are made of many actions, for two players or more.
//   turn         a number that differs from one turn to the next; -1 when the game is over
//   mover        the player to act; not asked when the game is over
//   stages_left  stages of the turn still to come, 0 and up: never rises within a turn; positions with the same number
//                compete with each other
//   candidates   actions worth trying, most promising first; all legal, at least one
//   scores       the static evaluation, of finished games too
//   key          equal only for positions from which the same can follow
template <class Adapter, class G>
concept TurnSearchAdapter =
    Game<G> && requires(const Adapter& adapter, const typename G::Position& at, std::vector<typename G::Action>& out) {
        { adapter.turn(at) } -> std::same_as<int>;
        { adapter.mover(at) } -> std::same_as<std::size_t>;
        { adapter.stages_left(at) } -> std::same_as<int>;
        { adapter.candidates(at, out) } -> std::same_as<void>;
        { adapter.scores(at) } -> std::same_as<TurnScores>;
        { adapter.key(at) } -> std::same_as<std::uint64_t>;
    };

struct TurnPlan {
    std::size_t keep = 0;          // complete turns whose replies are searched; 0 or 1: none
    std::uint64_t own_share = 30;  // percent of the nodes for the turn itself, when replies are searched
    int replies = 1;               // turns of other players searched after it
    int last_replies = 1;          // the same in the last round, when few turns are left
    std::size_t width = 1;         // turns compared for the first of the last replies; one fewer for each after it
};

namespace detail {

// Keys seen so far: open addressing, grows by doubling.
class SeenKeys {
  public:
    SeenKeys() : slots_(256, 0) {}

    bool insert(std::uint64_t key) {
        key |= 1U;  // 0 marks a free slot
        if (2 * ++count_ > slots_.size()) grow();
        return put(key);
    }

  private:
    bool put(std::uint64_t key) {
        std::size_t slot = static_cast<std::size_t>(key >> 20U) & (slots_.size() - 1);
        while (slots_[slot] != 0) {
            if (slots_[slot] == key) return false;
            slot = (slot + 1) & (slots_.size() - 1);
        }
        slots_[slot] = key;
        return true;
    }
    void grow() {
        std::vector<std::uint64_t> old(2 * slots_.size(), 0);
        old.swap(slots_);
        for (const std::uint64_t key : old)
            if (key != 0) put(key);
    }

    std::vector<std::uint64_t> slots_;
    std::size_t count_ = 0;
};

}  // namespace detail

// Beam search over whole turns: at each stage of a turn the best positions are expanded, as many as the stage's share
// of the nodes allows, and transpositions only once. Then the best turns are compared, in rounds, by the scores after
// the replies of the next players, each of whom maximises his own; after each round the worse half is dropped.
template <Game G, TurnSearchAdapter<G> Adapter>
class TurnSearch {
    using Position = typename G::Position;
    using Action = typename G::Action;

  public:
    struct Line {
        Position at;             // at the end of the turn, or as far as it was searched
        TurnScores scores{};     // of `at`, or after the replies
        std::int32_t value = 0;  // of `scores`, for the player whose turn it was
        Action first{};
    };

    TurnSearch(const G& rules, const Adapter& adapter, std::uint64_t nodes)
        : rules_(rules), adapter_(adapter), nodes_(nodes), budget_(nodes) {}

    // Turns of the player to act, best first; several may begin with the same action. Unfinished turns if the nodes do
    // not suffice for a complete one.
    std::vector<Line> search(const Position& from, const TurnPlan& plan) {
        const std::uint64_t own = plan.keep > 1 ? left() * plan.own_share / 100 : left();
        std::vector<Line> lines = turns(from, own);
        if (plan.keep > 1 && lines.size() > 1) try_replies(lines, adapter_.mover(from), plan);
        return lines;
    }

    std::uint64_t spent() const { return nodes_.spent(); }

  private:
    // Positions of one stage of a turn, the most promising at the top of a heap.
    class Stage {
      public:
        void push(Line line) {
            open_.push_back({line.value, static_cast<std::uint32_t>(lines_.size())});
            std::push_heap(open_.begin(), open_.end());
            lines_.push_back(std::move(line));
        }
        Line pop() {
            std::pop_heap(open_.begin(), open_.end());
            const std::uint32_t line = open_.back().line;
            open_.pop_back();
            return lines_[line];
        }
        bool empty() const { return open_.empty(); }

      private:
        struct Entry {
            std::int32_t value = 0;
            std::uint32_t line = 0;  // among equals the earlier first
            friend bool operator<(const Entry& a, const Entry& b) {
                return a.value != b.value ? a.value < b.value : a.line > b.line;
            }
        };
        std::vector<Line> lines_;
        std::vector<Entry> open_;
    };

    // The state of the search of one turn.
    struct Turn {
        int id = 0;
        std::size_t mover = 0;
        std::vector<Stage> stages;  // by stages_left
        std::vector<Line> whole;
        detail::SeenKeys seen;
    };

    std::uint64_t left() const { return nodes_.left() ? budget_ - nodes_.spent() : 0; }

    std::vector<Line> turns(const Position& from, std::uint64_t share) {
        const auto stages = static_cast<std::size_t>(adapter_.stages_left(from)) + 1;
        Turn turn{adapter_.turn(from), adapter_.mover(from), std::vector<Stage>(stages), {}, {}};
        turn.stages.back().push({from});
        const std::uint64_t end = nodes_.spent() + share;
        bool at_root = true;
        for (std::size_t stage = stages; stage-- > 0;) {
            const std::uint64_t until = nodes_.spent() + (end - std::min(end, nodes_.spent())) / (stage + 1);
            while (!turn.stages[stage].empty() && nodes_.left()) {
                expand(turn, turn.stages[stage].pop(), at_root);
                at_root = false;
                if (nodes_.spent() >= until) break;
            }
        }
        for (std::size_t stage = 0; stage < stages && turn.whole.empty(); ++stage) {
            while (!turn.stages[stage].empty()) turn.whole.push_back(turn.stages[stage].pop());
        }
        sort(turn.whole, turn.whole.size());
        return std::move(turn.whole);
    }

    void expand(Turn& turn, const Line& line, bool at_root) {
        actions_.clear();
        adapter_.candidates(line.at, actions_);
        for (const Action& action : actions_) {
            if (!nodes_.left()) return;
            Line next = line;
            rules_.play(next.at, action);
            nodes_.spend();
            if (!turn.seen.insert(adapter_.key(next.at))) continue;
            if (at_root) next.first = action;
            next.scores = adapter_.scores(next.at);
            next.value = next.scores[turn.mover];
            const bool over = adapter_.turn(next.at) != turn.id;
            if (over) {
                turn.whole.push_back(std::move(next));
            } else {
                turn.stages[static_cast<std::size_t>(adapter_.stages_left(next.at))].push(std::move(next));
            }
        }
    }

    void try_replies(std::vector<Line>& lines, std::size_t mover, const TurnPlan& plan) {
        std::size_t alive = std::min(plan.keep, lines.size());
        std::uint64_t rounds = 1;
        for (std::size_t rest = alive; rest > 3; rest = (rest + 1) / 2) ++rounds;
        for (; rounds > 0 && nodes_.left(); --rounds) {
            const std::uint64_t share = left() / rounds / alive;
            std::size_t tried = 0;
            for (; tried < alive && nodes_.left(); ++tried) {
                Line& line = lines[tried];
                line.scores = rounds > 1 ? after(line.at, share, plan.replies, 1)
                                         : after(line.at, share, plan.last_replies, plan.width);
                line.value = line.scores[mover];
            }
            sort(lines, tried);
            alive = (std::min(alive, tried) + 1) / 2;
        }
    }

    // The scores after the replies, each of which is best for its own player.
    TurnScores after(const Position& at, std::uint64_t share, int replies, std::size_t width) {
        if (replies == 0 || adapter_.turn(at) < 0 || !nodes_.left()) return adapter_.scores(at);
        const std::size_t mover = adapter_.mover(at);
        const bool deeper = replies > 1;
        const std::uint64_t own = deeper ? share / (width > 1 ? 2 : static_cast<std::uint64_t>(replies)) : share;
        const std::vector<Line> lines = turns(at, own);
        if (!deeper) return lines.front().scores;
        const std::size_t tried = std::min(width, lines.size());
        TurnScores best{};
        for (std::size_t i = 0; i < tried; ++i) {
            const TurnScores scores = after(lines[i].at, (share - own) / tried, replies - 1, width > 1 ? width - 1 : 1);
            if (i == 0 || scores[mover] > best[mover]) best = scores;
        }
        return best;
    }

    static void sort(std::vector<Line>& lines, std::size_t count) {
        std::stable_sort(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(count),
                         [](const Line& a, const Line& b) { return a.value > b.value; });
    }

    const G& rules_;
    const Adapter& adapter_;
    NodeCounter nodes_;
    std::uint64_t budget_;
    std::vector<Action> actions_;
};

}  // namespace sightlines
