// The transition of a board from one position of a game to another.
#pragma once

#include <cstddef>

namespace sightlines {

struct Animation {
    std::size_t from = 0, to = 0;  // plies
    double begins = 0, ends = 0;   // in the time of platform::now_ms

    // One ply forward takes step_ms milliseconds, one ply back less. Larger steps, and all steps under reduced motion,
    // take no time.
    static Animation between(std::size_t from, std::size_t to, double step_ms);

    double left() const;  // milliseconds
    float part() const;   // progress, 0 to 1, eased out; 1 when it has finished
};

}  // namespace sightlines
