// Fits the weights of the WWI Aerial War Game to battles of the computer against itself, and prints them as
// ai/weights.h.
//   fit_aerial_war BATTLES SEED NODES [TRUST]
// Each begins with random decisions, and has a few later on. The fit starts from the weights of the program; how far
// it may leave them is settled by every tenth battle, which it does not see.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>

#include "games/aerial_war/ai/bot.h"
#include "games/aerial_war/ai/evaluation.h"
#include "games/aerial_war/rules/board.h"
#include "ladder/fitting.h"

namespace {

using namespace sightlines;
using namespace sightlines::aerial_war;

constexpr int level = 4;
constexpr int longest = 5000;  // actions; a battle that goes on is left out
constexpr int round_limit = 60;
constexpr int least_opening = 12;  // random decisions
constexpr int more_opening = 60;
constexpr int random_percent = 4;  // of the decisions after that
constexpr std::array<double, 4> trusts{1e6, 1e7, 1e8, 1e9};

constexpr double unit = 100;  // counts are hundredths
constexpr int most_planes = 4;
constexpr int pairs = most_planes * (most_planes - 1) / 2;  // of unequal numbers of planes
constexpr int strikes = pairs;
constexpr int threats = pairs + 1;
constexpr int weight_count = pairs + 2;

// The number of a pair: more planes against fewer, which are at least one.
int pair_of(int more, int fewer) { return (more - 1) * (more - 2) / 2 + fewer - 1; }

double odds(double chance) { return std::log(chance / (1 - chance)); }
double chance_of(double odds) { return 1 / (1 + std::exp(-odds)); }

std::int16_t rounded(double count) { return static_cast<std::int16_t>(std::lround(count)); }

// As the Germans see it. What an exchange brings is counted in odds, as everything here.
std::array<fit::Count, 3> counts_of(const Position& at) {
    const int own = count_planes(at, at.side);
    const int enemies = count_planes(at, enemy_of(at.side));
    const double even = static_cast<double>(material(own, enemies)) / certain;
    const Exchange due = exchange(at, true);
    const double sign = at.side == 0 ? unit : -unit;
    const auto in_odds = [&](int value) { return rounded(sign * value / certain / (even * (1 - even))); };
    const int pair = own == enemies ? 0 : pair_of(std::max(own, enemies), std::min(own, enemies));
    const double lead = own == enemies ? 0 : own > enemies ? sign : -sign;
    return {{{static_cast<std::uint16_t>(pair), rounded(lead)},
             {static_cast<std::uint16_t>(strikes), in_odds(due.strikes)},
             {static_cast<std::uint16_t>(threats), in_odds(-due.threats)}}};
}

std::vector<double> weights_now() {
    std::vector<double> weights(weight_count);
    for (int more = 2; more <= most_planes; ++more) {
        for (int fewer = 1; fewer < more; ++fewer)
            weights[static_cast<std::size_t>(pair_of(more, fewer))] =
                odds(static_cast<double>(material(more, fewer)) / certain) / unit;
    }
    weights[strikes] = values::strikes / 100.0 / unit;
    weights[threats] = values::threats / 100.0 / unit;
    return weights;
}

void play_battle(const Rules& rules, std::uint64_t nodes, std::uint64_t seed, fit::Samples& samples) {
    Rng rng(seed);
    const int opening = least_opening + static_cast<int>(rng.below(more_opening));
    std::vector<Position> seen;
    const auto see = [&](const Position& at, const fit::Decision& decision) {
        if (at.phase == Phase::throttle && !decision.is_opening && count_planes(at, 0) > 0 && count_planes(at, 1) > 0)
            seen.push_back(at);
    };
    const auto outcome = fit::self_play(rules, {level, nodes, opening, random_percent, longest}, rng, see);
    if (!outcome) return;
    for (const Position& each : seen) samples.add(counts_of(each), fit::result_for(*outcome, 0));
}

void print_weights(const std::vector<double>& weights) {
    std::printf(
        "// The chance to win, in 100,000ths, with so many planes (row) against so many (column).\n"
        "inline constexpr std::array<std::array<int, 5>, 5> material{{{50000, 0, 0, 0, 0},\n");
    for (int own = 1; own <= most_planes; ++own) {
        std::printf("{100000");
        for (int enemies = 1; enemies <= most_planes; ++enemies) {
            double chance = 0.5;
            if (own != enemies)
                chance = chance_of(
                    unit * weights[static_cast<std::size_t>(pair_of(std::max(own, enemies), std::min(own, enemies)))]);
            std::printf(", %ld", 500 * std::lround((own < enemies ? 1 - chance : chance) * 200));
        }
        std::printf(own == most_planes ? "}}};\n\n" : "},\n");
    }
    const auto percent = [&](int weight) {
        return std::lround(weights[static_cast<std::size_t>(weight)] * unit * 100);
    };
    std::printf(
        "inline constexpr int strikes = %ld;  // percent of what the planes that are still to fly may shoot down\n",
        percent(strikes));
    std::printf("inline constexpr int threats = %ld;  // of what the other side may do to those that have flown\n",
                percent(threats));
}

}  // namespace

int main(int words, char** word) {
    const std::optional<fit::Command> command = fit::command_of(words, word);
    if (!command) return 2;
    Options options;
    options.battles = 1;
    options.round_limit = round_limit;
    const Rules rules = *Rules::make(options);
    fit::Sets sets;
    fit::play_games(*command, [&](int battle, std::uint64_t seed) {
        play_battle(rules, command->nodes, seed, fit::is_unseen(battle) ? sets.unseen : sets.seen);
    });
    const std::vector<double> now = fit::best_fit(sets, weights_now(), trusts, command->trust, fit::Tell::loss);
    std::printf("#pragma once\n\n#include <array>\n\n");
    fit::print_note("fit_aerial_war", *command);
    std::printf("namespace sightlines::aerial_war::values {\n\n");
    print_weights(now);
    std::printf("\n}  // namespace sightlines::aerial_war::values\n");
    return 0;
}
