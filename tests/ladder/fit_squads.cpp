// Fits the weights of Crossfire with squads to games of the computer against itself, and prints them as ai/weights.h.
//   fit_squads GAMES SEED NODES [TRUST]
// Each game is on a table of its own, and has a few random decisions; every second one ends with ten points, the others
// with five. A position is what a player finds as its turn begins, or one of four later on in it, and brings what the
// game brought. The weights are fitted as multiples of those of the program.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "games/crossfire_squads/ai/bot.h"
#include "games/crossfire_squads/ai/evaluation.h"
#include "ladder/fitting.h"
#include "ladder/squads_counts.h"

namespace {

using namespace sightlines;
using namespace sightlines::crossfire_squads;
using counts::weights;

constexpr int level = 2;
constexpr int longest = 3000;                 // actions; a game that goes on is left out
constexpr int most_opening = 60;              // random decisions, most of them where units are set up
constexpr int random_percent = 4;             // of the decisions after that
constexpr std::uint32_t later_positions = 4;  // of so many in a turn after its first, one is taken
constexpr std::array<double, 5> trusts{1e6, 1e7, 1e8, 1e9, 1e10};

// A count is a thousandth of what a weight brings now. Beside the weights: what it is worth to have the turn.
constexpr double unit = 1000;
constexpr double scale = 450;  // the lead that wins 73 games in 100
constexpr std::size_t has_turn = weights.size();
constexpr std::size_t fitted_count = has_turn + 1;

void add_to(fit::Samples& samples, const counts::Row& seen, int active, double result) {
    std::vector<fit::Count> row{{has_turn, static_cast<std::int16_t>(active == 0 ? unit : -unit)}};
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto times = std::lround(unit * seen[i] * weights[i].value / scale);
        if (times != 0)
            row.push_back(
                {static_cast<std::uint16_t>(i), static_cast<std::int16_t>(std::clamp(times, -32'000L, 32'000L))});
    }
    samples.add(row, result);
}

// As the search sees a position: while a turn goes on, whoever would score at its end has. None if that ends the game.
std::optional<counts::Row> row_in_search(const Options& options, Position at, bool turn_begins) {
    if (const std::int8_t scores = turn_begins ? nobody : scorer(at); scores != nobody)
        if (++at.vp[static_cast<std::size_t>(scores)] >= options.vp_goal) return std::nullopt;
    return counts::row_of(options, at);
}

struct Seen {
    counts::Row row;
    int active;
};

void play_game(int number, std::uint64_t nodes, std::uint64_t seed, fit::Samples& samples) {
    Options options;
    options.seed = static_cast<std::int32_t>(seed % 2'000'000'000);
    options.vp_goal = number % 2 == 0 ? 10 : 5;
    const Rules rules = *Rules::make(options);
    Rng rng(seed);
    const int opening = static_cast<int>(rng.below(most_opening + 1));
    std::vector<Seen> seen;
    int turn = 0;
    const auto see = [&](const Position& at, const fit::Decision&) {
        if (at.phase != Phase::play) return;
        const bool is_first = at.turn > turn;
        if (!is_first && rng.below(later_positions) != 0) return;
        turn = at.turn;
        if (const auto row = row_in_search(rules.options(), at, is_first)) seen.push_back({*row, at.active});
    };
    const auto outcome = fit::self_play(rules, {level, nodes, opening, random_percent, longest}, rng, see);
    if (!outcome) return;
    for (const Seen& each : seen) add_to(samples, each.row, each.active, fit::result_for(*outcome, 0));
}

struct Fitted {
    std::array<double, weights.size()> value{};

    long operator[](std::size_t i) const { return std::lround(value[i]); }
};

void print_weights(const Fitted& now) {
    std::printf(
        "// In the order of Kind. Commanders count for what they add to others.\n"
        "inline constexpr std::array<std::int16_t, 11> unit{0, %ld, %ld, %ld, %ld",
        now[0], now[1], now[2], now[3]);
    for (std::size_t kind = 5; kind < values::unit.size(); ++kind) std::printf(", %d", values::unit[kind]);
    std::printf("};\ninline constexpr std::array<std::int16_t, 3> percent_of_state{100, %ld, %ld};\n",
                100 - now[counts::pinned], 100 - now[counts::pinned + 1]);
    std::printf(
        "\n// Points for scoring grow towards the goal.\n"
        "inline constexpr int score = %ld;  // all of them, but for the growth\n"
        "inline constexpr int growth = %ld;  // the same\n"
        "inline constexpr int hope = %ld;  // percent of what whoever holds the objective alone is about to score\n"
        "inline constexpr int last_hope = %ld;  // the same where that reaches the goal\n",
        now[counts::score], now[counts::score + 1], now[counts::hope], now[counts::hope + 1]);
    std::printf(
        "\n// The first unit in the objective, the second, and so on.\n"
        "inline constexpr std::array<std::int16_t, 4> holders{%ld, %ld, %ld, %ld};\n"
        "inline constexpr int held_weakly = %ld;  // of a pinned or suppressed unit in it\n"
        "inline constexpr int units_a_point = %ld;  // of distance from the objective\n",
        now[counts::holders], now[counts::holders + 1], now[counts::holders + 2], now[counts::holders + 3],
        now[counts::held_weakly], std::lround(values::units_a_point / std::max(0.05, now.value[counts::way])));
    std::printf(
        "\ninline constexpr int spent_shot = %ld;  // taken off for a unit that may not react any more while the enemy "
        "goes on\n"
        "inline constexpr int cover = %ld;  // of a unit in cover: it may be fired at later\n"
        "inline constexpr int led = %ld;  // of a shooter who sees his platoon's commander\n"
        "inline constexpr int cared = %ld;  // of a unit that is down, near a commander\n",
        now[counts::spent_shot], now[counts::cover], now[counts::led], now[counts::cared]);
    std::printf(
        "\n// The weight of the fire potential, in percent: of the side that has the turn, and of the other.\n"
        "inline constexpr int turn = %ld;\n"
        "inline constexpr int wait = %ld;\n",
        now[counts::turn], now[counts::turn + 1]);
}

}  // namespace

int main(int words, char** word) {
    const std::optional<fit::Command> command = fit::command_of(words, word);
    if (!command) return 2;
    fit::Sets sets;
    fit::play_games(*command, [&](int game, std::uint64_t seed) {
        play_game(game, command->nodes, seed, fit::is_unseen(game) ? sets.unseen : sets.seen);
    });
    std::vector<double> before(fitted_count, 1 / unit);
    before[has_turn] = 0;
    const std::vector<double> now = fit::best_fit(sets, before, trusts, command->trust, fit::Tell::multiples);
    const double grown = fit::growth(sets.seen, before, now);  // what is printed keeps its size
    std::fprintf(stderr, "the weights have grown by %.3f, to have the turn %.3f\n", grown, unit * now[has_turn]);
    Fitted fitted;
    for (std::size_t i = 0; i < weights.size(); ++i) fitted.value[i] = weights[i].value * now[i] * unit / grown;
    std::printf("#pragma once\n\n#include <array>\n#include <cstdint>\n\n// In points.\n");
    fit::print_note("fit_squads", *command);
    std::printf("namespace sightlines::crossfire_squads::values {\n\n");
    print_weights(fitted);
    std::printf("\n}  // namespace sightlines::crossfire_squads::values\n");
    return 0;
}
