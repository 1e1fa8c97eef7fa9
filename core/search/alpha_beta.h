#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "search/bot.h"
#include "search/transposition_table.h"

// Search for games of two players who alternate, without chance or hidden information: iterative deepening alpha-beta
// with principal variation search, a transposition table, killers, history, late move reductions and quiescence.
namespace sightlines {

// An action as the search sees it.
struct SearchMove {
    std::uint16_t code = 0;  // identifies it in a position; 0 to the adapter's codes - 1
    bool noisy = false;      // searched in quiescence
    std::int32_t gain = 0;   // how much it changes the static evaluation, for the player who makes it
    std::int32_t order = 0;  // set by the search: moves with the greatest are tried first
};

enum class Which : std::int8_t { all, noisy };

// What AlphaBeta asks of a game. Values are those of the player to act.
//   State            a position, cheap to copy; one made by `after` may point to the one it was made from
//   codes            the number of codes of moves, which are 0 to codes - 1
//   futility_margin  the most that a reply to a quiet move is expected to change the value
//   moves            appends pseudo-legal moves: `after` may refuse some
//   after            makes a move; false: the move is illegal, and `next` is unspecified
//   terminal_value   -scores::won for a loss, 0 for a draw, nothing while the game goes on. It may leave out that the
//                    player has no legal move: the search finds that out, and counts it as a loss.
//   value            the static evaluation, -most_score to most_score
//   key              equal only for positions of equal value
template <class L>
concept AlphaBetaAdapter = requires(const L& game, const typename L::State& at, typename L::State& next,
                                    const SearchMove& move, std::vector<SearchMove>& out) {
    { L::codes } -> std::convertible_to<std::size_t>;
    { L::futility_margin } -> std::convertible_to<int>;
    { game.moves(at, Which::all, out) } -> std::same_as<void>;
    { game.after(at, move, next) } -> std::same_as<bool>;
    { game.terminal_value(at) } -> std::same_as<std::optional<int>>;
    { game.value(at) } -> std::same_as<int>;
    { game.key(at) } -> std::same_as<std::uint64_t>;
};

namespace scores {

constexpr int won = 32'000;  // now; one less for every ply until then
constexpr int most_score = 30'000;

// The score of a won or lost position counts plies from the root; in the table it counts them from the position.
constexpr int from_here(int score, int ply) {
    return score > most_score ? score + ply : score < -most_score ? score - ply : score;
}
constexpr int from_root(int score, int ply) {
    return score > most_score ? score - ply : score < -most_score ? score + ply : score;
}

}  // namespace scores

struct AlphaBetaLimits {
    std::uint64_t nodes = 0;
    int depth = 60;  // plies; at most 60
    int noisy = 8;   // plies of quiescence search
};

struct AlphaBetaResult {
    std::vector<SearchMove> ranked;  // best first
    int score = 0;
    int depth = 0;  // of the last iteration that was finished
    std::uint64_t nodes = 0;
};

template <AlphaBetaAdapter Game>
class AlphaBeta {
  public:
    using State = typename Game::State;

    AlphaBeta(const Game& game, const AlphaBetaLimits& limits)
        : game_(game), limits_(limits), nodes_(limits.nodes), table_(limits.nodes / 2) {}

    // `moves`: the legal moves of the root, at least one, likely ones first.
    AlphaBetaResult search(const State& root, std::vector<SearchMove> moves) {
        AlphaBetaResult found{std::move(moves), game_.value(root), 0, 0};
        for (int depth = 1; depth <= limits_.depth && nodes_.left(); ++depth) {
            const int score = aspiration_search(root, depth, found);
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
    using Bound = TranspositionTable::Bound;

    static constexpr int longest = 96;  // plies from the root
    static constexpr int widest = 2 * scores::won;
    static constexpr int narrow = 60;               // of the first aspiration window, to either side
    static constexpr std::int32_t first = 1 << 28;  // the order of the move from the table
    static constexpr int killer_order = 120;
    static constexpr int history_most = 1 << 14;
    static constexpr int history_share = 128;  // the order that history_most is worth, on the scale of gains

    // Searches the root in a window around the last score, and in a wider one whenever that fails.
    int aspiration_search(const State& root, int depth, AlphaBetaResult& found) {
        int below = depth < 3 ? widest : narrow;
        int above = below;
        const int last = found.score;
        for (;;) {
            const int alpha = std::max(last - below, -widest);
            const int beta = std::min(last + above, widest);
            const int score = search_root(root, depth, alpha, beta, found);
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

    // A new best move goes to the front at once, so that it is the answer if the search is stopped.
    int search_root(const State& root, int depth, int alpha, int beta, AlphaBetaResult& found) {
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

    bool make(const State& at, const SearchMove& move, State& next) {
        if (!game_.after(at, move, next)) return false;
        nodes_.spend();
        stopped_ = !nodes_.left();
        return true;
    }

    int search(const State& at, int depth, int ply, int alpha, int beta) {
        if (const auto end = game_.terminal_value(at)) return scores::from_root(*end, ply);
        if (depth <= 0 || ply >= longest) return quiescence(at, limits_.noisy, ply, alpha, beta);
        if (stopped_) return 0;
        alpha = std::max(alpha, ply - scores::won);  // mate distance pruning
        beta = std::min(beta, scores::won - ply - 1);
        if (alpha >= beta) return alpha;

        const std::uint64_t key = game_.key(at);
        const TranspositionTable::Entry* known = table_.probe(key);
        const int from = known ? known->move : -1;
        if (known && known->depth >= depth) {
            const int score = scores::from_root(known->score, ply);
            if (known->bound == Bound::exact || (known->bound == Bound::at_least && score >= beta) ||
                (known->bound == Bound::at_most && score <= alpha))
                return score;
        }
        const std::size_t begin = moves_.size();
        game_.moves(at, Which::all, moves_);
        set_order(begin, ply, from);
        const int score = best_of(at, depth, ply, alpha, beta, begin, key);
        moves_.resize(begin);
        return score;
    }

    int best_of(const State& at, int depth, int ply, int alpha, int beta, std::size_t begin, std::uint64_t key) {
        const int before = alpha;
        const int static_eval = game_.value(at);
        int best = -widest;
        SearchMove chosen;
        int tried = 0;
        for (std::size_t i = begin; i < moves_.size(); ++i) {
            const SearchMove move = next_best(i);
            if (const int hope = futility_bound(move, depth, static_eval); tried > 0 && hope <= alpha) {
                best = std::max(best, hope);
                continue;
            }
            State next;
            if (!make(at, move, next)) continue;
            const int score = value(next, move, depth, ply, alpha, beta, tried++);
            if (stopped_) return 0;
            if (score > best) {
                best = score;
                chosen = move;
            }
            alpha = std::max(alpha, score);
            if (alpha >= beta) {
                update_history(move, depth, ply, begin, i);
                break;
            }
        }
        if (tried == 0) return ply - scores::won;
        const Bound bound = best >= beta ? Bound::at_least : best > before ? Bound::exact : Bound::at_most;
        table_.store({key, static_cast<std::int16_t>(scores::from_here(best, ply)), chosen.code,
                      static_cast<std::int8_t>(depth), bound});
        return best;
    }

    // The value of a move: late moves are reduced, and searched with a null window first.
    int value(const State& next, const SearchMove& move, int depth, int ply, int alpha, int beta, int tried) {
        if (tried == 0) return -search(next, depth - 1, ply + 1, -beta, -alpha);
        const int reduction = move.noisy || depth < 3 || tried < 4 ? 0 : tried < 16 ? 1 : 2 + (depth > 6 ? 1 : 0);
        int score = -search(next, depth - 1 - reduction, ply + 1, -alpha - 1, -alpha);
        if (reduction > 0 && score > alpha) score = -search(next, depth - 1, ply + 1, -alpha - 1, -alpha);
        if (score > alpha && score < beta) score = -search(next, depth - 1, ply + 1, -beta, -alpha);
        return score;
    }

    // An upper bound for the value of a quiet move near the leaves.
    static int futility_bound(const SearchMove& move, int depth, int static_eval) {
        if (depth > 2 || move.noisy) return scores::won;
        return static_eval + move.gain + (depth == 1 ? Game::futility_margin : 3 * Game::futility_margin);
    }

    // Searches noisy moves only; a player may also stand pat.
    int quiescence(const State& at, int left, int ply, int alpha, int beta) {
        int best = game_.value(at);
        if (best >= beta || left == 0 || ply >= longest) return best;
        const int static_eval = best;
        alpha = std::max(alpha, best);
        const std::size_t begin = moves_.size();
        game_.moves(at, Which::noisy, moves_);
        for (std::size_t i = begin; i < moves_.size(); ++i) moves_[i].order = moves_[i].gain;
        for (std::size_t i = begin; i < moves_.size() && !stopped_; ++i) {
            const SearchMove move = next_best(i);
            if (static_eval + move.gain + Game::futility_margin <= alpha) break;
            State next;
            if (!make(at, move, next)) continue;
            const auto end = game_.terminal_value(next);
            const int score =
                end ? -scores::from_root(*end, ply + 1) : -quiescence(next, left - 1, ply + 1, -beta, -alpha);
            best = std::max(best, score);
            alpha = std::max(alpha, score);
            if (alpha >= beta) break;
        }
        moves_.resize(begin);
        return best;
    }

    void set_order(std::size_t begin, int ply, int from) {
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        const auto& history = history_[static_cast<std::size_t>(ply % 2)];
        for (std::size_t i = begin; i < moves_.size(); ++i) {
            SearchMove& move = moves_[i];
            move.order = move.gain + history[move.code] * history_share / history_most;
            if (move.code == killers[0] || move.code == killers[1]) move.order += killer_order;
            if (move.code == from) move.order = first;
        }
    }

    // Swaps the move with the greatest order of those from i on to i.
    const SearchMove& next_best(std::size_t i) {
        std::size_t best = i;
        for (std::size_t j = i + 1; j < moves_.size(); ++j) {
            if (moves_[j].order > moves_[best].order) best = j;
        }
        std::swap(moves_[i], moves_[best]);
        return moves_[i];
    }

    // After a beta cutoff: the move gains, and those tried before it lose in the history; it becomes a killer.
    void update_history(const SearchMove& move, int depth, int ply, std::size_t begin, std::size_t at) {
        const auto credit = [&](std::uint16_t code, int bonus) {
            std::int16_t& value = history_[static_cast<std::size_t>(ply % 2)][code];
            value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / history_most);
        };
        const int bonus = std::min(32 * depth * depth, history_most / 8);
        credit(move.code, bonus);
        for (std::size_t i = begin; i < at; ++i) credit(moves_[i].code, -bonus);
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] == move.code) return;
        killers[1] = killers[0];
        killers[0] = move.code;
    }

    const Game& game_;
    AlphaBetaLimits limits_;
    NodeCounter nodes_;
    TranspositionTable table_;
    std::vector<SearchMove> moves_;  // a stack: of all positions on the current line
    std::array<std::array<std::uint16_t, 2>, longest + 1> killers_{};
    std::array<std::array<std::int16_t, Game::codes>, 2> history_{};
    bool stopped_ = false;
};

}  // namespace sightlines
