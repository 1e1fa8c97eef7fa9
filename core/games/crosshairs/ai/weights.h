#pragma once

#include <array>
#include <cstdint>

#include "games/crosshairs/rules/types.h"

// In thousandths of a plane, set by hand. A change of one changes how the computer plays: see tests/ladder/README.md.
namespace sightlines::crosshairs::values {

// So many planes of a player. Whoever has one left is out, so the second counts most.
inline constexpr std::array<std::int32_t, top_fleet + 1> fleet{0, 0, 1900, 3300, 4500, 5600, 6600};

// Height is room for dives; the first two levels, which save a plane from a crash, count most.
inline constexpr std::array<std::int32_t, top_height + 1> height{0, 40, 90, 115, 130, 140, 145};

// A point of the free-for-all decides, a plane only helps to win points.
inline constexpr std::int32_t point = 1500;

// Taken off for a plane that must crash, that has one way on, two, or more.
inline constexpr std::array<std::int32_t, 4> exits{800, 200, 60, 20};
inline constexpr std::int32_t blocked = 150;         // the plane in the way may yet move
inline constexpr std::int32_t may_be_blocked = 300;  // an enemy can get in the way of one too low to turn away

// Taken off for a plane at which so many can come to aim: one alone does nothing yet.
inline constexpr std::array<std::int32_t, 5> aim{0, 30, 420, 560, 650};
inline constexpr std::int32_t open_shot = 950;

// By which what is taken off for aim is divided where the owner flies the plane on before the shot can fall.
inline constexpr std::int32_t flies_on_first = 4;

}  // namespace sightlines::crosshairs::values
