#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

// The tables of the rules in their printed shape. A row of twelve has one entry for each speed from 1 to 12.
namespace sightlines::dogfight::table {

using Row = std::array<std::int8_t, 12>;

inline constexpr std::int8_t x = 99;          // X: not possible
inline constexpr std::int8_t automatic = 98;  // no test

// clang-format off

// DF-INI-02, by speed from 0.
inline constexpr std::array<std::int8_t, 13> initiative = {-2, -2, -1, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3};

// DF-MOV-02: the least sum for 1, 2, 3 and 4 MPs.
inline constexpr std::array<std::int8_t, 4> mp_from = {4, 10, 16, 22};
// DF-MOV-02, by the steepness of the pitch, 0 to 3: added to the sum. DF-ADV-CLB-01: vertical by fine step 0, 1, 2.
inline constexpr std::array<std::int8_t, 4> horizontal_by_pitch = {0, 0, -1, -2};
inline constexpr std::array<std::array<std::int8_t, 3>, 4> vertical_by_pitch = {{
    { x,  x,  x},
    {-3, -4, -5},
    { 0, -1, -2},
    { 3,  2,  1},
}};

// DF-MT-02: MT level and CV bonus, by hexsides (or steps of pitch) 1 to 3.
inline constexpr std::array<Row, 3> facing_level = {{
    {automatic,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   2},
    {  0,   0,   0,   0,   1,   1,   1,   2,   2,   2,   2,   2},
    {  0,   0,   1,   1,   2,   2,   2,   2,   3,   3,   3,   x},
}};
inline constexpr std::array<Row, 3> facing_cv = {{
    {  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0},
    {  0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1},
    {  0,   0,   1,   1,   2,   2,   2,   2,   3,   3,   3,   x},
}};
inline constexpr Row stay_level = {  0,   0,   0,   1,   1,   1,   1,   2,   2,   2,   3,   3};
// The bonus by raise, 0 to 2 (DF-MT-08).
inline constexpr std::array<Row, 3> stay_cv = {{
    {  1,   1,   0,   1,   1,   1,   1,   2,   2,   2,   3,   3},
    {  3,   2,   2,   4,   3,   2,   2,   6,   5,   4,   x,   x},
    { 11,   7,   5,  12,  11,   8,   7,   x,   x,   x,   x,   x},
}};

// DF-MT-03 by MT level; DF-ADV-TAB-02 by target number from 2.
struct Costs {
    std::int8_t target, level, speed, power, min_rise;
};
inline constexpr std::array<Costs, 4> levels = {{
    {2, 0, 0, 0, 0},
    {4, 1, 0, -1, 0},
    {6, 2, -1, 0, 1},
    {9, 3, -2, 0, 4},
}};

// DF-MT-11, by result -5 to 4.
inline constexpr std::int8_t no_stress = x;
struct Failure {
    std::array<std::int8_t, 10> cv, move, speed, stress;
};
inline constexpr Failure failure = {
    {-6, -5, -4, -4, -3, -2, -2, -1, -1,  0},
    {-3, -3, -3, -3, -3, -2, -2, -2, -1, -1},
    {-2, -2, -1, -1, -1, -1, -1,  0,  0,  0},
    {-2, -1, -1,  0,  0,  0, no_stress, no_stress, no_stress, no_stress},
};

// DF-SPD-02 by steepness; dives add, climbs subtract.
inline constexpr std::array<std::int8_t, 4> speed_by_pitch = {0, 1, 2, 3};

// DF-FIRE-05, DF-FIRE-07: range in half hexes; the longest burst by speed difference, and by the sum of the markers.
inline constexpr std::array<std::int8_t, 3> fire_range = {0, -5, -10};
inline constexpr std::array<std::int8_t, 8> burst_by_difference = {3, 3, 3, 2, 2, 1, 1, 0};
inline constexpr std::array<std::int8_t, 4> burst_by_markers = {3, 3, 2, 1};

// DF-CRIT-01 by shooting skill -2 to 2.
inline constexpr std::array<std::int8_t, 5> hits_per_critical = {6, 5, 4, 3, 2};

// DF-ADV-TAB-01: target numbers.
inline constexpr std::array<Row, 3> adv_facing_number = {{
    {automatic,   0,   1,   2,   2,   3,   3,   4,   4,   5,   5,   6},
    {  1,   2,   2,   3,   4,   5,   5,   6,   6,   7,   7,   8},
    {  2,   3,   4,   5,   6,   7,   7,   8,   9,  10,  12,   x},
}};
inline constexpr std::array<Row, 3> adv_facing_cv = {{
    {  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0},
    {  0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1},
    {  0,   0,   1,   1,   2,   2,   2,   2,   3,   3,   3,   x},
}};
inline constexpr Row adv_stay_number = {  1,   2,   3,   4,   4,   5,   5,   6,   7,   8,   9,  10};

// DF-ADV-TAB-02, by target number 2 to 12: level and costs, and the bonus of a stay in the hex.
inline constexpr std::array<Costs, 11> adv_levels = {{
    {2, 0, 0, 0, 0},
    {3, 0, 0, 0, 0},
    {4, 1, 0, -1, 0},
    {5, 1, 0, -2, 1},
    {6, 2, -1, 0, 1},
    {7, 2, -1, -1, 2},
    {8, 2, -2, 0, 4},
    {9, 3, -2, -1, 4},
    {10, 3, -3, 0, 5},
    {11, 3, -3, -1, 5},
    {12, 3, -4, 0, 6},
}};
inline constexpr std::array<Row, 11> adv_stay_cv = {{
    {  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0},
    {  1,   1,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0},
    {  2,   1,   1,   1,   0,   0,   0,   0,   0,   0,   0,   0},
    {  4,   2,   2,   1,   1,   1,   1,   1,   0,   0,   0,   0},
    {  8,   5,   4,   3,   2,   2,   1,   1,   1,   1,   1,   1},
    { 15,   9,   7,   5,   4,   3,   2,   2,   2,   1,   1,   1},
    {  x,   x,  11,   8,   6,   5,   4,   3,   3,   2,   2,   2},
    {  x,   x,  16,  12,   9,   7,   6,   5,   4,   4,   3,   3},
    {  x,   x,   x,   x,  13,  10,   8,   7,   6,   5,   4,   4},
    {  x,   x,   x,   x,  18,  14,  11,   9,   8,   7,   6,   5},
    {  x,   x,   x,   x,   x,   x,  14,  11,  10,   8,   7,   6},
}};

// DF-ADV-DEP-01 by MT level.
inline constexpr std::array<std::int8_t, 4> departure = {4, 3, 1, 0};

// DF-ADV-STR-01: from target number 8 on.
inline constexpr std::array<std::int8_t, 5> adv_stress = {1, 0, -1, -1, -2};

// DF-GT-03 by speed 1 to 12: hexes, and the die from which there is one more (0: none).
inline constexpr Row grand_hexes = {1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5};
inline constexpr Row grand_extra = {5, 3, 0, 5, 3, 0, 5, 3, 0, 5, 3, 0};
inline constexpr std::array<std::int8_t, 4> grand_less_by_pitch = {0, 0, 1, 2};

// DF-GT-04, DF-GT-05: pitch; speed lost or gained; `roll` modifies the power roll of a climb, and is the die from which
// a dive gains one.
struct Slope {
    std::int8_t pitch, speed, roll;
};
using Slopes = std::array<Slope, 12>;
inline constexpr Slope no{x, 0, 0};
inline constexpr std::array<Slopes, 8> grand_climb = {{
    {{no, {1, 3, 0}, {1, 2, 0}, {1, 1, 0}, {0, 0, -3}, {0, 0, -2}, {0, 0, -1}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}},
    {{no, no, {1, 4, 0}, {1, 3, 0}, {1, 2, 0}, {1, 1, 0}, {0, 0, -3}, {0, 0, -2}, {0, 0, -1}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}},
    {{no, no, no, {1, 5, 0}, {1, 4, 0}, {1, 3, 0}, {1, 2, 0}, {1, 1, 0}, {0, 0, -3}, {0, 0, -2}, {0, 0, -1}, {0, 0, 0}}},
    {{no, no, no, no, {2, 6, 0}, {1, 5, 0}, {1, 4, 0}, {1, 3, 0}, {1, 2, 0}, {1, 1, 0}, {0, 0, -3}, {0, 0, -2}}},
    {{no, no, no, no, no, {3, 7, 0}, {2, 6, 0}, {1, 5, 0}, {1, 4, 0}, {1, 3, 0}, {1, 2, 0}, {1, 1, 0}}},
    {{no, no, no, no, no, no, {3, 7, 0}, {3, 7, 0}, {2, 6, 0}, {1, 5, 0}, {1, 4, 0}, {1, 3, 0}}},
    {{no, no, no, no, no, no, no, {3, 9, 0}, {3, 8, 0}, {3, 7, 0}, {2, 6, 0}, {1, 5, 0}}},
    {{no, no, no, no, no, no, no, no, no, {3, 9, 0}, {3, 8, 0}, no}},
}};
inline constexpr std::array<Slopes, 9> grand_dive = {{
    {{{1, 1, 0}, {1, 0, 2}, {1, 0, 4}, {1, 0, 6}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}},
    {{{2, 3, 0}, {1, 2, 0}, {1, 1, 0}, {1, 0, 2}, {1, 0, 4}, {1, 0, 6}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}},
    {{{3, 5, 0}, {3, 4, 0}, {2, 3, 0}, {1, 2, 0}, {1, 1, 0}, {1, 0, 2}, {1, 0, 4}, {1, 0, 6}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}},
    {{no, no, {3, 5, 0}, {3, 4, 0}, {2, 3, 0}, {1, 2, 0}, {1, 1, 0}, {1, 0, 2}, {1, 0, 4}, {1, 0, 6}, {0, 0, 0}, {0, 0, 0}}},
    {{no, no, no, {3, 6, 0}, {3, 5, 0}, {3, 4, 0}, {2, 3, 0}, {1, 2, 0}, {1, 1, 0}, {1, 0, 2}, {1, 0, 4}, {1, 0, 6}}},
    {{no, no, no, no, no, {3, 6, 0}, {3, 5, 0}, {3, 4, 0}, {2, 3, 0}, {1, 2, 0}, {1, 1, 0}, {1, 0, 2}}},
    {{no, no, no, no, no, no, no, {3, 6, 0}, {3, 5, 0}, {3, 4, 0}, {2, 3, 0}, {1, 2, 0}}},
    {{no, no, no, no, no, no, no, no, no, {3, 6, 0}, {3, 5, 0}, {3, 4, 0}}},
    {{no, no, no, no, no, no, no, no, no, no, no, {3, 6, 0}}},
}};

// clang-format on

// DF-MT-02: tables begin at speed 1 and end at 12.
constexpr std::size_t column(int speed) { return static_cast<std::size_t>(std::clamp(speed, 1, 12) - 1); }

constexpr int movement_points(int sum) {
    int points = 0;
    for (const int from : mp_from) points += sum >= from ? 1 : 0;
    return points;
}

// DF-SPD-04, DF-SPD-06: points gained or lost by a throttle roll; DF-GT-08 in a grand turn.
constexpr int throttle_points(int roll, bool grand) {
    if (grand) return roll <= 0 ? 0 : roll == 1 ? 1 : roll <= 3 ? 2 : roll <= 5 ? 3 : 4;
    return roll <= 2 ? 0 : roll <= 6 ? 1 : 2;
}

}  // namespace sightlines::dogfight::table
