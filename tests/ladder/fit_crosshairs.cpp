// Fits Crosshairs' weights to games of the computer against itself, and prints them as ai/weights.h.
//   fit_crosshairs GAMES SEED NODES [TRUST]
// Duels. Each game begins with random decisions, and has a few later on. A position is what a player finds as its
// turn begins, and brings what the game brought. The weights are fitted as multiples of those of the program.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "games/crosshairs/ai/bot.h"
#include "games/crosshairs/ai/evaluation.h"
#include "ladder/crosshairs_counts.h"
#include "ladder/fitting.h"

namespace {

using namespace sightlines;
using namespace sightlines::crosshairs;

constexpr int level = 2;
constexpr int longest = 2000;  // actions; a game that goes on is left out
constexpr int round_limit = 40;
constexpr int least_opening = 2;  // random decisions
constexpr int more_opening = 12;
constexpr int random_percent = 3;  // of the decisions after that
constexpr std::array<double, 5> trusts{1e7, 1e8, 1e9, 1e10, 1e12};

// A count is a thousandth of what a weight brings now. Beside the weights: what it is worth to be about to act, and to
// be the first player.
constexpr double unit = 1000;
constexpr double scale = 2 * plane_value;  // the lead that wins 73 games in 100
constexpr std::uint16_t tempo = counts::weight_count;
constexpr std::uint16_t first_player = tempo + 1;
constexpr std::size_t fitted_count = first_player + 1;
constexpr std::int16_t one = 10'000;

struct Seen {
    counts::Weights row;
    int player;
};

void add_to(fit::Samples& samples, const Seen& seen, double result) {
    static const counts::Weights weights = counts::weights_now();
    std::vector<fit::Count> row{{tempo, one}, {first_player, seen.player == 0 ? one : std::int16_t{-one}}};
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto times = static_cast<std::int16_t>(std::lround(unit * seen.row[i] * weights[i] / scale));
        if (times != 0) row.push_back({static_cast<std::uint16_t>(i), times});
    }
    samples.add(row, result);
}

void play_game(const Rules& rules, std::uint64_t nodes, std::uint64_t seed, fit::Samples& samples) {
    Rng rng(seed);
    const int opening = least_opening + static_cast<int>(rng.below(more_opening));
    std::vector<Seen> seen;
    int turn = -1;
    const auto see = [&](const Position& at, const fit::Decision& decision) {
        if (at.phase != Phase::act || 2 * at.round + at.player <= turn) return;
        turn = 2 * at.round + at.player;
        if (!decision.is_opening) seen.push_back({counts::row_of(rules, at), at.player});
    };
    const auto outcome = fit::self_play(rules, {level, nodes, opening, random_percent, longest}, rng, see);
    if (!outcome) return;
    for (const Seen& each : seen) add_to(samples, each, fit::result_for(*outcome, each.player));
}

// Several weights from `from` on, each as it is or as a step above the one before.
void print_row(const char* name, const char* size, std::initializer_list<double> begin, std::span<const double> rest,
               bool steps) {
    std::printf("inline constexpr std::array<std::int32_t, %s> %s{", size, name);
    double value = 0;
    const char* comma = "";
    const auto print = [&](double next) {
        value = next;
        std::printf("%s%ld", comma, std::lround(value));
        comma = ", ";
    };
    for (const double each : begin) print(each);
    for (const double each : rest) print(steps ? value + each : each);
    std::printf("};\n");
}

void print_weights(std::span<const double> weights) {
    const auto row = [&](std::size_t from, std::size_t to) { return weights.subspan(from, to - from); };
    std::printf("\n// So many planes of a player. Whoever has one left is out, so the second counts most.\n");
    print_row("fleet", "top_fleet + 1", {0, 0, double{values::fleet[2]}}, row(counts::fleet, counts::height), true);
    std::printf("\n// Height is room for dives; the first two levels, which save a plane from a crash, count most.\n");
    print_row("height", "top_height + 1", {0}, row(counts::height, counts::exits), true);
    std::printf(
        "\n// A point of the free-for-all decides, a plane only helps to win points.\n"
        "inline constexpr std::int32_t point = %d;\n",
        values::point);
    std::printf("\n// Taken off for a plane that must crash, that has one way on, two, or more.\n");
    print_row("exits", "4", {}, row(counts::exits, counts::blocked), false);
    std::printf("inline constexpr std::int32_t blocked = %ld;  // the plane in the way may yet move\n",
                std::lround(weights[counts::blocked]));
    std::printf(
        "inline constexpr std::int32_t may_be_blocked = %ld;  // an enemy can get in the way of one too low to turn "
        "away\n",
        std::lround(weights[counts::may_be_blocked]));
    std::printf("\n// Taken off for a plane at which so many can come to aim: one alone does nothing yet.\n");
    print_row("aim", "5", {0}, row(counts::aim, counts::open_shot), false);
    std::printf("inline constexpr std::int32_t open_shot = %ld;\n", std::lround(weights[counts::open_shot]));
    std::printf(
        "\n// By which what is taken off for aim is divided where the owner flies the plane on before the shot can "
        "fall.\n"
        "inline constexpr std::int32_t flies_on_first = %d;\n",
        values::flies_on_first);
}

// What the third plane to the fifth are worth together is kept.
double size_of(std::span<const double> weights) {
    return weights[counts::fleet] + weights[counts::fleet + 1] + weights[counts::fleet + 2];
}

}  // namespace

int main(int words, char** word) {
    const std::optional<fit::Command> command = fit::command_of(words, word);
    if (!command) return 2;
    Options options;
    options.round_limit = round_limit;
    const Rules rules = *Rules::make(options);
    fit::Sets sets;
    fit::play_games(*command, [&](int game, std::uint64_t seed) {
        play_game(rules, command->nodes, seed, fit::is_unseen(game) ? sets.unseen : sets.seen);
    });
    std::vector<double> before(fitted_count, 1 / unit);
    before[tempo] = before[first_player] = 0;
    const std::vector<double> now = fit::best_fit(sets, before, trusts, command->trust, fit::Tell::multiples);
    std::fprintf(stderr, "to be about to act %.3f, to be the first player %.3f\n", one * now[tempo],
                 one * now[first_player]);
    const counts::Weights old = counts::weights_now();
    counts::Weights fitted = old;
    for (std::size_t i = 0; i < old.size(); ++i) fitted[i] *= now[i] * unit;
    const double grown = size_of(fitted) / size_of(old);
    std::fprintf(stderr, "the weights have grown by %.3f\n", grown);
    for (double& weight : fitted) weight /= grown;
    std::printf("#pragma once\n\n#include <array>\n#include <cstdint>\n\n");
    std::printf("#include \"games/crosshairs/rules/types.h\"\n\n// In thousandths of a plane.\n");
    fit::print_note("fit_crosshairs", *command);
    std::printf("namespace sightlines::crosshairs::values {\n");
    print_weights(fitted);
    std::printf("\n}  // namespace sightlines::crosshairs::values\n");
    return 0;
}
