#include "games/crossfire_hex/ai/baseline.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/rng.h"
#include "games/crossfire_hex/ai/search_adapter.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr int whole_depth = 4;
constexpr int lead_scale = 6;  // a lead that wins 73 games in 100 or so

class Baseline {
  public:
    explicit Baseline(const SearchAdapter& adapter) : adapter_(adapter) {}

    // Of the player to act.
    int value(const SearchState& at, int depth, int alpha, int beta) {
        if (const auto end = adapter_.terminal_value(at)) return scores::from_root(*end, whole_depth - depth);
        if (depth == 0) return static_eval(at);
        const std::size_t begin = moves_.size();
        adapter_.moves(at, Which::all, moves_);
        std::sort(moves_.begin() + static_cast<std::ptrdiff_t>(begin), moves_.end(),
                  [](const SearchMove& a, const SearchMove& b) {
                      return std::pair(-a.gain, a.code) < std::pair(-b.gain, b.code);
                  });
        int best = -scores::won + whole_depth - depth;
        const std::size_t end = moves_.size();
        for (std::size_t i = begin; i < end && best < beta; ++i) {
            SearchState next;
            if (!adapter_.after(at, moves_[i], next)) continue;
            ++made;
            best = std::max(best, -value(next, depth - 1, -beta, -std::max(alpha, best)));
        }
        moves_.resize(begin);
        return best;
    }

    static int static_eval(const SearchState& at) {
        const PerPlayer left = men(at.board, at.reserve);
        const auto value_of = [&](std::size_t player) {
            return at.reserve[player] - (side_men - left[player]) +
                   std::popcount(at.board.owned_by(static_cast<int>(player)));
        };
        const int white = value_of(0) - value_of(1);
        return at.player == 0 ? white : -white;
    }

    std::uint64_t made = 0;

  private:
    const SearchAdapter& adapter_;
    std::vector<SearchMove> moves_;
};

}  // namespace

SearchResult<Action> baseline_choice(const Rules& rules, const Position& at, std::uint64_t seed) {
    const SearchAdapter adapter(rules, at);
    const SearchState root = adapter.root();
    std::vector<SearchMove> moves = adapter.allowed_moves(legal_actions(rules, at));
    Rng rng(seed);
    shuffle(moves, rng);
    Baseline baseline(adapter);
    int best = -2 * scores::won;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        SearchState next;
        if (!adapter.after(root, moves[i], next)) continue;
        ++baseline.made;
        const int value = -baseline.value(next, whole_depth - 1, -2 * scores::won, -best);
        if (value <= best) continue;
        best = value;
        std::swap(moves[0], moves[i]);
    }
    SearchResult<Action> result{{}, win_permille_of(best, lead_scale), baseline.made};
    for (const SearchMove& move : moves) result.ranked.push_back(SearchAdapter::action_of(move));
    return result;
}

}  // namespace sightlines::crossfire_hex
