// Weights fitted to results whose weights are known.
#include "ladder/logistic.h"

#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>

#include "base/rng.h"

using namespace sightlines;
using namespace sightlines::fit;

namespace {

double chance(double sum) { return 1 / (1 + std::exp(-sum)); }

// Rows of three counts from -2 to 2 each; won as often as `true_weights` say.
Samples drawn(std::span<const double> true_weights, int rows, std::uint64_t seed) {
    Rng rng(seed);
    Samples samples;
    for (int row = 0; row < rows; ++row) {
        std::array<Count, 3> counts;
        for (std::uint16_t i = 0; i < 3; ++i) counts[i] = {i, static_cast<std::int16_t>(int(rng.below(5)) - 2)};
        samples.add(counts, rng.below(1'000'000) < 1e6 * chance(sum(counts, true_weights)) ? 1 : 0);
    }
    return samples;
}

}  // namespace

TEST_CASE("fit: one weight is the log of the odds") {
    // Of four rows three are won: chance(w) = 3 / 4, so w = log 3.
    Samples samples;
    for (const double result : {1.0, 1.0, 1.0, 0.0}) samples.add(std::array{Count{0, 1}}, result);
    CHECK(std::abs(fitted(samples, std::array{0.0}, 0, 200)[0] - std::log(3.0)) < 1e-6);
    // Counted twice a row it is half of that, and from the other side it is less than nothing.
    Samples twice;
    for (const double result : {0.0, 0.0, 0.0, 1.0}) twice.add(std::array{Count{0, 2}}, result);
    CHECK(std::abs(fitted(twice, std::array{0.0}, 0, 200)[0] + std::log(3.0) / 2) < 1e-6);
}

TEST_CASE("fit: results between lost and won") {
    Samples samples;
    samples.add(std::array{Count{0, 1}}, 0.75);
    CHECK(std::abs(fitted(samples, std::array{0.0}, 0, 200)[0] - std::log(3.0)) < 1e-6);
}

TEST_CASE("fit: the weights that made the results are found") {
    constexpr std::array true_weights{1.0, -0.5, 0.2};
    const Samples samples = drawn(true_weights, 20'000, 1);
    const std::vector<double> found = fitted(samples, std::array{0.0, 0.0, 0.0}, 0, 200);
    // The error of each has a deviation of about 0.015.
    for (std::size_t i = 0; i < found.size(); ++i) CHECK(std::abs(found[i] - true_weights[i]) < 0.06);
    CHECK(loss(samples, found) < loss(samples, true_weights));
    CHECK(loss(samples, found) < loss(samples, found, 0.9));
    CHECK(loss(samples, found) < loss(samples, found, 1.1));
    CHECK(found == fitted(samples, std::array{0.0, 0.0, 0.0}, 0, 200));
}

TEST_CASE("fit: what no row counts stays where it was, and trust holds the others") {
    const Samples samples = drawn(std::array{1.0, 0.0, 0.0}, 2'000, 2);
    constexpr std::array start{0.5, 0.0, 0.0, 7.0};
    for (const double trust : {0.0, 50.0}) CHECK(fitted(samples, start, trust, 50)[3] == 7.0);
    const double free = fitted(samples, start, 0, 200)[0];
    const double held = fitted(samples, start, 5'000, 200)[0];
    const double fixed = fitted(samples, start, 1e9, 200)[0];
    CHECK((free > held && held > fixed));
    CHECK(std::abs(fixed - 0.5) < 1e-3);
}

TEST_CASE("fit: the loss of even chances is the log of two") {
    Samples samples;
    samples.add(std::array{Count{0, 1}}, 1);
    samples.add(std::array{Count{0, -3}}, 0);
    CHECK(std::abs(loss(samples, std::array{0.0}) - std::log(2.0)) < 1e-12);
    CHECK(std::abs(loss(samples, std::array{50.0})) < 1e-12);
    CHECK(std::abs(loss(samples, std::array{-50.0}) - 100) < 1e-9);  // (50 + 150) / 2
}
