#pragma once

#include <cstdint>
#include <cstdio>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "base/rng.h"
#include "engine/dice.h"
#include "engine/playout.h"
#include "ladder/logistic.h"
#include "search/bot.h"

// What the programs that fit weights to games have in common.
namespace sightlines::fit {

// Their arguments: GAMES SEED NODES [TRUST].
struct Command {
    int games = 0;
    std::uint64_t seed = 0;
    std::uint64_t nodes = 0;      // of a decision
    std::optional<double> trust;  // else the best for games not fitted to
};
std::optional<Command> command_of(int words, char** word);

// Every tenth game is not fitted to.
struct Sets {
    Samples seen;
    Samples unseen;
};
constexpr bool is_unseen(int game) { return game % 10 == 9; }

// play(number of the game, seed) plays a game each.
template <class Play>
void play_games(const Command& command, Play play) {
    for (int game = 0; game < command.games; ++game) {
        play(game, command.seed * 1'000'000 + static_cast<std::uint64_t>(game));
        if (game % 500 == 499) std::fprintf(stderr, "%d games\n", game + 1);
    }
}

// How the computer plays against itself for a fit.
struct SelfPlay {
    int level = 1;
    std::uint64_t nodes = 0;  // of a decision
    int opening = 0;          // so many decisions are random at first,
    int random_percent = 0;   // and so many of those after them
    int longest = 0;          // actions
};

struct Decision {
    bool is_opening = false;
    std::optional<int> win_permille;  // of the player to act, as the search sees it; none if it is random
};

// Plays a game; see(position, decision) before the action of each decision. No outcome if it is not over in time.
template <Game G, class See>
std::optional<Outcome> self_play(const G& rules, const SelfPlay& how, Rng& rng, See see) {
    using Action = typename G::Action;
    typename G::Position at = rules.start();
    int decisions = 0;
    for (int played = 0; played < how.longest; ++played) {
        const Status status = rules.status(at);
        if (status.outcome) return status.outcome;
        if (status.roll) {
            if constexpr (std::is_constructible_v<Action, Roll>) rules.play(at, Action(sample_roll(*status.roll, rng)));
            continue;
        }
        const bool is_opening = decisions++ < how.opening;
        if (is_opening || static_cast<int>(rng.below(100)) < how.random_percent) {
            see(at, Decision{is_opening, {}});
            playout(rules, at, rng, 1);
            continue;
        }
        const auto found = Bot<G>::choose(rules, at, {how.level, how.nodes, rng.next()});
        see(at, Decision{false, found.win_permille});
        rules.play(at, found.ranked.front());
    }
    return std::nullopt;
}

// What the game brought a player: 1, 0, or a half for nobody or both.
inline double result_for(const Outcome& outcome, int player) {
    return outcome.winners.size() != 1 ? 0.5 : outcome.winners[0] == player ? 1 : 0;
}

// Of the trusts that are tried, what is told.
enum class Tell : std::int8_t { loss, multiples };  // also how often the weight before each weight is

// The fit with the trust of the command, else with that which is best for games that it has not seen.
std::vector<double> best_fit(const Sets& sets, std::span<const double> before, std::span<const double> trusts,
                             std::optional<double> trust, Tell tell);

// How much larger the new sums are than the old ones.
double growth(const Samples& samples, std::span<const double> before, std::span<const double> now);

// The words above a table: where it is from.
void print_note(const char* program, const Command& command);

}  // namespace sightlines::fit
