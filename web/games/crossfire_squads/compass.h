#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "geometry/plane.h"

namespace sightlines::crossfire_squads {

// Sixteen headings, clockwise from the east.
inline constexpr std::array<Point, 16> compass{{{1, 0},
                                                {12, 5},
                                                {1, 1},
                                                {5, 12},
                                                {0, 1},
                                                {-5, 12},
                                                {-1, 1},
                                                {-12, 5},
                                                {-1, 0},
                                                {-12, -5},
                                                {-1, -1},
                                                {-5, -12},
                                                {0, -1},
                                                {5, -12},
                                                {1, -1},
                                                {12, -5}}};

// The point so far from another in a direction.
inline Point away(Point from, Point heading, int far) {
    const double length = std::sqrt(static_cast<double>(squared_length(heading)));
    const auto part = [&](std::int32_t c) { return static_cast<std::int32_t>(std::lround(c * far / length)); };
    return from + Point{part(heading.x), part(heading.y)};
}

}  // namespace sightlines::crossfire_squads
