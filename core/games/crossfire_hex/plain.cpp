#include "games/crossfire_hex/plain.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/rng.h"
#include "games/crossfire_hex/lookout.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr int whole_depth = 4;
constexpr int lead_scale = 6;  // a lead that wins 73 games in 100 or so

class Plain {
  public:
    explicit Plain(const Lookout& lookout) : lookout_(lookout) {}

    // Of the player to act.
    int value(const Ahead& at, int depth, int alpha, int beta) {
        if (const auto end = lookout_.ended(at)) return scores::from_root(*end, whole_depth - depth);
        if (depth == 0) return glance(at);
        const std::size_t begin = steps_.size();
        lookout_.steps(at, Which::all, steps_);
        std::sort(steps_.begin() + static_cast<std::ptrdiff_t>(begin), steps_.end(),
                  [](const Step& a, const Step& b) { return std::pair(-a.gain, a.code) < std::pair(-b.gain, b.code); });
        int best = -scores::won + whole_depth - depth;
        const std::size_t end = steps_.size();
        for (std::size_t i = begin; i < end && best < beta; ++i) {
            Ahead next;
            if (!lookout_.after(at, steps_[i], next)) continue;
            ++made;
            best = std::max(best, -value(next, depth - 1, -beta, -std::max(alpha, best)));
        }
        steps_.resize(begin);
        return best;
    }

    static int glance(const Ahead& at) {
        const PerPlayer left = men(at.board, at.reserve);
        const auto worth_of = [&](std::size_t player) {
            return at.reserve[player] - (side_men - left[player]) +
                   std::popcount(at.board.owned_by(static_cast<int>(player)));
        };
        const int white = worth_of(0) - worth_of(1);
        return at.player == 0 ? white : -white;
    }

    std::uint64_t made = 0;

  private:
    const Lookout& lookout_;
    std::vector<Step> steps_;
};

}  // namespace

Thought<Action> plain_choice(const Rules& rules, const Position& at, std::uint64_t seed) {
    const Lookout lookout(rules, at);
    const Ahead root = lookout.root();
    std::vector<Step> steps = lookout.allowed_steps(legal_actions(rules, at));
    Rng rng(seed);
    shuffle(steps, rng);
    Plain plain(lookout);
    int best = -2 * scores::won;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Ahead next;
        if (!lookout.after(root, steps[i], next)) continue;
        ++plain.made;
        const int value = -plain.value(next, whole_depth - 1, -2 * scores::won, -best);
        if (value <= best) continue;
        best = value;
        std::swap(steps[0], steps[i]);
    }
    Thought<Action> thought{{}, chance_of_lead(best, lead_scale), plain.made};
    for (const Step& step : steps) thought.ranked.push_back(Lookout::action_of(step));
    return thought;
}

}  // namespace sightlines::crossfire_hex
