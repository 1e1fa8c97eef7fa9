#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "api/link/arithmetic_coder.h"

namespace sightlines {

// A hash of two numbers, the same on every machine.
constexpr std::uint32_t mixed(std::uint32_t a, std::uint32_t b) {
    const std::uint32_t product = (a ^ (b * 0x9E3779B1U + 0x7F4A7C15U)) * 0x85EBCA6BU;
    return product ^ product >> 15U;
}

// Says how likely a yes is to a question, from the answers that were given to it before: each of several contexts has
// experience of its own, and what they say is added up by weights, which learn whom to trust. A value without pointers.
class Predictor {
  public:
    static constexpr std::size_t most_contexts = 5, weight_sets = 320;

    Predictor();

    // Codes the answer, `yes` when writing, and learns from it. `weights`: which set of them, below weight_sets.
    bool ask(ArithmeticCoder& coder, std::span<const std::uint32_t, most_contexts> contexts, std::uint32_t question,
             std::size_t weights, bool yes);

    std::size_t asked() const { return asked_; }  // so many questions

  private:
    // A chance of yes in 65,536ths, how often it was corrected, up to 60, and a mark, part of the hash, by which those
    // are told apart that would have the same place.
    struct Experience {
        std::uint16_t chance;
        std::uint8_t count;
        std::uint8_t mark;
    };
    static constexpr std::size_t most_experiences = 1U << 15U;

    Experience& experience(std::uint32_t hash);

    std::array<Experience, most_experiences> experiences_;
    std::array<std::array<std::int32_t, most_contexts + 1>, weight_sets> weights_;
    std::size_t asked_ = 0;
};

}  // namespace sightlines
