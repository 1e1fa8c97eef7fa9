#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "engine/mind.h"
#include "engine/transpositions.h"

// Looking ahead in games without luck and secrets, where two players alternate: iterative deepening alpha-beta with
// principal variation search, a transposition table, killers, history, reduced late steps and quiescence.
namespace sightlines {

// An action in the search.
struct Step {
    std::uint16_t code = 0;  // tells it from the others of a position; below LooksAhead::codes
    bool noisy = false;      // to be followed beyond the depth
    std::int32_t gain = 0;   // what it adds at once to the score of whoever takes it
    std::int32_t order = 0;  // of the search: greater ones first
};

enum class Which : std::int8_t { all, noisy };

// What the search asks of a game. Scores are those of whoever acts, within most_score of 0.
//   State  a position, cheap to copy; one made by `after` may point to the one that it was made from
//   codes  more than any code of a step
//   margin what an answer to a step that is not noisy may well change
//   steps  appends what may be done; some of it may yet be refused by `after`
//   after  does it; false: not allowed, and `next` is nothing
//   ended  -scores::won or 0, if the game is over; that a player is left without an allowed step, and so has lost, the
//          search finds itself
//   score  a glance
//   key    alike only for positions that are worth the same
template <class L>
concept LooksAhead = requires(const L& game, const typename L::State& at, typename L::State& next, const Step& step,
                              std::vector<Step>& out) {
    { L::codes } -> std::convertible_to<std::size_t>;
    { L::margin } -> std::convertible_to<int>;
    { game.steps(at, Which::all, out) } -> std::same_as<void>;
    { game.after(at, step, next) } -> std::same_as<bool>;
    { game.ended(at) } -> std::same_as<std::optional<int>>;
    { game.score(at) } -> std::same_as<int>;
    { game.key(at) } -> std::same_as<std::uint64_t>;
};

namespace scores {

constexpr int won = 32'000;  // at once; a step later is one less
constexpr int most_score = 30'000;

// For the table, which does not know how far from the root a position stands.
constexpr int from_here(int score, int ply) {
    return score > most_score ? score + ply : score < -most_score ? score - ply : score;
}
constexpr int from_root(int score, int ply) {
    return score > most_score ? score - ply : score < -most_score ? score + ply : score;
}

}  // namespace scores

struct Limits {
    std::uint64_t nodes = 0;
    int depth = 60;  // steps; at most 60
    int noisy = 8;   // further steps, of the noisy ones
};

struct Found {
    std::vector<Step> ranked;  // best first
    int score = 0;
    int depth = 0;  // searched to the end
    std::uint64_t nodes = 0;
};

template <LooksAhead Game>
class AlphaBeta {
  public:
    using State = typename Game::State;

    AlphaBeta(const Game& game, const Limits& limits)
        : game_(game), limits_(limits), nodes_(limits.nodes), table_(limits.nodes / 2) {}

    // The steps of the root that are allowed, at least one, likely ones first.
    Found search(const State& root, std::vector<Step> steps) {
        Found found{std::move(steps), game_.score(root), 0, 0};
        for (int depth = 1; depth <= limits_.depth && nodes_.left(); ++depth) {
            const int score = widening(root, depth, found);
            if (stopped_) break;
            found.score = score;
            found.depth = depth;
            if (found.ranked.size() == 1 || std::abs(score) > scores::most_score) break;
            if (nodes_.spent() > limits_.nodes / 2) break;  // the next depth takes several times as many
        }
        found.nodes = nodes_.spent();
        return found;
    }

  private:
    using Bound = Transpositions::Bound;

    static constexpr int longest = 96;  // steps from the root
    static constexpr int widest = 2 * scores::won;
    static constexpr int narrow = 60;               // of the first window around the last score
    static constexpr std::int32_t first = 1 << 28;  // before all others
    static constexpr int killer_order = 120;
    static constexpr int history_most = 1 << 14;
    static constexpr int history_share = 128;  // of history_most, to be compared with gains

    // The root in a window about the last score, and in a wider one as often as it fails.
    int widening(const State& root, int depth, Found& found) {
        int below = depth < 3 ? widest : narrow;
        int above = below;
        const int last = found.score;
        for (;;) {
            const int alpha = std::max(last - below, -widest);
            const int beta = std::min(last + above, widest);
            const int score = at_root(root, depth, alpha, beta, found);
            if (stopped_) return found.score;
            if (score <= alpha && alpha > -widest) {
                below = below >= 8 * narrow ? widest : 4 * below;
            } else if (score >= beta && beta < widest) {
                above = above >= 8 * narrow ? widest : 4 * above;
            } else {
                return score;
            }
        }
    }

    // A step that is better than those before goes to the front at once, so that a search cut short counts.
    int at_root(const State& root, int depth, int alpha, int beta, Found& found) {
        int best = -widest;
        for (std::size_t i = 0; i < found.ranked.size(); ++i) {
            State next;
            if (!make(root, found.ranked[i], next)) continue;
            int score = 0;
            if (i > 0) score = -search(next, depth - 1, 1, -alpha - 1, -alpha);
            if (i == 0 || (score > alpha && score < beta && !stopped_))
                score = -search(next, depth - 1, 1, -beta, -alpha);
            if (stopped_) return best;
            if (score <= best) continue;
            best = score;
            if (i > 0 && score <= alpha) continue;
            const auto front = found.ranked.begin();
            std::rotate(front, front + static_cast<std::ptrdiff_t>(i), front + static_cast<std::ptrdiff_t>(i) + 1);
            found.score = score;
            alpha = std::max(alpha, score);
            if (alpha >= beta) break;
        }
        return best;
    }

    bool make(const State& at, const Step& step, State& next) {
        if (!game_.after(at, step, next)) return false;
        nodes_.spend();
        stopped_ = !nodes_.left();
        return true;
    }

    int search(const State& at, int depth, int ply, int alpha, int beta) {
        if (const auto end = game_.ended(at)) return scores::from_root(*end, ply);
        if (depth <= 0 || ply >= longest) return quiet(at, limits_.noisy, ply, alpha, beta);
        if (stopped_) return 0;
        alpha = std::max(alpha, ply - scores::won);  // nothing is worse than to have lost by now
        beta = std::min(beta, scores::won - ply - 1);
        if (alpha >= beta) return alpha;

        const std::uint64_t key = game_.key(at);
        const Transpositions::Entry* known = table_.find(key);
        const int from = known ? known->step : -1;
        if (known && known->depth >= depth) {
            const int score = scores::from_root(known->score, ply);
            if (known->bound == Bound::exact || (known->bound == Bound::at_least && score >= beta) ||
                (known->bound == Bound::at_most && score <= alpha))
                return score;
        }
        const std::size_t begin = steps_.size();
        game_.steps(at, Which::all, steps_);
        set_order(begin, ply, from);
        const int score = best_of(at, depth, ply, alpha, beta, begin, key);
        steps_.resize(begin);
        return score;
    }

    int best_of(const State& at, int depth, int ply, int alpha, int beta, std::size_t begin, std::uint64_t key) {
        const int before = alpha;
        const int glance = game_.score(at);
        int best = -widest;
        Step chosen;
        int tried = 0;
        for (std::size_t i = begin; i < steps_.size(); ++i) {
            const Step step = next_best(i);
            if (const int hope = most_hoped(step, depth, glance); tried > 0 && hope <= alpha) {
                best = std::max(best, hope);
                continue;
            }
            State next;
            if (!make(at, step, next)) continue;
            const int score = value(next, step, depth, ply, alpha, beta, tried++);
            if (stopped_) return 0;
            if (score > best) {
                best = score;
                chosen = step;
            }
            alpha = std::max(alpha, score);
            if (alpha >= beta) {
                praise(step, depth, ply, begin, i);
                break;
            }
        }
        if (tried == 0) return ply - scores::won;
        const Bound bound = best >= beta ? Bound::at_least : best > before ? Bound::exact : Bound::at_most;
        table_.keep({key, static_cast<std::int16_t>(scores::from_here(best, ply)), chosen.code,
                     static_cast<std::int8_t>(depth), bound});
        return best;
    }

    // Of a position after a step: late steps are looked at less deep, and with a window that only asks whether they are
    // better than the best so far.
    int value(const State& next, const Step& step, int depth, int ply, int alpha, int beta, int tried) {
        if (tried == 0) return -search(next, depth - 1, ply + 1, -beta, -alpha);
        const int less = step.noisy || depth < 3 || tried < 4 ? 0 : tried < 16 ? 1 : 2 + (depth > 6 ? 1 : 0);
        int score = -search(next, depth - 1 - less, ply + 1, -alpha - 1, -alpha);
        if (less > 0 && score > alpha) score = -search(next, depth - 1, ply + 1, -alpha - 1, -alpha);
        if (score > alpha && score < beta) score = -search(next, depth - 1, ply + 1, -beta, -alpha);
        return score;
    }

    // What a step close to the depth may come to at best.
    static int most_hoped(const Step& step, int depth, int glance) {
        if (depth > 2 || step.noisy) return scores::won;
        return glance + step.gain + (depth == 1 ? Game::margin : 3 * Game::margin);
    }

    // Noisy steps only, and the choice to take none.
    int quiet(const State& at, int left, int ply, int alpha, int beta) {
        int best = game_.score(at);
        if (best >= beta || left == 0 || ply >= longest) return best;
        const int glance = best;
        alpha = std::max(alpha, best);
        const std::size_t begin = steps_.size();
        game_.steps(at, Which::noisy, steps_);
        for (std::size_t i = begin; i < steps_.size(); ++i) steps_[i].order = steps_[i].gain;
        for (std::size_t i = begin; i < steps_.size() && !stopped_; ++i) {
            const Step step = next_best(i);
            if (glance + step.gain + Game::margin <= alpha) break;
            State next;
            if (!make(at, step, next)) continue;
            const auto end = game_.ended(next);
            const int score = end ? -scores::from_root(*end, ply + 1) : -quiet(next, left - 1, ply + 1, -beta, -alpha);
            best = std::max(best, score);
            alpha = std::max(alpha, score);
            if (alpha >= beta) break;
        }
        steps_.resize(begin);
        return best;
    }

    void set_order(std::size_t begin, int ply, int from) {
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        const auto& history = history_[static_cast<std::size_t>(ply % 2)];
        for (std::size_t i = begin; i < steps_.size(); ++i) {
            Step& step = steps_[i];
            step.order = step.gain + history[step.code] * history_share / history_most;
            if (step.code == killers[0] || step.code == killers[1]) step.order += killer_order;
            if (step.code == from) step.order = first;
        }
    }

    // Brings the best of the steps from i on to i.
    const Step& next_best(std::size_t i) {
        std::size_t best = i;
        for (std::size_t j = i + 1; j < steps_.size(); ++j) {
            if (steps_[j].order > steps_[best].order) best = j;
        }
        std::swap(steps_[i], steps_[best]);
        return steps_[i];
    }

    // A step refuted what came before: it is tried early elsewhere, and those in vain before it are not.
    void praise(const Step& step, int depth, int ply, std::size_t begin, std::size_t at) {
        const auto credit = [&](std::uint16_t code, int by) {
            std::int16_t& value = history_[static_cast<std::size_t>(ply % 2)][code];
            value = static_cast<std::int16_t>(value + by - value * std::abs(by) / history_most);
        };
        const int by = std::min(32 * depth * depth, history_most / 8);
        credit(step.code, by);
        for (std::size_t i = begin; i < at; ++i) credit(steps_[i].code, -by);
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] == step.code) return;
        killers[1] = killers[0];
        killers[0] = step.code;
    }

    const Game& game_;
    Limits limits_;
    Nodes nodes_;
    Transpositions table_;
    std::vector<Step> steps_;  // of the line that is looked at, one position's behind the other's
    std::array<std::array<std::uint16_t, 2>, longest + 1> killers_{};
    std::array<std::array<std::int16_t, Game::codes>, 2> history_{};
    bool stopped_ = false;
};

}  // namespace sightlines
