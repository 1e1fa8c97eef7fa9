#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "base/static_vector.h"

// Exact geometry of the plane: whole coordinates, x to the right and y downward, up to 10,000 either way. Everything
// is decided in 64-bit integers, without roots or angles.
namespace sightlines {

struct Point {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator-(Point a) { return {-a.x, -a.y}; }
    friend constexpr bool operator==(Point, Point) = default;
};

constexpr std::int64_t dot(Point a, Point b) { return std::int64_t{a.x} * b.x + std::int64_t{a.y} * b.y; }
// Positive when b lies clockwise of a, as seen on a screen.
constexpr std::int64_t cross(Point a, Point b) { return std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x; }
constexpr std::int64_t square(std::int64_t a) { return a * a; }
constexpr std::int64_t squared_length(Point a) { return dot(a, a); }
constexpr std::int64_t squared_distance(Point a, Point b) { return squared_length(b - a); }

struct Box {
    std::int32_t left = 0;
    std::int32_t top = 0;
    std::int32_t right = 0;
    std::int32_t bottom = 0;

    constexpr Point middle() const { return {(left + right) / 2, (top + bottom) / 2}; }
    constexpr Box grown(int margin) const { return {left - margin, top - margin, right + margin, bottom + margin}; }
    constexpr bool contains(Point p) const { return left <= p.x && p.x <= right && top <= p.y && p.y <= bottom; }
    constexpr bool meets(const Box& other) const {
        return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
    }
};

constexpr Box box_of(Point a, Point b) {
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

inline constexpr std::size_t most_corners = 8;
using Corners = StaticVector<Point, most_corners>;

// Three or more corners, clockwise on the screen, strictly convex and once round (CS-GEO-06).
bool is_strictly_convex(std::span<const Point> corners);

// A convex polygon; its border belongs to it. Corners as is_strictly_convex has accepted them.
class Polygon {
  public:
    Polygon() = default;
    explicit Polygon(const Corners& corners);

    const Corners& corners() const { return corners_; }
    const Box& box() const { return box_; }
    std::int64_t twice_area() const;

    bool contains(Point p) const;

    // Whether the disc lies wholly in it (CS-GEO-07).
    bool contains_disc(Point centre, int radius) const;

    // The distance of a point from it, compared exactly (CS-GEO-08); it is 0 inside.
    bool is_nearer_than(int distance, Point p) const;
    bool is_within(int distance, Point p) const;

    // Whether some point of the segment, its ends apart, lies strictly inside (CS-GEO-09).
    bool is_passed_through_by(Point a, Point b) const;

    // Whether the closed polygons come as near as this; 0 asks for a common point (CS-OBS-01).
    bool is_within(int distance, const Polygon& other) const;

    friend bool operator==(const Polygon& a, const Polygon& b) { return a.corners_ == b.corners_; }

  private:
    Corners corners_;
    Box box_;
};

Polygon polygon_of(const Box& box);

// The distance of p from the segment ab, compared exactly (CS-GEO-08).
bool is_segment_nearer_than(int distance, Point p, Point a, Point b);
bool is_segment_within(int distance, Point p, Point a, Point b);

// Whether a segment meets a disc: its distance from the centre is less than the radius (CS-GEO-09).
inline bool meets_disc(Point a, Point b, Point centre, int radius) {
    return box_of(a, b).grown(radius).contains(centre) && is_segment_nearer_than(radius, centre, a, b);
}

// A length without a root: at most a tenth off.
constexpr int rough_length(Point d) {
    const int x = d.x < 0 ? -d.x : d.x;
    const int y = d.y < 0 ? -d.y : d.y;
    return std::max(x, y) + std::min(x, y) * 3 / 8;
}

// A heading without its common factor (CS-GEO-10); (0, 0) stays what it is.
Point reduced(Point heading);

// Whether d lies within 45 degrees of the heading, exactly 45 included (CS-GEO-10).
constexpr bool in_arc(Point heading, Point d) {
    const std::int64_t ahead = dot(heading, d);
    const std::int64_t aside = cross(heading, d);
    return ahead > 0 && -ahead <= aside && aside <= ahead;
}

// A straight way in whole points, one for each step along its longer side (CS-GEO-11).
class Route {
  public:
    constexpr Route(Point from, Point to)
        : from_(from), along_(to - from), last_(std::max(std::abs(along_.x), std::abs(along_.y))) {}

    // The number of its last point; the first is 0.
    constexpr int last() const { return last_; }
    constexpr Point at(int i) const {
        if (last_ == 0) return from_;
        return from_ + Point{part(along_.x, i), part(along_.y, i)};
    }

    struct Range {
        int first;
        int last;  // less than `first`: none
    };
    // Bounds for the points that may lie in a box: none before or after does.
    Range near(const Box& box) const;

  private:
    // The nearest whole number to a*i/last, halves upward.
    constexpr std::int32_t part(std::int32_t a, int i) const {
        const std::int64_t over = 2 * std::int64_t{a} * i + last_;
        const std::int64_t under = 2 * std::int64_t{last_};
        return static_cast<std::int32_t>(over / under - (over % under < 0 ? 1 : 0));
    }

    Point from_;
    Point along_;
    std::int32_t last_;
};

}  // namespace sightlines
