#pragma once

#include <array>
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

// The length of one of them, in ten-thousandths.
constexpr int length_of(Point heading) {
    const std::int64_t squared = squared_length(heading);
    return squared == 1 ? 10'000 : squared == 2 ? 14'142 : 130'000;
}

// The point so far from another in one of these directions.
constexpr Point away(Point from, Point heading, int far) {
    const int length = length_of(heading);
    const auto part = [&](std::int32_t c) {
        const std::int64_t whole = std::int64_t{c} * far * 10'000;
        return static_cast<std::int32_t>((whole + (c < 0 ? -length : length) / 2) / length);
    };
    return from + Point{part(heading.x), part(heading.y)};
}

}  // namespace sightlines::crossfire_squads
