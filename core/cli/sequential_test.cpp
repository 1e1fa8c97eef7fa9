#include "cli/sequential_test.h"

#include <algorithm>
#include <cmath>

namespace sightlines {
namespace {

constexpr std::size_t kinds = std::tuple_size_v<PairCounts>;
using Frequencies = std::array<double, kinds>;

double points(std::size_t kind) { return static_cast<double>(kind) / (kinds - 1); }

// Of all distributions with this mean, the one under which the frequencies are likeliest: f / (1 + t (points - mean)),
// with the t that meets the mean. The sum that has to vanish falls as t grows, so t is found by halving.
Frequencies likeliest(const Frequencies& seen, double mean) {
    double low = -1 / (1 - mean), high = 1 / mean;
    for (int step = 0; step < 100; ++step) {
        const double t = (low + high) / 2;
        double sum = 0;
        for (std::size_t kind = 0; kind < kinds; ++kind)
            sum += seen[kind] * (points(kind) - mean) / (1 + t * (points(kind) - mean));
        (sum > 0 ? low : high) = t;
    }
    Frequencies found{};
    for (std::size_t kind = 0; kind < kinds; ++kind) found[kind] = seen[kind] / (1 + low * (points(kind) - mean));
    return found;
}

}  // namespace

double log_likelihood_ratio(const PairCounts& counts, double lower, double higher) {
    // What was never seen counts as a thousandth of a pair, so that it is not held to be impossible.
    constexpr double unseen = 0.001;
    Frequencies seen{};
    double all = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind) all += seen[kind] = std::max<double>(counts[kind], unseen);
    if (all < 1) return 0;
    for (double& each : seen) each /= all;
    const Frequencies low = likeliest(seen, lower), high = likeliest(seen, higher);
    double ratio = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind) ratio += all * seen[kind] * std::log(high[kind] / low[kind]);
    return ratio;
}

TestResult result_of(double ratio) {
    const double bound = std::log(0.95 / 0.05);
    return ratio >= bound ? TestResult::proven : ratio <= -bound ? TestResult::refuted : TestResult::open;
}

}  // namespace sightlines
