// Random points and numbers for the tests of geometry, the same ones for the same seed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/rng.h"
#include "geometry/plane.h"

namespace sightlines {

class Draw {
  public:
    explicit Draw(std::uint64_t seed) : rng_(seed) {}
    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }
    Point point(int most) { return {below(most + 1), below(most + 1)}; }
    Point signed_point(int most) { return {below(2 * most + 1) - most, below(2 * most + 1) - most}; }
    // Points close together meet edges, corners and each other far more often.
    int extent() { return std::array{4, 12, 60, 700, 5000}[static_cast<std::size_t>(below(5))]; }

  private:
    Rng rng_;
};

}  // namespace sightlines
