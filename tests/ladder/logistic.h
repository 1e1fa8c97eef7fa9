#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

// Weights fitted to results: the chance of a result is taken to be 1 / (1 + exp(-sum)), where `sum` is that of the
// weights of a row, each as often as it counts. For the computer players' evaluations; never used in a game.
namespace sightlines::fit {

struct Count {
    std::uint16_t weight = 0;  // its index
    std::int16_t times = 0;
};

// Rows of counts, each with its result: 0 lost, 1 won, or anything between.
class Samples {
  public:
    void add(std::span<const Count> counts, double result) {
        counts_.insert(counts_.end(), counts.begin(), counts.end());
        ends_.push_back(counts_.size());
        results_.push_back(result);
    }

    std::size_t size() const { return results_.size(); }
    double result(std::size_t row) const { return results_[row]; }
    std::span<const Count> counts(std::size_t row) const {
        const std::size_t begin = row == 0 ? 0 : ends_[row - 1];
        return std::span(counts_).subspan(begin, ends_[row] - begin);
    }

  private:
    std::vector<Count> counts_;
    std::vector<std::size_t> ends_;
    std::vector<double> results_;
};

double sum(std::span<const Count> counts, std::span<const double> weights);

// The mean of -log of the chance that was given to what came about, with all weights multiplied by `factor`.
double loss(const Samples& samples, std::span<const double> weights, double factor = 1);

// Starts from weights that are held to be about right: `trust` is how many rows of one count it takes to move a weight
// halfway. Descends `steps` times; the same arguments give the same weights.
std::vector<double> fitted(const Samples& samples, std::span<const double> start, double trust, int steps);

}  // namespace sightlines::fit
