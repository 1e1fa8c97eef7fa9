#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace sightlines::crossfire_hex {

inline constexpr int tallest = 6;  // no cell holds more men

namespace detail {

// std::popcount is a call on plain x86-64.
inline constexpr std::array<std::int8_t, 1U << (tallest + 1)> ones = [] {
    std::array<std::int8_t, 1U << (tallest + 1)> counts{};
    for (std::size_t bits = 1; bits < counts.size(); ++bits)
        counts[bits] = static_cast<std::int8_t>(counts[bits / 2] + static_cast<int>(bits % 2));
    return counts;
}();

}  // namespace detail

// A piece, or some men of one, in a byte: from the lowest bit up the men from the top down, 0 for White and 1 for
// Black, then a single 1 that ends them. So men are lifted and put on by shifting, and every order of men is another
// number.
class Stack {
  public:
    constexpr Stack() = default;  // no men

    constexpr bool empty() const { return men_ == 1; }
    constexpr int height() const { return std::bit_width(men_) - 1; }
    constexpr std::uint8_t bits() const { return men_; }

    // CX-MOVE-02: whose piece it is. Only where there are men.
    constexpr int owner() const {
        assert(!empty());
        return static_cast<int>(men_ & 1U);
    }
    // Counted from the bottom, 0 to height - 1.
    constexpr int man(int place) const {
        assert(0 <= place && place < height());
        return (men_ >> (height() - 1 - place)) & 1;
    }
    constexpr int count(int player) const {
        const int black = detail::ones[men_] - 1;
        return player == 1 ? black : height() - black;
    }

    // CX-MOVE-04: the top men in their order, and what stays without them.
    constexpr Stack top(int men) const {
        const unsigned end = 1U << static_cast<unsigned>(men);
        return Stack((men_ & (end - 1)) | end);
    }
    constexpr Stack without_top(int men) const { return Stack(static_cast<unsigned>(men_) >> men); }

    constexpr void add(int player) {
        assert(height() < tallest);
        men_ = static_cast<std::uint8_t>(men_ * 2 + player);
    }

    friend constexpr bool operator==(Stack, Stack) = default;

  private:
    friend struct Landing;
    explicit constexpr Stack(unsigned men) : men_(static_cast<std::uint8_t>(men)) {}

    std::uint8_t men_ = 1;
};

// CX-MOVE-05, CX-CAP-01: what stands on a cell when men were put on top of it, and, in their order, those that had to
// leave it at the bottom; CX-CAP-04: whether anybody stood there before or not.
struct Landing {
    Stack stack;
    Stack removed;

    static constexpr Landing on(Stack target, Stack lifted, int capacity) {
        const unsigned end = 1U << static_cast<unsigned>(capacity);
        const unsigned lifted_end = 1U << static_cast<unsigned>(lifted.height());
        const unsigned tall = target.men_ * lifted_end + (lifted.men_ - lifted_end);
        if (tall < 2 * end) return {Stack(tall), Stack()};
        return {Stack((tall & (end - 1)) | end), Stack(tall >> capacity)};
    }
};

}  // namespace sightlines::crossfire_hex
