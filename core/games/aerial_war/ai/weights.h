#pragma once

#include <array>

// Set by hand. A change of one changes how the computer plays: see tests/ladder/README.md.
namespace sightlines::aerial_war::values {

// The chance to win, in 100,000ths, with so many planes (row) against so many (column).
inline constexpr std::array<std::array<int, 5>, 5> material{{{50'000, 0, 0, 0, 0},
                                                             {100'000, 50'000, 20'000, 8'000, 3'500},
                                                             {100'000, 80'000, 50'000, 27'000, 14'000},
                                                             {100'000, 92'000, 73'000, 50'000, 31'000},
                                                             {100'000, 96'500, 86'000, 69'000, 50'000}}};

inline constexpr int strikes = 85;  // percent of what the planes that are still to fly may shoot down
// Of what the other side may do to those that have flown; less, because its planes pay for coming near.
inline constexpr int threats = 60;

}  // namespace sightlines::aerial_war::values
