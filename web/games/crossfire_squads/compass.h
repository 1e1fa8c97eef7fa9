#pragma once

#include <array>

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

}  // namespace sightlines::crossfire_squads
