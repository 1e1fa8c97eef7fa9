// Fits Dogfight!'s weights to games of the computer against itself, and prints them as ai/weights.h.
//   fit_dogfight GAMES SEED NODES [TRUST]
// Each game begins with random decisions, and has a few later on; two of three are duels, the others patrols. A
// position is what the players find as a turn begins, and brings what the game brought. First the scales are chosen,
// then the weights, starting from those of the program, as multiples of them. What the scenarios bring lowers the loss
// as well: a table is to be compared with the one of the greatest trust, whose weights stay.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>

#include "games/dogfight/ai/bot.h"
#include "ladder/dogfight_counts.h"
#include "ladder/fitting.h"

namespace {

using namespace sightlines;
using namespace sightlines::dogfight;
using counts::weights;

constexpr int level = 3;
constexpr int longest = 3000;      // actions; a game that goes on is left out
constexpr int most_opening = 8;    // random decisions
constexpr int random_percent = 4;  // of the decisions after that
constexpr std::array<double, 5> trusts{1e7, 1e8, 1e9, 1e10, 1e12};

// A count is a thousandth of what a weight brings now. Beside the weights: what each scenario brings the first side,
// and what it brings to be ahead in score at all. Without that the first points, which decide most games, raise the
// score; a great lead is then held to bring too much, and a life, which it comes with, is fitted to be harmful.
constexpr double unit = 1000;
constexpr std::array scenarios{Scenario::duel, Scenario::patrol};
constexpr std::size_t any_lead = weights.size() + scenarios.size();
constexpr double of_any_lead = 100;  // a count of it, in tenths of a point
constexpr std::size_t fitted_count = any_lead + 1;

struct Seen {
    counts::Row row;
    std::size_t scenario;
    double result;  // of side 0
    bool unseen;
};

struct Scales {
    double at_end = values::scale_at_end;
    double by_turn = values::scale_by_turn;
};

void play_game(std::size_t scenario, std::uint64_t nodes, std::uint64_t seed, bool unseen, std::vector<Seen>& seen) {
    Options options;
    options.scenario = scenarios[scenario];
    const Rules rules = *Rules::make(options);
    Rng rng(seed);
    const int opening = static_cast<int>(rng.below(most_opening + 1));
    const std::size_t first = seen.size();
    int turn = 0;
    const auto see = [&](const Position& at, const fit::Decision& decision) {
        if (at.phase != Phase::target || at.turn <= turn) return;
        turn = at.turn;
        if (!decision.is_opening) seen.push_back({counts::row_of(at), scenario, 0, unseen});
    };
    const auto outcome = fit::self_play(rules, {level, nodes, opening, random_percent, longest}, rng, see);
    if (!outcome) seen.resize(first);
    for (std::size_t i = first; i < seen.size(); ++i) seen[i].result = fit::result_for(*outcome, 0);
}

fit::Sets sets_of(const std::vector<Seen>& all, const Scales& scales) {
    fit::Sets sets;
    std::vector<fit::Count> row;
    const auto add = [&row](std::size_t weight, double brings) {
        const auto times = static_cast<std::int16_t>(std::clamp(std::lround(unit * brings), -32'000L, 32'000L));
        if (times != 0) row.push_back({static_cast<std::uint16_t>(weight), times});
    };
    for (const Seen& each : all) {
        row.clear();
        const double scale = scales.at_end + scales.by_turn * each.row.turns;
        for (std::size_t i = 0; i < weights.size(); ++i) add(i, each.row.times[i] * weights[i].value / scale);
        add(weights.size() + each.scenario, each.row.turns);
        add(any_lead, each.row.any_lead * of_any_lead / scale);
        (each.unseen ? sets.unseen : sets.seen).add(row, each.result);
    }
    return sets;
}

Scales best_scales(const std::vector<Seen>& all, const std::vector<double>& before) {
    Scales best;
    double least = 1e9;
    for (const double at_end : {5, 10, 20, 40, 80, 120}) {
        for (const double by_turn : {2, 4, 6, 8, 12, 16}) {
            const double loss = fit::loss(sets_of(all, {at_end, by_turn}).seen, before);
            if (loss >= least) continue;
            least = loss;
            best = {at_end, by_turn};
        }
    }
    std::fprintf(stderr, "scales %.0f and %.0f: loss %.5f of those seen\n", best.at_end, best.by_turn, least);
    return best;
}

void print_weight(const char* name, double value, const char* comment) {
    std::printf("inline constexpr int %s = %ld;", name, std::lround(value));
    std::printf(std::strlen(comment) == 0 ? "\n" : "  // %s\n", comment);
}

}  // namespace

int main(int words, char** word) {
    const std::optional<fit::Command> command = fit::command_of(words, word);
    if (!command) return 2;
    std::vector<Seen> all;
    fit::play_games(*command, [&](int game, std::uint64_t seed) {
        play_game(game % 3 == 2 ? 1 : 0, command->nodes, seed, fit::is_unseen(game), all);
    });
    std::vector<double> before(fitted_count, 1 / unit);
    std::fill(before.begin() + weights.size(), before.end(), 0);
    const Scales scales = best_scales(all, before);
    std::vector<double> now = fit::best_fit(sets_of(all, scales), before, trusts, command->trust, fit::Tell::multiples);
    const double grown = now[counts::score] * unit;
    std::printf("#pragma once\n\n// In tenths of a point of score (DF-END-02).\n");
    fit::print_note("fit_dogfight", *command);
    std::printf("namespace sightlines::dogfight::values {\n");
    for (std::size_t i = 0; i < counts::score; ++i) {
        if (i == 0) std::printf("\n// An airframe.\n");
        if (i == counts::energy) std::printf("\n// Its energy and the room ahead; all but height are taken off.\n");
        if (i == counts::place) std::printf("\n// Its place against another.\n");
        print_weight(weights[i].name, weights[i].value * now[i] * unit / grown, weights[i].comment);
    }
    std::printf("\n// To be ahead in score at all; the evaluation does not ask it yet.\n");
    print_weight("any_lead", now[any_lead] * unit * of_any_lead / grown, "");
    std::printf("\n// The lead that wins 73 games in 100, after the last turn, and more for each turn that is left.\n");
    print_weight("scale_at_end", scales.at_end / grown, "");
    print_weight("scale_by_turn", scales.by_turn / grown, "");
    std::printf("\n}  // namespace sightlines::dogfight::values\n");
    return 0;
}
