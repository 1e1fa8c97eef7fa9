#pragma once

#include <cassert>
#include <cstdint>

namespace sightlines {

// A small seeded generator (SplitMix64) that gives the same numbers with every compiler and standard library. It serves
// tests, search and random set-ups; the rules themselves never draw a number.
class Rng {
  public:
    explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }

    // 0 to bound-1, every value equally likely but for a bias below bound / 2^32. bound: 1 to 2^32-1.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
    }

  private:
    std::uint64_t state_;
};

}  // namespace sightlines
