#pragma once

#include <array>
#include <cstdint>

namespace sightlines {

// A chance as a number from -2047 to 2047, where evidence can be added up: 256 times the natural logarithm of its odds;
// and back. Chances are in 65,536ths. In whole numbers, hence the same on every machine.
int chance_of(int stretched);  // 22 to 65,514

// The number for each 16 chances: the first one whose chance is not below their middle.
using Stretched = std::array<std::int16_t, 4096>;
const Stretched& stretched_chances();

}  // namespace sightlines
