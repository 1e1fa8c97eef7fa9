// Exact geometry of the plane (CS-GEO-06, CS-GEO-07, CS-GEO-08, CS-GEO-09), against the same questions answered another
// way: with fractions of 128 bits, convex hulls, sums of triangles and plain search.
#include "geometry/plane.h"

#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "geometry/draw.h"

using namespace sightlines;

namespace {

__extension__ using Big = __int128;
using Points = std::vector<Point>;

// over / under, not negative, with under above 0 and below 2^61.
struct Fraction {
    Big over;
    Big under;
};
// By the whole parts first, so that nothing runs over.
bool less(Fraction a, Fraction b) {
    const Big whole_a = a.over / a.under;
    const Big whole_b = b.over / b.under;
    if (whole_a != whole_b) return whole_a < whole_b;
    return a.over % a.under * b.under < b.over % b.under * a.under;
}
Fraction middle(Fraction a, Fraction b) { return {a.over * b.under + b.over * a.under, 2 * a.under * b.under}; }

Big big(std::int64_t value) { return value; }

// The squared distance of p from the point of the segment ab that is nearest.
Fraction squared_gap(Point p, Point a, Point b) {
    const Big dx = b.x - a.x;
    const Big dy = b.y - a.y;
    const Big length = dx * dx + dy * dy;
    if (length == 0) return {big(p.x - a.x) * (p.x - a.x) + big(p.y - a.y) * (p.y - a.y), 1};
    const Big along = std::clamp<Big>(dx * (p.x - a.x) + dy * (p.y - a.y), 0, length);
    const Big x = length * (p.x - a.x) - along * dx;
    const Big y = length * (p.y - a.y) - along * dy;
    return {x * x + y * y, length * length};
}
Fraction square_of(int distance) { return {big(distance) * distance, 1}; }

Point next_of(const Points& points, std::size_t i) { return points[(i + 1) % points.size()]; }

// Positive if a, b, c turn clockwise on the screen.
Big turn(Point a, Point b, Point c) { return big(b.x - a.x) * (c.y - a.y) - big(b.y - a.y) * (c.x - a.x); }

// The corners of the smallest convex polygon round some points, clockwise, none of them on a straight line.
Points hull(Points points) {
    const auto before = [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; };
    std::sort(points.begin(), points.end(), before);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3) return points;
    Points round;
    for (int half = 0; half < 2; ++half) {
        const std::size_t base = round.size();
        for (const Point p : points) {
            while (round.size() >= base + 2 && turn(round[round.size() - 2], round.back(), p) <= 0) round.pop_back();
            round.push_back(p);
        }
        round.pop_back();
        std::reverse(points.begin(), points.end());
    }
    return round;
}

Polygon polygon(const Points& points) {
    Corners corners;
    for (const Point p : points) corners.push_back(p);
    return Polygon(corners);
}

// Inside or on the border, for corners of a hull: the triangles with every edge fill the polygon and no more.
bool is_in(const Points& corners, Point p) {
    Big all = 0;
    Big with_p = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Big triangle = turn(corners[i], next_of(corners, i), p);
        with_p += triangle < 0 ? -triangle : triangle;
        all += turn(corners[0], corners[i], next_of(corners, i));
    }
    return with_p == all;
}

Fraction gap_of(const Points& corners, Point p) {
    if (is_in(corners, p)) return {0, 1};
    Fraction gap = squared_gap(p, corners[0], next_of(corners, 0));
    for (std::size_t i = 1; i < corners.size(); ++i) {
        const Fraction other = squared_gap(p, corners[i], next_of(corners, i));
        if (less(other, gap)) gap = other;
    }
    return gap;
}

// The squared distance of a point that is in a polygon from its border.
Fraction depth_of(const Points& corners, Point p) {
    Fraction depth = squared_gap(p, corners[0], next_of(corners, 0));
    for (std::size_t i = 1; i < corners.size(); ++i) {
        const Fraction other = squared_gap(p, corners[i], next_of(corners, i));
        if (less(other, depth)) depth = other;
    }
    return depth;
}

// Whether the point at a part of the way from a to b is inside, the border left out.
bool is_inside_at(const Points& corners, Point a, Point b, Fraction part) {
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Big at_a = turn(corners[i], next_of(corners, i), a);
        const Big at_b = turn(corners[i], next_of(corners, i), b);
        if (at_a * part.under + (at_b - at_a) * part.over <= 0) return false;
    }
    return true;
}

// Between the places where it meets the lines of the edges, a segment is inside all the way or not at all.
bool passes(const Points& corners, Point a, Point b) {
    std::vector<Fraction> cuts{{0, 1}, {1, 1}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Big at_a = turn(corners[i], next_of(corners, i), a);
        const Big at_b = turn(corners[i], next_of(corners, i), b);
        if ((at_a < 0) == (at_b < 0)) continue;
        cuts.push_back(at_a > at_b ? Fraction{at_a, at_a - at_b} : Fraction{-at_a, at_b - at_a});
    }
    std::sort(cuts.begin(), cuts.end(), less);
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        if (less(cuts[i], cuts[i + 1]) && is_inside_at(corners, a, b, middle(cuts[i], cuts[i + 1]))) return true;
    }
    return false;
}

bool is_between(Point p, Point a, Point b) {
    return turn(a, b, p) == 0 && std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= p.y &&
           p.y <= std::max(a.y, b.y);
}

bool segments_meet(Point a, Point b, Point c, Point d) {
    const auto sign = [](Big value) { return value > 0 ? 1 : value < 0 ? -1 : 0; };
    if (is_between(c, a, b) || is_between(d, a, b) || is_between(a, c, d) || is_between(b, c, d)) return true;
    return sign(turn(a, b, c)) * sign(turn(a, b, d)) < 0 && sign(turn(c, d, a)) * sign(turn(c, d, b)) < 0;
}

Fraction gap_between(const Points& a, const Points& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            if (segments_meet(a[i], next_of(a, i), b[j], next_of(b, j))) return {0, 1};
        }
    }
    Fraction gap = gap_of(b, a[0]);
    const auto see = [&gap](Fraction other) {
        if (less(other, gap)) gap = other;
    };
    for (const Point p : a) see(gap_of(b, p));
    for (const Point p : b) see(gap_of(a, p));
    return gap;
}

Points outline(Draw& draw, int most) {
    while (true) {
        Points points;
        for (int count = 3 + draw.below(9); count > 0; --count) points.push_back(draw.point(most));
        Points corners = hull(points);
        if (3 <= corners.size() && corners.size() <= most_corners) return corners;
    }
}

bool is_strict(const Points& points) { return is_strictly_convex(std::span(points)); }

}  // namespace

TEST_CASE("plane: points, products and boxes") {
    CHECK(Point{3, -4} + Point{1, 1} == Point{4, -3});
    CHECK(Point{3, -4} - Point{1, 1} == Point{2, -5});
    CHECK(-Point{3, -4} == Point{-3, 4});
    CHECK(dot({2, 3}, {5, -7}) == -11);
    CHECK(cross({2, 3}, {5, -7}) == -29);
    CHECK(cross({1, 0}, {0, 1}) == 1);  // a quarter turn clockwise on the screen
    CHECK(squared_distance({1, 1}, {4, 5}) == 25);
    CHECK(squared_distance({-10'000, -10'000}, {10'000, 10'000}) == 800'000'000);
    CHECK(square(-3'000'000'000) == 9'000'000'000'000'000'000);

    const Box box = box_of({5, 1}, {2, 7});
    CHECK((box.left == 2 && box.top == 1 && box.right == 5 && box.bottom == 7));
    CHECK((box.contains({2, 1}) && box.contains({5, 7}) && !box.contains({6, 7}) && !box.contains({2, 0})));
    CHECK(box.grown(1).contains({6, 8}));
    CHECK(box.meets({5, 7, 9, 9}));
    CHECK_FALSE(box.meets({6, 1, 9, 9}));
    CHECK_FALSE(box.meets({2, 8, 5, 9}));
    CHECK(box.meets({3, 3, 4, 4}));
}

TEST_CASE("plane: CS-GEO-06 outlines made by hand") {
    CHECK(is_strict({{0, 0}, {4, 0}, {4, 4}, {0, 4}}));
    CHECK(is_strict({{0, 0}, {1, 0}, {0, 1}}));
    CHECK_FALSE(is_strict({{0, 0}, {0, 4}, {4, 4}, {4, 0}}));          // the other way round
    CHECK_FALSE(is_strict({{0, 0}, {2, 0}, {4, 0}, {4, 4}, {0, 4}}));  // a corner on a straight edge
    CHECK_FALSE(is_strict({{0, 0}, {4, 0}, {4, 4}, {2, 2}, {0, 4}}));  // a dent
    CHECK_FALSE(is_strict({{0, 0}, {4, 0}, {4, 0}, {4, 4}, {0, 4}}));  // a corner twice
    CHECK_FALSE(is_strict({{0, 0}, {4, 4}, {8, 8}}));
    CHECK_FALSE(is_strict({{0, 0}, {4, 0}}));
    CHECK_FALSE(is_strict({}));
    // Every corner of this star turns clockwise, but it goes round twice.
    CHECK_FALSE(is_strict({{100, 0}, {159, 181}, {5, 69}, {195, 69}, {41, 181}}));
    CHECK_FALSE(is_strict({{0, 0}, {4, 0}, {4, 4}, {0, 4}, {0, 0}, {4, 0}, {4, 4}, {0, 4}}));
}

TEST_CASE("plane: CS-GEO-06 an outline is the hull of its corners, in its order") {
    Draw draw(6);
    int convex = 0;
    for (int trial = 0; trial < 20'000; ++trial) {
        Points points;
        const int most = draw.extent();
        if (draw.below(3) == 0) {
            points = outline(draw, most);
            const auto shift = static_cast<std::ptrdiff_t>(draw.below(static_cast<int>(points.size())));
            std::rotate(points.begin(), points.begin() + shift, points.end());
            if (draw.below(4) == 0) std::reverse(points.begin(), points.end());
            if (draw.below(4) == 0) std::swap(points[0], points[1]);
        } else {
            for (int count = 3 + draw.below(3); count > 0; --count) points.push_back(draw.point(most));
        }
        Points expected = hull(points);
        bool same = expected.size() == points.size() && expected.size() >= 3;
        if (same) {
            const auto start = std::find(expected.begin(), expected.end(), points[0]);
            std::rotate(expected.begin(), start, expected.end());
            same = expected == points;
        }
        convex += same ? 1 : 0;
        REQUIRE(is_strict(points) == same);
    }
    CHECK(convex > 4000);
    CHECK(convex < 16'000);
}

TEST_CASE("plane: area and box of a polygon") {
    CHECK(polygon({{0, 0}, {4, 0}, {4, 3}, {0, 3}}).twice_area() == 24);
    CHECK(polygon({{0, 0}, {5760, 0}, {5760, 3840}, {0, 3840}}).twice_area() == 44'236'800);
    Draw draw(7);
    for (int trial = 0; trial < 5000; ++trial) {
        const Points corners = outline(draw, draw.extent());
        const Polygon shape = polygon(corners);
        Big area = 0;
        for (std::size_t i = 2; i < corners.size(); ++i) area += turn(corners[0], corners[i - 1], corners[i]);
        REQUIRE(big(shape.twice_area()) == area);
        for (const Point p : corners) REQUIRE(shape.box().contains(p));
        const auto touched = [&](auto on) { return std::any_of(corners.begin(), corners.end(), on); };
        REQUIRE(touched([&](Point p) { return p.x == shape.box().left; }));
        REQUIRE(touched([&](Point p) { return p.x == shape.box().right; }));
        REQUIRE(touched([&](Point p) { return p.y == shape.box().top; }));
        REQUIRE(touched([&](Point p) { return p.y == shape.box().bottom; }));
    }
}

TEST_CASE("plane: CS-GEO-06, CS-GEO-07, CS-GEO-08 points and discs against a polygon") {
    Draw draw(8);
    int inside = 0;
    int held = 0;
    int between = 0;
    for (int trial = 0; trial < 30'000; ++trial) {
        const int most = draw.extent();
        const Points corners = outline(draw, most);
        const Polygon shape = polygon(corners);
        const Point p = draw.below(5) == 0 ? corners[0] : draw.signed_point(most + most / 4);
        const Fraction gap = gap_of(corners, p);
        const bool in = is_in(corners, p);
        REQUIRE(shape.contains(p) == in);
        inside += in ? 1 : 0;
        // Radii at the very distance are the ones that matter.
        int exact = 0;
        const Fraction near = in ? depth_of(corners, p) : gap;
        while (!less(near, square_of(exact + 1))) ++exact;
        for (const int distance : {0, 1, exact, exact + 1, draw.below(most + 1)}) {
            REQUIRE(shape.is_nearer_than(distance, p) == less(gap, square_of(distance)));
            REQUIRE(shape.is_within(distance, p) == !less(square_of(distance), gap));
            const bool holds = in && !less(depth_of(corners, p), square_of(distance));
            REQUIRE(shape.contains_disc(p, distance) == holds);
            held += holds ? 1 : 0;
            between += shape.is_within(distance, p) && !shape.is_nearer_than(distance, p) ? 1 : 0;
        }
    }
    CHECK(inside > 5000);
    CHECK(held > 10'000);
    CHECK(between > 1000);
}

TEST_CASE("plane: CS-GEO-07, CS-GEO-08 the very distance") {
    const Polygon shape = polygon({{100, 100}, {200, 100}, {200, 200}, {100, 200}});
    CHECK(shape.contains({100, 150}));
    CHECK(shape.contains({200, 200}));
    CHECK_FALSE(shape.contains({201, 200}));
    CHECK(shape.contains_disc({150, 150}, 50));
    CHECK_FALSE(shape.contains_disc({151, 150}, 50));
    CHECK(shape.is_within(50, {250, 150}));
    CHECK_FALSE(shape.is_nearer_than(50, {250, 150}));
    CHECK(shape.is_nearer_than(51, {250, 150}));
    CHECK(shape.is_within(50, {230, 240}));  // 30 and 40 from the corner
    CHECK_FALSE(shape.is_nearer_than(50, {230, 240}));
    CHECK_FALSE(shape.is_within(49, {230, 240}));
    CHECK(shape.is_within(0, {100, 100}));
    CHECK_FALSE(shape.is_nearer_than(0, {150, 150}));
    const Polygon slant = polygon({{0, 0}, {400, 300}, {100, 700}, {-300, 400}});
    CHECK(slant.is_within(50, {230, 110}));  // 50 square off the middle of the first edge
    CHECK_FALSE(slant.is_nearer_than(50, {230, 110}));
    CHECK(slant.is_nearer_than(50, {229, 110}));
    CHECK(slant.contains_disc({50, 350}, 250));
    CHECK_FALSE(slant.contains_disc({50, 350}, 251));
    CHECK_FALSE(slant.contains_disc({50, 351}, 250));
}

TEST_CASE("plane: CS-GEO-09 a line through a polygon, by hand") {
    const Polygon shape = polygon({{100, 100}, {200, 100}, {200, 200}, {100, 200}});
    CHECK(shape.is_passed_through_by({0, 150}, {300, 150}));
    CHECK_FALSE(shape.is_passed_through_by({0, 100}, {300, 100}));    // along an edge
    CHECK_FALSE(shape.is_passed_through_by({100, 120}, {100, 180}));  // on an edge
    CHECK_FALSE(shape.is_passed_through_by({0, 200}, {200, 0}));      // grazes a corner
    CHECK(shape.is_passed_through_by({0, 201}, {201, 0}));
    CHECK(shape.is_passed_through_by({0, 0}, {300, 300}));  // corner to corner
    CHECK(shape.is_passed_through_by({100, 100}, {200, 200}));
    CHECK(shape.is_passed_through_by({150, 150}, {160, 160}));      // all inside
    CHECK(shape.is_passed_through_by({150, 150}, {900, 150}));      // from inside
    CHECK_FALSE(shape.is_passed_through_by({0, 150}, {100, 150}));  // ends on the border
    CHECK(shape.is_passed_through_by({0, 150}, {101, 150}));
    CHECK_FALSE(shape.is_passed_through_by({200, 150}, {300, 150}));  // starts on the border
    CHECK_FALSE(shape.is_passed_through_by({0, 150}, {99, 150}));
    CHECK_FALSE(shape.is_passed_through_by({0, 0}, {5000, 99}));
}

TEST_CASE("plane: CS-GEO-09 a line through a polygon, at random") {
    Draw draw(9);
    int through = 0;
    int grazed = 0;
    for (int trial = 0; trial < 40'000; ++trial) {
        const int most = draw.extent();
        const Points corners = outline(draw, most);
        const Polygon shape = polygon(corners);
        Point a = draw.signed_point(most + most / 2);
        Point b = draw.signed_point(most + most / 2);
        if (draw.below(3) == 0) a = corners[0];
        // Through a corner, and a bit beyond it.
        if (draw.below(4) == 0) b = corners[1] + (corners[1] - a);
        if (a == b) continue;
        const bool expected = passes(corners, a, b);
        REQUIRE(shape.is_passed_through_by(a, b) == expected);
        REQUIRE(shape.is_passed_through_by(b, a) == expected);
        through += expected ? 1 : 0;
        const auto meets_edge = [&](std::size_t i) { return segments_meet(a, b, corners[i], next_of(corners, i)); };
        for (std::size_t i = 0; i < corners.size() && !expected; ++i) {
            if (!meets_edge(i)) continue;
            ++grazed;
            break;
        }
    }
    CHECK(through > 8000);
    CHECK(grazed > 1000);
}

TEST_CASE("plane: CS-OBS-01 how near two polygons come") {
    const Polygon a = polygon({{0, 0}, {100, 0}, {100, 100}, {0, 100}});
    CHECK(a.is_within(0, polygon({{100, 100}, {200, 100}, {200, 200}, {100, 200}})));  // a corner in common
    CHECK_FALSE(a.is_within(0, polygon({{101, 100}, {200, 100}, {200, 200}, {101, 200}})));
    CHECK(a.is_within(400, polygon({{500, 0}, {600, 0}, {600, 100}, {500, 100}})));
    CHECK_FALSE(a.is_within(399, polygon({{500, 0}, {600, 0}, {600, 100}, {500, 100}})));
    CHECK(a.is_within(50, polygon({{130, 140}, {230, 140}, {230, 240}, {130, 240}})));  // 30 and 40 from the corner
    CHECK_FALSE(a.is_within(49, polygon({{130, 140}, {230, 140}, {230, 240}, {130, 240}})));
    CHECK(a.is_within(0, polygon({{-50, 40}, {200, 40}, {200, 60}, {-50, 60}})));  // a cross, no corner in either
    CHECK(a.is_within(0, polygon({{10, 10}, {20, 10}, {20, 20}, {10, 20}})));      // one within the other
    Draw draw(10);
    int common = 0;
    int exactly = 0;
    for (int trial = 0; trial < 15'000; ++trial) {
        const int most = draw.extent();
        const Points first = outline(draw, most);
        Points second = outline(draw, most);
        const Point shift = draw.signed_point(most + most / 2);
        for (Point& p : second) p = p + shift;
        const Fraction gap = gap_between(first, second);
        int exact = 0;
        while (!less(gap, square_of(exact + 1))) ++exact;
        for (const int distance : {0, exact, exact + 1, exact > 0 ? exact - 1 : 0}) {
            const bool expected = !less(square_of(distance), gap);
            REQUIRE(polygon(first).is_within(distance, polygon(second)) == expected);
            REQUIRE(polygon(second).is_within(distance, polygon(first)) == expected);
        }
        common += gap.over == 0 ? 1 : 0;
        exactly += gap.over == square_of(exact).over * gap.under && exact > 0 ? 1 : 0;
    }
    CHECK(common > 2000);
    CHECK(exactly > 1000);
}

TEST_CASE("plane: CS-GEO-08, CS-GEO-09 the distance from a segment") {
    CHECK(is_segment_within(50, {0, 50}, {-100, 0}, {100, 0}));
    CHECK_FALSE(is_segment_nearer_than(50, {0, 50}, {-100, 0}, {100, 0}));
    CHECK(is_segment_within(50, {130, 40}, {-100, 0}, {100, 0}));
    CHECK_FALSE(is_segment_nearer_than(50, {130, 40}, {-100, 0}, {100, 0}));
    CHECK(is_segment_within(5, {3, 4}, {0, 0}, {0, 0}));
    CHECK_FALSE(meets_disc({-100, 0}, {100, 0}, {0, 50}, 50));
    CHECK(meets_disc({-100, 0}, {100, 0}, {0, 49}, 50));
    CHECK_FALSE(meets_disc({-100, 0}, {100, 0}, {149, 8}, 49));
    Draw draw(11);
    int exactly = 0;
    for (int trial = 0; trial < 40'000; ++trial) {
        const int most = draw.extent();
        const Point p = draw.signed_point(most);
        const Point a = draw.signed_point(most);
        const Point b = draw.below(10) == 0 ? a : draw.signed_point(most);
        const Fraction gap = squared_gap(p, a, b);
        int exact = 0;
        while (!less(gap, square_of(exact + 1))) ++exact;
        for (const int distance : {0, exact, exact + 1, draw.below(most + 1)}) {
            REQUIRE(is_segment_nearer_than(distance, p, a, b) == less(gap, square_of(distance)));
            REQUIRE(is_segment_within(distance, p, a, b) == !less(square_of(distance), gap));
            REQUIRE(meets_disc(a, b, p, distance) == less(gap, square_of(distance)));
        }
        exactly += gap.over == square_of(exact).over * gap.under ? 1 : 0;
    }
    CHECK(exactly > 2000);
}

TEST_CASE("plane: the largest coordinates there are") {
    const Points corners{{-10'000, -10'000}, {10'000, -10'000}, {10'000, 10'000}, {-10'000, 9'999}};
    const Polygon shape = polygon(corners);
    Draw draw(12);
    for (int trial = 0; trial < 5000; ++trial) {
        const Point a = draw.signed_point(10'000);
        const Point b = draw.signed_point(10'000);
        const int distance = draw.below(10'000);
        REQUIRE(is_segment_nearer_than(distance, a, b, corners[2]) ==
                less(squared_gap(a, b, corners[2]), square_of(distance)));
        REQUIRE(shape.contains_disc(a, distance) ==
                (is_in(corners, a) && !less(depth_of(corners, a), square_of(distance))));
        if (a != b) REQUIRE(shape.is_passed_through_by(a, b) == passes(corners, a, b));
    }
}
