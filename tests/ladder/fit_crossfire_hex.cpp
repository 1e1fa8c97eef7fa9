// Fits hex Crossfire's weights to games of the computer against itself, and prints them as ai/weights.h.
//   fit_crossfire_hex GAMES SEED NODES [TRUST]
// Each game begins with random decisions. What a quiet position brought is half who won, half how a search of NODES
// nodes sees it. The fit starts from the weights of the program; how far it may leave them is settled by every tenth
// game, which it does not see. A thousand games of 4,000 nodes take a minute or two.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>

#include "games/crossfire_hex/ai/bot.h"
#include "games/crossfire_hex/ai/search_adapter.h"
#include "ladder/fitting.h"

namespace {

using namespace sightlines;
using namespace sightlines::crossfire_hex;

constexpr int level = 3;
constexpr int longest = 300;      // actions; a game that goes on is left out
constexpr int least_opening = 2;  // random decisions
constexpr int more_opening = 8;
constexpr int random_percent = 5;  // of the decisions after that
constexpr int quiet_gain = 60;     // a capture that gains more is not quiet
constexpr std::array<double, 4> trusts{200, 1000, 4000, 16'000};

// Where the weights are: those of ai/weights.h, in their order.
constexpr int below_count = static_cast<int>(values::on_cell[0].size());
constexpr int kind_count = static_cast<int>(values::on_cell.size());
constexpr int ring_count = static_cast<int>(values::inside.size());
constexpr int inside = kind_count * below_count;
constexpr int reserve = inside + ring_count * tallest;
constexpr int tempo = reserve + side_men;
constexpr int weight_count = tempo + 1;

class Counter {
  public:
    // Of the player to act less those of the other.
    std::span<const fit::Count> of(const Position& at) {
        times_.fill(0);
        for (Cell cell = 0; cell < cell_count; ++cell) {
            const Stack stack = at.board[cell];
            if (stack.empty()) continue;
            const int sign = stack.owner() == at.player ? 1 : -1;
            add(static_cast<int>(kind_of(cell)) * below_count + static_cast<int>(below_top(stack)), sign);
            if (const int ring = ring_of(cell); ring >= 0) add(inside + ring * tallest + stack.height() - 1, sign);
        }
        for (const int player : {0, 1})
            for (int man = 0; man < at.reserve[static_cast<std::size_t>(player)]; ++man)
                add(reserve + man, player == at.player ? 1 : -1);
        add(tempo, 1);
        counts_.clear();
        for (std::size_t i = 0; i < times_.size(); ++i)
            if (times_[i] != 0) counts_.push_back({static_cast<std::uint16_t>(i), times_[i]});
        return counts_;
    }

  private:
    void add(int weight, int times) {
        auto& sum = times_[static_cast<std::size_t>(weight)];
        sum = static_cast<std::int16_t>(sum + times);
    }

    std::array<std::int16_t, weight_count> times_{};
    std::vector<fit::Count> counts_;
};

// The weights that the program has, as logarithms of odds.
std::vector<double> weights_now() {
    std::vector<double> weights;
    const auto append = [&weights](const auto& row) {
        for (const int value : row) weights.push_back(static_cast<double>(value) / values::scale);
    };
    for (const auto& row : values::on_cell) append(row);
    for (const auto& row : values::inside) append(row);
    append(values::in_reserve);
    append(std::array{values::tempo});
    return weights;
}

bool is_quiet(const Rules& rules, const Position& at) {
    const SearchAdapter adapter(rules, at);
    std::vector<SearchMove> moves;
    adapter.moves(adapter.root(), Which::noisy, moves);
    return std::none_of(moves.begin(), moves.end(), [](const SearchMove& move) { return move.gain > quiet_gain; });
}

struct Seen {
    Position at;
    double chance;  // of the player to act, as the search sees it
};

void play_game(const Rules& rules, std::uint64_t nodes, std::uint64_t seed, fit::Samples& samples) {
    Rng rng(seed);
    const int opening = least_opening + static_cast<int>(rng.below(more_opening));
    std::vector<Seen> seen;
    const auto see = [&](const Position& at, const fit::Decision& decision) {
        if (decision.win_permille && is_quiet(rules, at))
            seen.push_back({rules.without_history(at), *decision.win_permille / 1000.0});
    };
    const auto outcome = fit::self_play(rules, {level, nodes, opening, random_percent, longest}, rng, see);
    if (!outcome) return;
    Counter counter;
    for (const Seen& each : seen)
        samples.add(counter.of(each.at), (fit::result_for(*outcome, each.at.player) + each.chance) / 2);
}

void print_row(const std::vector<double>& weights, int from, int count, const char* begin, const char* end) {
    std::printf("%s", begin);
    for (int i = 0; i < count; ++i) {
        const double value = weights[static_cast<std::size_t>(from + i)] * values::scale;
        std::printf("%s%ld", i == 0 ? "" : ", ", std::lround(value));
    }
    std::printf("%s", end);
}

void print_weights(const std::vector<double>& weights, double scale) {
    std::printf("inline constexpr int scale = %ld;  // the lead that wins 73 games in 100\n", std::lround(scale));
    std::printf("inline constexpr int tempo = %ld;  // to be the one who acts\n\n",
                std::lround(weights[tempo] * values::scale));
    std::printf(
        "// By the kind of the cell and the men below the top one, as its owner sees them.\n"
        "inline constexpr std::array<std::array<std::int16_t, %d>, %d> on_cell{{\n",
        below_count, kind_count);
    for (int kind = 0; kind < kind_count; ++kind)
        print_row(weights, kind * below_count, 1 << kinds[static_cast<std::size_t>(kind)], "{", "},\n");
    std::printf(
        "}};\n\n// And by the ring and the height.\n"
        "inline constexpr std::array<std::array<std::int16_t, %d>, %d> inside{{\n",
        tallest, ring_count);
    for (int ring = 0; ring < ring_count; ++ring) print_row(weights, inside + ring * tallest, tallest, "{", "},\n");
    std::printf(
        "}};\n\n// The first man in reserve, the second, and so on.\n"
        "inline constexpr std::array<std::int16_t, %d> in_reserve",
        side_men);
    print_row(weights, reserve, side_men, "{", "};\n");
}

}  // namespace

int main(int words, char** word) {
    const std::optional<fit::Command> command = fit::command_of(words, word);
    if (!command) return 2;
    const Rules rules = *Rules::make({});
    fit::Sets sets;
    fit::play_games(*command, [&](int game, std::uint64_t seed) {
        play_game(rules, command->nodes, seed, fit::is_unseen(game) ? sets.unseen : sets.seen);
    });
    const std::vector<double> before = weights_now();
    std::vector<double> now = fit::best_fit(sets, before, trusts, command->trust, fit::Tell::loss);
    const double grown = fit::growth(sets.seen, before, now);  // what is printed keeps its size, with its own scale
    for (double& weight : now) weight /= grown;
    std::printf("#pragma once\n\n#include <array>\n#include <cstdint>\n\n");
    fit::print_note("fit_crossfire_hex", *command);
    std::printf("namespace sightlines::crossfire_hex::values {\n\n");
    print_weights(now, values::scale / grown);
    std::printf("\n}  // namespace sightlines::crossfire_hex::values\n");
    return 0;
}
