#pragma once

#include <cstdint>
#include <cstdio>
#include <optional>
#include <span>
#include <vector>

#include "ladder/logistic.h"

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
