#pragma once

#include <compare>
#include <cstdint>

namespace sightlines {

// A chance, or another number of parts, as a whole number of millionths: what is decided by it is the same on every
// machine. It becomes a real number where it is shown.
struct Millionths {
    std::int32_t count = 0;

    constexpr operator double() const { return count / 1e6; }
    friend constexpr auto operator<=>(Millionths, Millionths) = default;
    friend constexpr bool operator==(Millionths, Millionths) = default;
};

inline constexpr Millionths whole{1'000'000};

constexpr Millionths millionths(std::int64_t of, std::int64_t out_of) {
    return {static_cast<std::int32_t>((of * whole.count + out_of / 2) / out_of)};
}
constexpr Millionths operator*(Millionths a, Millionths b) {
    return {static_cast<std::int32_t>((std::int64_t{a.count} * b.count + whole.count / 2) / whole.count)};
}
constexpr Millionths operator+(Millionths a, Millionths b) { return {a.count + b.count}; }
constexpr Millionths operator-(Millionths a, Millionths b) { return {a.count - b.count}; }
constexpr Millionths& operator+=(Millionths& a, Millionths b) { return a = a + b; }
constexpr Millionths& operator*=(Millionths& a, Millionths b) { return a = a * b; }

// Such a part of a value, cut off towards 0.
constexpr int part_of(int value, Millionths part) {
    return static_cast<int>(std::int64_t{value} * part.count / whole.count);
}

}  // namespace sightlines
