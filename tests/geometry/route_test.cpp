// Headings, arcs and the points of a route (CS-GEO-10, CS-GEO-11), against the definitions of the rules worked out with
// wide numbers.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cstdint>
#include <cstdlib>

#include "geometry/draw.h"
#include "geometry/plane.h"

using namespace sightlines;

namespace {

__extension__ using Big = __int128;

Big big(std::int64_t value) { return value; }

}  // namespace

TEST_CASE("headings: CS-GEO-10 reduced headings") {
    CHECK(reduced({4, 0}) == Point{1, 0});
    CHECK(reduced({0, -7}) == Point{0, -1});
    CHECK(reduced({-6, 9}) == Point{-2, 3});
    CHECK(reduced({-10'000, -10'000}) == Point{-1, -1});
    CHECK(reduced({9'999, 10'000}) == Point{9'999, 10'000});
    CHECK(reduced({0, 0}) == Point{0, 0});
    Draw draw(13);
    for (int trial = 0; trial < 3000; ++trial) {
        const Point heading = draw.signed_point(trial % 2 == 0 ? 12 : 300);
        if (heading == Point{0, 0}) continue;
        const Point short_one = reduced(heading);
        REQUIRE(cross(heading, short_one) == 0);
        REQUIRE(dot(heading, short_one) > 0);
        for (int factor = 2; factor <= 300; ++factor)
            REQUIRE_FALSE((short_one.x % factor == 0 && short_one.y % factor == 0));
    }
}

TEST_CASE("headings: CS-GEO-10 the arc of 45 degrees to either side") {
    CHECK(in_arc({1, 0}, {10, 10}));
    CHECK(in_arc({1, 0}, {10, -10}));
    CHECK_FALSE(in_arc({1, 0}, {10, 11}));
    CHECK_FALSE(in_arc({1, 0}, {10, -11}));
    CHECK_FALSE(in_arc({1, 0}, {-10, 0}));
    CHECK_FALSE(in_arc({1, 0}, {0, 10}));
    CHECK(in_arc({1, 1}, {0, 5}));
    CHECK(in_arc({3, 1}, {2, -1}));  // exactly 45 degrees off
    CHECK_FALSE(in_arc({1, 0}, {0, 0}));
    Draw draw(14);
    int at_the_rim = 0;
    for (int trial = 0; trial < 40'000; ++trial) {
        const int most = draw.extent();
        const Point heading = draw.signed_point(most);
        // Turned by 45 degrees a heading is (x - y, x + y).
        const Point rim{heading.x - heading.y, heading.x + heading.y};
        const Point d = draw.below(3) == 0 ? rim : draw.signed_point(most);
        const Big ahead = big(heading.x) * d.x + big(heading.y) * d.y;
        const Big lengths =
            (big(heading.x) * heading.x + big(heading.y) * heading.y) * (big(d.x) * d.x + big(d.y) * d.y);
        REQUIRE(in_arc(heading, d) == (ahead > 0 && 2 * ahead * ahead >= lengths));
        at_the_rim += ahead > 0 && 2 * ahead * ahead == lengths ? 1 : 0;
    }
    CHECK(at_the_rim > 5000);
}

TEST_CASE("routes: CS-GEO-11 the points of a route") {
    const Route still({7, 8}, {7, 8});
    CHECK(still.last() == 0);
    CHECK(still.at(0) == Point{7, 8});
    const Route slow({0, 0}, {4, 2});
    CHECK(slow.last() == 4);
    CHECK(slow.at(1) == Point{1, 1});  // a half goes up
    CHECK(slow.at(3) == Point{3, 2});
    const Route back({0, 0}, {-4, -2});
    CHECK(back.at(1) == Point{-1, 0});  // and up for what is negative
    CHECK(back.at(3) == Point{-3, -1});
    Draw draw(15);
    for (int trial = 0; trial < 2000; ++trial) {
        const int most = draw.extent();
        const Point from = draw.signed_point(most);
        const Point to = draw.signed_point(most);
        const Route route(from, to);
        const std::int64_t n = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
        REQUIRE(route.last() == n);
        REQUIRE(route.at(0) == from);
        REQUIRE(route.at(route.last()) == to);
        // floor((2a + n) / 2n) is the whole number q with 2nq <= 2a + n < 2n(q + 1).
        const auto is_part = [n](std::int64_t q, std::int64_t a) {
            return 2 * n * q <= 2 * a + n && 2 * a + n < 2 * n * (q + 1);
        };
        for (int i = 0; i <= route.last() && n > 0; ++i) {
            const Point step = route.at(i) - from;
            REQUIRE(is_part(step.x, std::int64_t{to.x - from.x} * i));
            REQUIRE(is_part(step.y, std::int64_t{to.y - from.y} * i));
        }
    }
}

TEST_CASE("routes: a range of a route holds all its points in a box") {
    Draw draw(16);
    int none = 0;
    int some = 0;
    std::int64_t too_many = 0;
    for (int trial = 0; trial < 6000; ++trial) {
        const int most = draw.extent();
        const Point from = draw.signed_point(most);
        const Route route(from, draw.below(5) == 0 ? Point{from.x, draw.below(most)} : draw.signed_point(most));
        const Box box = box_of(draw.signed_point(most), draw.signed_point(most));
        const Route::Range range = route.near(box);
        int found = 0;
        for (int i = 0; i <= route.last(); ++i) {
            if (!box.contains(route.at(i))) continue;
            ++found;
            REQUIRE(range.first <= i);
            REQUIRE(i <= range.last);
        }
        if (range.first <= range.last) {
            REQUIRE(0 <= range.first);
            REQUIRE(range.last <= route.last());
            too_many += range.last - range.first + 1 - found;
        } else {
            ++none;
        }
        some += found > 0 ? 1 : 0;
    }
    CHECK(none > 500);
    CHECK(some > 1500);
    CHECK(too_many < 10 * 6000);  // it is there to save work
}
