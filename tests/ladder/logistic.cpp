#include "ladder/logistic.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace sightlines::fit {
namespace {

constexpr double steepest = 0.25;  // of the logistic function, at 0

double chance(double sum) { return 1 / (1 + std::exp(-sum)); }

// The most by which the slope along each weight can change as all weights move together: a step of slope / bend never
// goes too far.
std::vector<double> bends(const Samples& samples, std::size_t weights, double trust) {
    std::vector<double> bends(weights, steepest * trust);
    for (std::size_t row = 0; row < samples.size(); ++row) {
        int all = 0;
        for (const Count& count : samples.counts(row)) all += std::abs(count.times);
        for (const Count& count : samples.counts(row)) bends[count.weight] += steepest * std::abs(count.times) * all;
    }
    return bends;
}

std::vector<double> slopes(const Samples& samples, std::span<const double> at, std::span<const double> start,
                           double trust) {
    std::vector<double> slopes(at.size());
    for (std::size_t i = 0; i < at.size(); ++i) slopes[i] = steepest * trust * (at[i] - start[i]);
    for (std::size_t row = 0; row < samples.size(); ++row) {
        const double wrong = chance(sum(samples.counts(row), at)) - samples.result(row);
        for (const Count& count : samples.counts(row)) slopes[count.weight] += wrong * count.times;
    }
    return slopes;
}

}  // namespace

double sum(std::span<const Count> counts, std::span<const double> weights) {
    double all = 0;
    for (const Count& count : counts) all += weights[count.weight] * count.times;
    return all;
}

double loss(const Samples& samples, std::span<const double> weights, double factor) {
    double all = 0;
    for (std::size_t row = 0; row < samples.size(); ++row) {
        const double won = factor * sum(samples.counts(row), weights);
        // -log(chance(x)) is log(1 + exp(-x)); for the other result it is x more.
        all += std::log1p(std::exp(-std::abs(won))) + std::max(-won, 0.0) + (1 - samples.result(row)) * won;
    }
    return all / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
}

// With Nesterov's momentum: a step is taken from where the last one would have gone on to.
std::vector<double> fitted(const Samples& samples, std::span<const double> start, double trust, int steps) {
    const std::vector<double> bend = bends(samples, start.size(), trust);
    std::vector<double> now(start.begin(), start.end());
    std::vector<double> before = now;
    std::vector<double> ahead = now;
    for (int step = 0; step < steps; ++step) {
        const double momentum = step / (step + 3.0);
        for (std::size_t i = 0; i < now.size(); ++i) ahead[i] = now[i] + momentum * (now[i] - before[i]);
        const std::vector<double> slope = slopes(samples, ahead, start, trust);
        before = now;
        for (std::size_t i = 0; i < now.size(); ++i)
            if (bend[i] > 0) now[i] = ahead[i] - slope[i] / bend[i];
    }
    return now;
}

}  // namespace sightlines::fit
