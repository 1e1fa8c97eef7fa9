// A range whose elements are checked one by one. An empty one would pass unchecked, so it fails the test.
#pragma once

#include <catch_amalgamated.hpp>
#include <utility>

namespace sightlines {

// What is passed as a value is returned as one: a range-for keeps it as long as it walks over it.
template <class Range>
Range nonempty(Range&& range) {
    REQUIRE(range.begin() != range.end());
    return std::forward<Range>(range);
}

}  // namespace sightlines
