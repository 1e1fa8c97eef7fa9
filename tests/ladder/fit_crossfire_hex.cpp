// Fits hex Crossfire's weights to games of the computer against itself, and prints them as ai/weights.h.
//   fit_crossfire_hex GAMES SEED NODES
// Each game begins with some actions by lot. What a quiet position brought is half who won, half how a search of NODES
// nodes sees it. The fit starts from the weights of the program; how far it may leave them is settled by every tenth
// game, which it does not see. A thousand games of 4,000 nodes take a minute or two.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "games/crossfire_hex/ai/bot.h"
#include "games/crossfire_hex/ai/search_adapter.h"
#include "ladder/logistic.h"

namespace {

using namespace sightlines;
using namespace sightlines::crossfire_hex;

constexpr int level = 3;
constexpr int longest = 300;      // actions; a game that goes on is left out
constexpr int least_opening = 2;  // actions by lot
constexpr int more_opening = 8;
constexpr int lots_percent = 5;  // of the decisions after that
constexpr int quiet_gain = 60;   // a capture that gains more is not quiet
constexpr std::array<double, 4> trusts{200, 1000, 4000, 16'000};
constexpr int steps = 400;

// Where the weights are: those of stacks by kind of cell and by the men below the top one as its owner sees them, those
// of cells further inside by height, of each man in reserve, and of the turn.
constexpr std::array kinds{2, 3, 5, 6};  // capacities
constexpr int below_count = 1 << (tallest - 1);
constexpr int inside = static_cast<int>(kinds.size()) * below_count * 2;
constexpr int rings = 4;
constexpr int reserve = inside + rings * tallest;
constexpr int tempo = reserve + side_men;
constexpr int weight_count = tempo + 1;

std::size_t kind_of(Cell cell) {
    return static_cast<std::size_t>(std::find(kinds.begin(), kinds.end(), capacity(cell)) - kinds.begin());
}

// The stack as its owner sees it: own men are zeros. The top one goes without saying.
unsigned below_top(Stack stack) {
    const unsigned own = stack.owner() == 0 ? 0 : (1U << static_cast<unsigned>(stack.height())) - 1;
    return (stack.bits() ^ own) / 2;
}

int weight_of(Cell cell, Stack stack) {
    return static_cast<int>(kind_of(cell)) * below_count * 2 + static_cast<int>(below_top(stack));
}

// From the centre, 0, its neighbours, 1, to those at two cells, in a line with it, 2, or not, 3; others are -1.
int ring_of(Cell cell) {
    const Cell centre = cell_at({0, 0});
    if (cell == centre) return 0;
    if (capacity(cell) < tallest) return -1;
    const int way = straight_distance(centre, cell);
    return way == 0 ? 3 : way;
}

class Counter {
  public:
    // Of the player to act less those of the other.
    std::span<const fit::Count> of(const Position& at) {
        times_.fill(0);
        for (Cell cell = 0; cell < cell_count; ++cell) {
            const Stack stack = at.board[cell];
            if (stack.empty()) continue;
            const int sign = stack.owner() == at.player ? 1 : -1;
            add(weight_of(cell, stack), sign);
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
    std::vector<double> weights(weight_count);
    const auto set = [&weights](int weight, int value) {
        weights[static_cast<std::size_t>(weight)] = static_cast<double>(value) / values::scale;
    };
    for (Cell cell = 0; cell < cell_count; ++cell) {
        for (unsigned below = 1; below < 1U << static_cast<unsigned>(capacity(cell)); ++below) {
            Stack stack;
            for (int man = static_cast<int>(std::bit_width(below)) - 2; man >= 0; --man)
                stack.add(static_cast<int>((below >> static_cast<unsigned>(man)) & 1U));
            stack.add(0);
            set(weight_of(cell, stack), stack_value(cell, stack));
        }
    }
    for (int man = 0; man < side_men; ++man) set(reserve + man, reserve_value(man + 1) - reserve_value(man));
    set(tempo, values::tempo);
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
    Position at = rules.start();
    std::vector<Seen> seen;
    for (int played = 0; played < longest; ++played) {
        const Status status = rules.status(at);
        if (status.outcome) {
            Counter counter;
            for (const Seen& each : seen) {
                const auto& winners = status.outcome->winners;
                const double won = winners.empty() ? 0.5 : winners[0] == each.at.player ? 1 : 0;
                samples.add(counter.of(each.at), (won + each.chance) / 2);
            }
            return;
        }
        if (played < opening || static_cast<int>(rng.below(100)) < lots_percent) {
            const std::vector<Action> actions = legal_actions(rules, at);
            rules.play(at, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
            continue;
        }
        const auto found = Bot<Rules>::choose(rules, at, {level, nodes, rng.next()});
        if (is_quiet(rules, at)) seen.push_back({rules.without_history(at), found.win_permille / 1000.0});
        rules.play(at, found.ranked.front());
    }
}

// How much larger the new sums are than the old ones: what is printed keeps the old size, and has a scale of its own.
double growth(const fit::Samples& samples, const std::vector<double>& before, const std::vector<double>& now) {
    double both = 0;
    double old = 0;
    for (std::size_t row = 0; row < samples.size(); ++row) {
        const double sum = fit::sum(samples.counts(row), before);
        both += sum * fit::sum(samples.counts(row), now);
        old += sum * sum;
    }
    return both / old;
}

// The fit with the trust that is best for games that it has not seen.
std::vector<double> best_fit(const fit::Samples& seen, const fit::Samples& unseen, const std::vector<double>& before) {
    double least = 1e9;
    for (double factor = 0.5; factor < 2; factor += 0.05) least = std::min(least, fit::loss(unseen, before, factor));
    std::fprintf(stderr, "loss of %zu unseen positions: before %.5f, at its best scale %.5f\n", unseen.size(),
                 fit::loss(unseen, before), least);
    std::vector<double> best;
    least = 1e9;
    for (const double trust : trusts) {
        std::vector<double> now = fit::fitted(seen, before, trust, steps);
        const double loss = fit::loss(unseen, now);
        std::fprintf(stderr, "fitted, trust %.0f: %.5f\n", trust, loss);
        if (loss >= least) continue;
        least = loss;
        best = std::move(now);
    }
    return best;
}

void print_row(const std::vector<double>& weights, int from, int count, double size) {
    for (int i = 0; i < count; ++i) {
        const long value = std::lround(weights[static_cast<std::size_t>(from + i)] * size);
        std::printf("%s%ld", i == 0 ? "    {" : i % 16 == 0 ? ",\n     " : ", ", value);
    }
    std::printf("},\n");
}

void print_weights(const std::vector<double>& weights, double scale) {
    std::printf("inline constexpr int scale = %ld;\n", std::lround(scale));
    std::printf("inline constexpr int tempo = %ld;\n", std::lround(weights[tempo] * values::scale));
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const int count = 1 << kinds[kind];
        std::printf("inline constexpr std::array<std::int16_t, %d> on_%d{\n", count, kinds[kind]);
        print_row(weights, static_cast<int>(kind) * below_count * 2, count, values::scale);
    }
    std::printf("inline constexpr std::array<std::array<std::int16_t, tallest>, %d> inside{{\n", rings);
    for (int ring = 0; ring < rings; ++ring) print_row(weights, inside + ring * tallest, tallest, values::scale);
    std::printf("inline constexpr std::array<std::int16_t, side_men> in_reserve{\n");
    print_row(weights, reserve, side_men, values::scale);
}

}  // namespace

int main(int words, char** word) {
    if (words != 4) return std::fprintf(stderr, "fit_crossfire_hex GAMES SEED NODES\n"), 2;
    const int games = std::atoi(word[1]);
    const std::uint64_t seed = std::strtoull(word[2], nullptr, 10);
    const std::uint64_t nodes = std::strtoull(word[3], nullptr, 10);
    const Rules rules = *Rules::make({});
    fit::Samples seen;
    fit::Samples unseen;
    for (int game = 0; game < games; ++game) {
        play_game(rules, nodes, seed * 1'000'000 + static_cast<std::uint64_t>(game), game % 10 == 9 ? unseen : seen);
        if (game % 500 == 499) std::fprintf(stderr, "%d games, %zu positions\n", game + 1, seen.size());
    }
    const std::vector<double> before = weights_now();
    std::vector<double> now = best_fit(seen, unseen, before);
    const double grown = growth(seen, before, now);
    for (double& weight : now) weight /= grown;
    print_weights(now, values::scale / grown);
    return 0;
}
