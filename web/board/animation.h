// A board on its way from one position of a game to the next.
#pragma once

#include <cstddef>

namespace sightlines {

struct Animation {
    std::size_t from = 0, to = 0;  // plies
    double begins = 0, ends = 0;   // milliseconds of platform::now_ms

    // A step forward takes so long, a step back less. Anything further, and everything under reduced motion, is at
    // once.
    static Animation between(std::size_t from, std::size_t to, double step_ms);

    float part() const;  // 0 to 1, fast at first; 1 when nothing moves any more
};

}  // namespace sightlines
