#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/rng.h"
#include "base/static_vector.h"
#include "engine/game.h"

// The computer player: what it needs to know of a game, and what it answers.
namespace sightlines {

inline constexpr int top_level = 4;
// How analyses, reviews and puzzles search: as top_level, unless a game has an entry of its own for it.
inline constexpr int analyst = top_level + 1;
inline constexpr std::size_t most_best_lines = 3;  // that an analysis shows at once

// How long to search. A node is a position made by playing an action. A search may exceed its nodes by the few that it
// takes to finish a step. The same budget gives the same answer on every machine.
struct SearchBudget {
    int level = 1;  // 1 to top_level, or analyst
    std::uint64_t nodes = 0;
    std::uint64_t seed = 0;
};

// How well a level plays. A game derives its own, with depth, width, noise and the like; its levels are the table
// `skills` in games/<id>/ai/bot.cpp.
struct Skill {
    std::uint64_t nodes = 0;  // the budget of a search
    int mistake_percent = 0;  // choices out of 100 in which it may miss the best action
};

inline bool makes_mistake(const Skill& skill, Rng& rng) {
    return static_cast<int>(rng.below(100)) < skill.mistake_percent;
}

// The entry of a level, 1 to analyst, in a table of all.
template <class Entry, std::size_t entries>
constexpr const Entry& of_level(const std::array<Entry, entries>& table, int level) {
    static_assert(entries == top_level || entries == analyst);
    return table[std::min(static_cast<std::size_t>(level), entries) - 1];
}

// Counts nodes against a limit.
class NodeCounter {
  public:
    explicit NodeCounter(std::uint64_t most) : most_(most) {}

    void spend(std::uint64_t count = 1) { spent_ += count; }
    bool left() const { return spent_ < most_; }
    std::uint64_t spent() const { return spent_; }

  private:
    std::uint64_t most_;
    std::uint64_t spent_ = 0;
};

template <class Action>
struct SearchResult {
    std::vector<Action> ranked;  // best first, at least one
    int win_permille = 500;      // of the player to act, 0 to 1000; a draw counts as half a win
    std::uint64_t nodes = 0;
};

// By player, 0 to 1000: the chance to win, a draw counting half. Members of a team have the same.
using WinChances = StaticVector<std::int16_t, most_players>;

// Specialised in games/<id>/ai/bot.h. A position has a player to act and holds no more than that player may see;
// `evaluate` takes any position.
//   skill     of a level, 1 to analyst
//   choose    the choice of the player to act
//   evaluate  the chances of all players, without a search
//   explain   one sentence in favour of an action of `choose`, for a player who asked for a hint; or "". Optional, with
//             the action that was played instead: a second sentence may say what was wrong with that
//   rollouts  optional, for a game whose decisions and dice alternate: RolloutMeans of the positions that `at` may lead
//             to, for a player; what a review compares
//   outcomes  optional: what the dice that are due may come to, each with its odds; none: nobody has counted them
//   team      optional, where players win together: a number for each player
template <class G>
struct Bot;

template <class G>
concept HasBot = Game<G> && requires(const G& rules, const typename G::Position& at, const typename G::Action& action,
                                     SearchBudget budget) {
    { Bot<G>::skill(budget.level) } -> std::same_as<const Skill&>;
    { Bot<G>::choose(rules, at, budget) } -> std::same_as<SearchResult<typename G::Action>>;
    { Bot<G>::evaluate(rules, at) } -> std::same_as<WinChances>;
    { Bot<G>::explain(rules, at, action) } -> std::same_as<std::string>;
};

template <HasBot G>
SearchBudget budget_of(int level, std::uint64_t seed) {
    return {level, Bot<G>::skill(level).nodes, seed};
}

// Per mille, of a finished game.
inline WinChances win_chances_of(const Outcome& outcome, std::size_t players) {
    WinChances chances;
    for (std::size_t player = 0; player < players; ++player) chances.push_back(outcome.winners.empty() ? 500 : 0);
    for (const std::int8_t winner : outcome.winners) chances[static_cast<std::size_t>(winner)] = 1000;
    return chances;
}

// The chance to win with this lead, per mille: 500 at 0, 731 at `scale`, 881 at twice as much. Never 0 nor 1000.
constexpr int win_permille_of(std::int64_t lead, std::int64_t scale) {
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
