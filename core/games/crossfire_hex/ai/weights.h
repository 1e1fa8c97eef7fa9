#pragma once

#include <array>
#include <cstdint>

// Fitted to games of the computer against itself, with the weights before these, after
// `.ci/build native fit_crossfire_hex` by
//   build/native/tests/fit_crossfire_hex 3000 1 3000
// A change of one changes how the computer plays: see tests/ladder/README.md.
namespace sightlines::crossfire_hex::values {

inline constexpr int scale = 211;  // the lead that wins 73 games in 100
inline constexpr int tempo = 40;   // to be the one who acts

// By the kind of the cell and the men below the top one, as its owner sees them.
inline constexpr std::array<std::array<std::int16_t, 64>, 4> on_cell{{
    {0, 91, 225, 46},
    {0, 66, 203, 28, 320, 154, 181, -19},
    {0,   100, 235, 21,  388, 182, 194, -22, 545, 321, 336, 166, 331, 91, 78, -113,
     687, 484, 464, 271, 474, 316, 255, 49,  504, 230, 233, 51,  294, 40, 77, -140},
    {0,   126, 274, 51,  436, 219, 198, -3,  577, 352,  327, 155, 348, 122, 162, -88, 713, 500,  513, 256, 486, 292,
     266, 92,  499, 262, 270, 62,  294, 47,  56,  -104, 779, 565, 567, 359, 565, 393, 351, 143,  566, 377, 363, 185,
     360, 176, 136, -76, 597, 375, 352, 159, 369, 129,  146, -83, 383, 146, 159, -67, 170, -103, -44, -256},
}};

// And by the ring and the height.
inline constexpr std::array<std::array<std::int16_t, 6>, 4> inside{{
    {18, 6, 26, -1, -4, -10},
    {2, -3, -14, -15, -28, -30},
    {-13, -9, -31, -8, 0, -25},
    {-13, -17, -20, -22, -29, -34},
}};

// The first man in reserve, the second, and so on.
inline constexpr std::array<std::int16_t, 18> in_reserve{228, 213, 179, 159, 184, 142, 183, 152, 160,
                                                         161, 162, 163, 163, 163, 163, 163, 163, 163};

}  // namespace sightlines::crossfire_hex::values
