// Wald's sequential probability ratio test of a share of the points, as chess engines are tested: games are played in
// pairs with the same opening and exchanged seats, pairs are counted by the points that they bring, and the
// likelihoods of two shares are compared until one of them is refuted.
#pragma once

#include <array>

namespace sightlines {

// Pairs that brought none, a half, one, one and a half, and two points.
using PairCounts = std::array<int, 5>;

// Between the shares `higher` and `lower` of all points, 0 to 1: positive speaks for `higher`.
double log_likelihood_ratio(const PairCounts& counts, double lower, double higher);

enum class TestResult { open, proven, refuted };  // of `higher`; both errors are 5%
TestResult result_of(double log_likelihood_ratio);

}  // namespace sightlines
