#include "geometry/plane.h"

#include <numeric>

namespace sightlines {

namespace {

// Which side of the edge from v to w a point is on: positive inside.
std::int64_t side(Point v, Point w, Point p) { return cross(w - v, p - v); }

Point after(const Corners& corners, std::size_t i) { return corners[i + 1 < corners.size() ? i + 1 : 0]; }

// Compares with `limit` by less(distance squared times `scale`, limit squared times `scale`).
template <class Less>
bool compare_segment(int limit, Point p, Point a, Point b, Less less) {
    const Point d = b - a;
    const std::int64_t t = dot(p - a, d);
    const std::int64_t length = squared_length(d);
    if (t <= 0) return less(squared_distance(p, a), square(limit));
    if (t >= length) return less(squared_distance(p, b), square(limit));
    return less(square(cross(d, p - a)), square(limit) * length);
}

struct Fraction {
    std::int64_t over;
    std::int64_t under;  // positive
    friend bool operator<(const Fraction& a, const Fraction& b) { return a.over * b.under < b.over * a.under; }
};

// Whether some edge of `a` has all of `b` strictly on its outer side.
bool edge_parts(const Polygon& a, const Polygon& b) {
    const Corners& corners = a.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const bool all = std::all_of(b.corners().begin(), b.corners().end(),
                                     [&](Point p) { return side(corners[i], after(corners, i), p) < 0; });
        if (all) return true;
    }
    return false;
}

bool corner_within(int distance, const Polygon& a, const Polygon& b) {
    return std::any_of(a.corners().begin(), a.corners().end(), [&](Point p) { return b.is_within(distance, p); });
}

}  // namespace

bool is_strictly_convex(std::span<const Point> corners) {
    const std::size_t count = corners.size();
    if (count < 3) return false;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t next = (i + 1) % count;
        for (std::size_t j = 0; j < count; ++j) {
            if (j != i && j != next && side(corners[i], corners[next], corners[j]) <= 0) return false;
        }
    }
    return true;
}

Polygon::Polygon(const Corners& corners) : corners_(corners), box_(box_of(corners[0], corners[0])) {
    for (const Point p : corners_) {
        box_ = {std::min(box_.left, p.x), std::min(box_.top, p.y), std::max(box_.right, p.x),
                std::max(box_.bottom, p.y)};
    }
}

std::int64_t Polygon::twice_area() const {
    std::int64_t area = 0;
    for (std::size_t i = 0; i < corners_.size(); ++i) area += cross(corners_[i], after(corners_, i));
    return area;
}

bool Polygon::contains(Point p) const {
    if (!box_.contains(p)) return false;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
        if (side(corners_[i], after(corners_, i), p) < 0) return false;
    }
    return true;
}

bool Polygon::contains_disc(Point centre, int radius) const {
    if (!contains(centre)) return false;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
        const Point a = corners_[i];
        const Point b = after(corners_, i);
        if (square(side(a, b, centre)) < square(radius) * squared_distance(a, b)) return false;
    }
    return true;
}

bool Polygon::is_nearer_than(int distance, Point p) const {
    if (!box_.grown(distance).contains(p)) return false;
    if (contains(p)) return distance > 0;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
        if (is_segment_nearer_than(distance, p, corners_[i], after(corners_, i))) return true;
    }
    return false;
}

bool Polygon::is_within(int distance, Point p) const {
    if (!box_.grown(distance).contains(p)) return false;
    if (contains(p)) return true;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
        if (is_segment_within(distance, p, corners_[i], after(corners_, i))) return true;
    }
    return false;
}

bool Polygon::is_passed_through_by(Point a, Point b) const {
    if (!box_.meets(box_of(a, b))) return false;
    Fraction lower{0, 1};
    Fraction upper{1, 1};
    for (std::size_t i = 0; i < corners_.size(); ++i) {
        const std::int64_t at_a = side(corners_[i], after(corners_, i), a);
        const std::int64_t at_b = side(corners_[i], after(corners_, i), b);
        if (at_a <= 0 && at_b <= 0) return false;
        if (at_a > 0 && at_b > 0) continue;
        if (at_a <= 0) {
            lower = std::max(lower, Fraction{-at_a, at_b - at_a});
        } else {
            upper = std::min(upper, Fraction{at_a, at_a - at_b});
        }
    }
    return lower < upper;
}

bool Polygon::is_within(int distance, const Polygon& other) const {
    if (!edge_parts(*this, other) && !edge_parts(other, *this)) return true;
    return corner_within(distance, *this, other) || corner_within(distance, other, *this);
}

Polygon polygon_of(const Box& box) {
    return Polygon(Corners{{box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}});
}

bool is_segment_nearer_than(int distance, Point p, Point a, Point b) {
    return compare_segment(distance, p, a, b, std::less<>{});
}

bool is_segment_within(int distance, Point p, Point a, Point b) {
    return compare_segment(distance, p, a, b, std::less_equal<>{});
}

Point reduced(Point heading) {
    const std::int32_t common = std::gcd(heading.x, heading.y);
    return common == 0 ? heading : Point{heading.x / common, heading.y / common};
}

Route::Range Route::near(const Box& box) const {
    const Range none{1, 0};
    Range range{0, last_};
    // One step of slack on either side covers the rounding of the points.
    const auto cut = [&](std::int32_t from, std::int32_t along, std::int32_t low, std::int32_t high) {
        low -= from + 1;
        high += 1 - from;
        if (along == 0) return low <= 0 && 0 <= high;
        if (along < 0) std::swap(low, high);
        const auto reach = [&](std::int32_t to) { return std::int64_t{to} * last_ / along; };
        range.first = static_cast<int>(std::max<std::int64_t>(range.first, reach(low) - 1));
        range.last = static_cast<int>(std::min<std::int64_t>(range.last, reach(high) + 1));
        return range.first <= range.last;
    };
    if (!cut(from_.x, along_.x, box.left, box.right) || !cut(from_.y, along_.y, box.top, box.bottom)) return none;
    return range;
}

}  // namespace sightlines
