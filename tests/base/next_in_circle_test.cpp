#include "base/next_in_circle.h"

#include <catch_amalgamated.hpp>

using sightlines::next_in_circle;

TEST_CASE("behind the last one comes the first, and before the first the last") {
    CHECK(next_in_circle(0, 1, 3) == 1);
    CHECK(next_in_circle(2, 1, 3) == 0);
    CHECK(next_in_circle(0, -1, 3) == 2);
    CHECK(next_in_circle(1, -8, 3) == 2);
    CHECK(next_in_circle(0, 1, 1) == 0);
}

TEST_CASE("from none of them the first comes, or the last for a step back") {
    CHECK(next_in_circle(3, 1, 3) == 0);
    CHECK(next_in_circle(3, -1, 3) == 2);
    CHECK(next_in_circle(-1, 1, 3) == 0);
    CHECK(next_in_circle(-1, -1, 3) == 2);
}
