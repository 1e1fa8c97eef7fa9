#include "ladder/fitting.h"

#include <algorithm>
#include <cinttypes>
#include <cstdlib>

namespace sightlines::fit {

std::optional<Command> command_of(int words, char** word) {
    if (words != 4 && words != 5) {
        std::fprintf(stderr, "%s GAMES SEED NODES [TRUST]\n", word[0]);
        return std::nullopt;
    }
    Command command{std::atoi(word[1]), std::strtoull(word[2], nullptr, 10), std::strtoull(word[3], nullptr, 10), {}};
    if (words == 5) command.trust = std::atof(word[4]);
    return command;
}

std::vector<double> best_fit(const Sets& sets, std::span<const double> before, std::span<const double> trusts,
                             std::optional<double> trust, Tell tell) {
    constexpr int steps = 400;
    double least = 1e9;
    for (double factor = 0.5; factor < 2; factor += 0.05) least = std::min(least, loss(sets.unseen, before, factor));
    std::fprintf(stderr, "%zu positions; loss of %zu unseen ones: before %.5f, at its best scale %.5f\n",
                 sets.seen.size(), sets.unseen.size(), loss(sets.unseen, before), least);
    std::vector<double> best;
    least = 1e9;
    for (const double each : trust ? std::span<const double>(&*trust, 1) : trusts) {
        std::vector<double> now = fitted(sets.seen, before, each, steps);
        const double unseen = loss(sets.unseen, now);
        std::fprintf(stderr, "fitted, trust %.3g: %.5f", each, unseen);
        for (std::size_t i = 0; tell == Tell::multiples && i < now.size(); ++i)
            if (before[i] != 0) std::fprintf(stderr, " %.2f", now[i] / before[i]);
        std::fprintf(stderr, "\n");
        if (unseen >= least) continue;
        least = unseen;
        best = std::move(now);
    }
    return best;
}

double growth(const Samples& samples, std::span<const double> before, std::span<const double> now) {
    double both = 0;
    double old = 0;
    for (std::size_t row = 0; row < samples.size(); ++row) {
        const double one = sum(samples.counts(row), before);
        both += one * sum(samples.counts(row), now);
        old += one * one;
    }
    return both / old;
}

void print_note(const char* program, const Command& command) {
    std::printf(
        "// Fitted to games of the computer against itself, with the weights before these, after\n"
        "// `.ci/build native %s` by\n"
        "//   build/native/tests/%s %d %" PRIu64 " %" PRIu64,
        program, program, command.games, command.seed, command.nodes);
    if (command.trust) std::printf(" %.3g", *command.trust);
    std::printf("\n// A change of one changes how the computer plays: see tests/ladder/README.md.\n");
}

}  // namespace sightlines::fit
