#pragma once

#include <cstddef>

namespace sightlines {

// The index `by` steps after `now` among `count`, 1 or more, behind whose last one the first comes again. Where `now`
// is none of them, as where nothing was found, the first, or the last for steps back.
constexpr std::size_t next_in_circle(std::ptrdiff_t now, int by, std::size_t count) {
    const auto all = static_cast<std::ptrdiff_t>(count);
    if (now < 0 || now >= all) return by > 0 ? 0 : count - 1;
    return static_cast<std::size_t>(((now + by) % all + all) % all);
}

}  // namespace sightlines
