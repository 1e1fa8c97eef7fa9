#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sightlines {

// A hexagon of a board with horizontal rows (pointy-top cells): `q` counts eastwards along a row, `r` counts rows
// upwards. The centre lies at x = q + r / 2, y = r * sqrt(3) / 2, in widths of a cell.
struct Hex {
    int q = 0;
    int r = 0;

    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr bool operator==(Hex, Hex) = default;
};

// The six directions, clockwise.
enum class Heading : std::int8_t { e, se, sw, w, nw, ne };

inline constexpr std::array<Heading, 6> all_headings{Heading::e, Heading::se, Heading::sw,
                                                     Heading::w, Heading::nw, Heading::ne};
inline constexpr std::array<std::string_view, 6> heading_words{"e", "se", "sw", "w", "nw", "ne"};

constexpr std::size_t index(Heading heading) { return static_cast<std::size_t>(heading); }

// `turn` counts steps of 60 degrees, clockwise (to the right) when positive; -6 and up.
constexpr Heading turned(Heading heading, int turn) {
    return static_cast<Heading>((static_cast<int>(heading) + turn + 6) % 6);
}

constexpr Hex step(Heading heading) {
    constexpr std::array<Hex, 6> steps{Hex{1, 0}, Hex{1, -1}, Hex{0, -1}, Hex{-1, 0}, Hex{-1, 1}, Hex{0, 1}};
    return steps[index(heading)];
}

}  // namespace sightlines
