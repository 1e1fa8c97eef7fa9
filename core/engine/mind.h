#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/bounded.h"
#include "engine/game.h"

// The computer as a player: what a game must know to be played by it.
namespace sightlines {

inline constexpr int top_level = 4;

// How hard to think. One node is one position made by playing an action; the budget is kept but for the few positions
// that finish what was begun. The same effort gives the same answer on every machine.
struct Effort {
    int level = 1;  // 1 to top_level
    std::uint64_t nodes = 0;
    std::uint64_t seed = 0;
};

// Counts the positions made.
class Nodes {
  public:
    explicit Nodes(std::uint64_t most) : most_(most) {}

    void spend(std::uint64_t count = 1) { spent_ += count; }
    bool left() const { return spent_ < most_; }
    std::uint64_t spent() const { return spent_; }

  private:
    std::uint64_t most_;
    std::uint64_t spent_ = 0;
};

// What came of thinking.
template <class Action>
struct Thought {
    std::vector<Action> ranked;  // best first, at least one
    int chance = 500;            // per mille, of whoever thinks: to win, a draw counting half
    std::uint64_t nodes = 0;
};

// By player, per mille: to win, a draw counting half. Members of a team have the same.
using Chances = Bounded<std::int16_t, most_players>;

// Specialised in games/<id>/mind.h. Positions have a player to act and hold no more than that player may see; `chances`
// takes any.
//   nodes    the budget of each level
//   think    the choice of the player to act
//   chances  of all players, at a glance
//   why      what speaks for an action of think: one sentence for the player who asked for advice
//   team     optional, where players win together: a number for each player
template <class G>
struct Mind;

template <class G>
concept Thinks = Game<G> && requires(const G& rules, const typename G::Position& at, const typename G::Action& action,
                                     Effort effort) {
    { Mind<G>::nodes } -> std::convertible_to<const std::array<std::uint64_t, top_level>&>;
    { Mind<G>::think(rules, at, effort) } -> std::same_as<Thought<typename G::Action>>;
    { Mind<G>::chances(rules, at) } -> std::same_as<Chances>;
    { Mind<G>::why(rules, at, action) } -> std::same_as<std::string>;
};

template <Thinks G>
Effort effort_of(int level, std::uint64_t seed) {
    return {level, Mind<G>::nodes[static_cast<std::size_t>(level - 1)], seed};
}

// Per mille, of a finished game.
inline Chances chances_of(const Outcome& outcome, std::size_t players) {
    Chances chances;
    for (std::size_t player = 0; player < players; ++player) chances.push_back(outcome.winners.empty() ? 500 : 0);
    for (const std::int8_t winner : outcome.winners) chances[static_cast<std::size_t>(winner)] = 1000;
    return chances;
}

// How likely a lead makes it to win: per mille, 500 at 0, 731 at `scale`, 881 at twice as much. Never 0 nor 1000.
constexpr int chance_of_lead(std::int64_t lead, std::int64_t scale) {
    constexpr std::array<int, 9> curve{500, 622, 731, 818, 881, 924, 953, 971, 982};  // the logistic, by halves
    const std::int64_t halves = 2 * (lead < 0 ? -lead : lead);
    const std::int64_t step = halves / scale;
    if (step >= 8) return lead < 0 ? 10 : 990;
    const auto from = curve[static_cast<std::size_t>(step)];
    const auto to = curve[static_cast<std::size_t>(step + 1)];
    const int chance = from + static_cast<int>((to - from) * (halves % scale) / scale);
    return lead < 0 ? 1000 - chance : chance;
}

}  // namespace sightlines
