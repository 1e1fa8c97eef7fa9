#pragma once

#include <array>
#include <cstdint>
#include <string_view>

// The map and the air above it (DF-GEO).
namespace sightlines::dogfight {

inline constexpr int most_columns = 26;
inline constexpr int most_rows = 40;

// DF-GEO-01: column 0 is `a`, row 0 is row 1 of the print, at the north edge.
struct Hex {
    std::int8_t column = 0;
    std::int8_t row = 0;
    friend constexpr bool operator==(Hex, Hex) = default;
};

// DF-GEO-02, clockwise. `none`: in the middle of a hex (DF-GEO-03).
enum class Facing : std::int8_t { none = -1, n, ne, se, s, sw, nw };
inline constexpr std::array<Facing, 6> all_facings{Facing::n, Facing::ne, Facing::se,
                                                   Facing::s, Facing::sw, Facing::nw};
inline constexpr std::array<std::string_view, 6> facing_words{"n", "ne", "se", "s", "sw", "nw"};

constexpr std::size_t index(Facing facing) { return static_cast<std::size_t>(facing); }

// `turn` hexsides to the right, to the left when negative; -6 and up. Not for Facing::none.
constexpr Facing turned(Facing facing, int turn) {
    return static_cast<Facing>((static_cast<int>(facing) + turn + 6) % 6);
}

constexpr Hex neighbour(Hex hex, Facing facing) {
    struct Step {
        int column, row_of_even, row_of_odd;
    };
    constexpr std::array<Step, 6> steps{{{0, -1, -1}, {1, -1, 0}, {1, 0, 1}, {0, 1, 1}, {-1, 0, 1}, {-1, -1, 0}}};
    const Step& step = steps[index(facing)];
    const int row = hex.column % 2 == 0 ? step.row_of_even : step.row_of_odd;
    return {static_cast<std::int8_t>(hex.column + step.column), static_cast<std::int8_t>(hex.row + row)};
}

// Where `to` lies from `from`, counted in steps to the south-east and to the south; any integers.
struct Offset {
    int se = 0;
    int s = 0;
};
Offset offset(Hex from, Hex to);

int distance(Hex from, Hex to);

// DF-GEO-10: whether `to` lies in the closed rear arc of somebody in `from` with this facing.
bool in_rear_arc(Hex from, Facing facing, Hex to);

// The facing in which the neighbour `to` lies, or none when it is no neighbour.
Facing towards(Hex from, Hex to);

}  // namespace sightlines::dogfight
