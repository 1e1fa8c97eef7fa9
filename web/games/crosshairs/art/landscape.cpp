#include "games/crosshairs/art/landscape.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "base/rng.h"
#include "board/area.h"

namespace sightlines::crosshairs::art {
namespace {

constexpr float farm_spacing = 2.3f;

ImVec2 plus(ImVec2 a, ImVec2 b, float times = 1) { return {a.x + b.x * times, a.y + b.y * times}; }
ImVec2 minus(ImVec2 a, ImVec2 b) { return {a.x - b.x, a.y - b.y}; }
float dot(ImVec2 a, ImVec2 b) { return a.x * b.x + a.y * b.y; }
float length(ImVec2 a) { return std::hypot(a.x, a.y); }
ImVec2 unit_vector(float angle) { return {std::cos(angle), std::sin(angle)}; }
float angle_between(ImVec2 from, ImVec2 to) { return std::atan2(to.y - from.y, to.x - from.x); }

// The part of a convex outline where dot(point - on, normal) <= 0.
Outline cut(const Outline& outline, ImVec2 on, ImVec2 normal) {
    Outline result;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ImVec2 a = outline[i], b = outline[(i + 1) % outline.size()];
        const float before = dot(minus(a, on), normal), after = dot(minus(b, on), normal);
        if (before <= 0) result.push_back(a);
        if ((before < 0 && after > 0) || (before > 0 && after < 0))
            result.push_back(plus(a, minus(b, a), before / (before - after)));
    }
    return result;
}

std::pair<float, float> extent(const Outline& outline, ImVec2 direction) {
    float low = dot(outline[0], direction), high = low;
    for (const ImVec2 point : outline) {
        low = std::min(low, dot(point, direction));
        high = std::max(high, dot(point, direction));
    }
    return {low, high};
}

float area(const Outline& outline) {
    float twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ImVec2 a = outline[i], b = outline[(i + 1) % outline.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return twice / 2;
}

bool inside(const Outline& outline, ImVec2 point, float margin) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ImVec2 a = outline[i], edge = minus(outline[(i + 1) % outline.size()], a);
        if (edge.x * (point.y - a.y) - edge.y * (point.x - a.x) < margin * length(edge)) return false;
    }
    return true;
}

float distance(const Outline& line, ImVec2 point) {
    float nearest = 1e9f;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const ImVec2 direction = minus(line[i + 1], line[i]), from = minus(point, line[i]);
        const float part = std::clamp(dot(from, direction) / std::max(dot(direction, direction), 1e-6f), 0.0f, 1.0f);
        nearest = std::min(nearest, length(minus(from, {direction.x * part, direction.y * part})));
    }
    return nearest;
}

// A Catmull-Rom spline through the points.
Outline smooth(const Outline& through) {
    constexpr int pieces = 8;
    Outline line;
    const int n = static_cast<int>(through.size());
    const auto at = [&](int i) { return through[static_cast<std::size_t>(std::clamp(i, 0, n - 1))]; };
    for (int i = 0; i + 1 < n; ++i) {
        for (int k = 0; k < pieces; ++k) {
            const float t = static_cast<float>(k) / pieces;
            const ImVec2 a = at(i - 1), b = at(i), c = at(i + 1), d = at(i + 2);
            const auto blend = [t](float p, float q, float r, float s) {
                return q + t / 2 * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
            };
            line.emplace_back(blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y));
        }
    }
    line.push_back(through.back());
    return line;
}

class LandscapeGenerator {
  public:
    explicit LandscapeGenerator(std::uint32_t seed) : rng_(seed) {}

    Landscape generate() {
        add_river_and_roads();
        add_farms();
        add_bridges();
        add_hamlet(roads(0), junction_, 13);
        add_hamlet(roads(0), (junction_ + roads(0).size() / 2) % roads(0).size(), 6);
        plant();
        return std::move(land_);
    }

  private:
    float number(float low, float high) {
        return low + (high - low) * static_cast<float>(rng_.below(1U << 20U)) / static_cast<float>(1U << 20U);
    }
    bool chance(float part) { return number(0, 1) < part; }
    const Outline& roads(std::size_t which) const { return land_.roads[which]; }

    // A smooth line with a bend about every `stride`, up to `deviation` off the straight line.
    Outline winding_line(ImVec2 from, ImVec2 to, float deviation, float stride) {
        const ImVec2 direction = minus(to, from),
                     normal{-direction.y / length(direction), direction.x / length(direction)};
        const int stops = std::max(static_cast<int>(length(direction) / stride), 2);
        Outline through;
        for (int i = 0; i <= stops; ++i) {
            const float sign = i % 2 == 0 ? 1.0f : -1.0f;
            const bool end = i == 0 || i == stops;
            const ImVec2 straight = plus(from, direction, static_cast<float>(i) / static_cast<float>(stops));
            through.push_back(plus(straight, normal, end ? 0 : sign * number(0.2f, 1) * deviation));
        }
        return smooth(through);
    }

    void add_river_and_roads() {
        const float side = chance(0.5f) ? 1.0f : -1.0f;
        land_.river = winding_line({side * number(0.3f, 0.6f) * landscape_reach, -landscape_reach},
                                   {-side * number(0.0f, 0.35f) * landscape_reach, landscape_reach}, 0.75f, 1.5f);
        land_.roads[0] = winding_line({-landscape_reach, side * number(0.05f, 0.4f) * landscape_reach},
                                      {landscape_reach, -side * number(0.1f, 0.5f) * landscape_reach}, 0.4f, 3.4f);
        junction_ = static_cast<std::size_t>(number(side > 0 ? 0.2f : 0.62f, side > 0 ? 0.38f : 0.8f) *
                                             static_cast<float>(roads(0).size()));
        land_.roads[1] = winding_line(
            roads(0)[junction_], {-side * number(0.2f, 0.7f) * landscape_reach, side * landscape_reach}, 0.3f, 2.6f);
    }

    void add_farms() {
        std::vector<ImVec2> sites;
        const int most = static_cast<int>(std::ceil(landscape_reach / farm_spacing)) + 1;
        for (int j = -most; j <= most; ++j) {
            for (int i = -most; i <= most; ++i) {
                const float x = static_cast<float>(i) + (j % 2 != 0 ? 0.5f : 0.0f) + number(-0.36f, 0.36f);
                sites.emplace_back(x * farm_spacing, (static_cast<float>(j) + number(-0.36f, 0.36f)) * farm_spacing);
            }
        }
        for (const ImVec2 site : sites) {
            constexpr float far = 2 * farm_spacing;
            Outline farm{{site.x - far, site.y - far},
                         {site.x + far, site.y - far},
                         {site.x + far, site.y + far},
                         {site.x - far, site.y + far}};
            for (const ImVec2 other : sites) {
                const ImVec2 direction = minus(other, site);
                if (length(direction) > 0 && length(direction) < 2 * far)
                    farm = cut(farm, plus(site, direction, 0.5f), direction);
            }
            if (std::abs(site.x) > landscape_reach + 1 || std::abs(site.y) > landscape_reach + 1 || area(farm) < 0.1f)
                continue;
            for (std::size_t i = 0; i < farm.size(); ++i) {
                const ImVec2 a = farm[i], b = farm[(i + 1) % farm.size()];
                if (a.x < b.x)
                    land_.hedges.push_back({a, b, chance(0.6f)});  // once: the neighbour has the same edge reversed
            }
            const bool wooded = chance(0.06f);
            divide(farm, number(0, pi), number(0.3f, 0.8f), chance(0.4f), wooded);
        }
    }

    // Splits land across its longer axis until the pieces are small enough; strips are always cut along the same axis.
    void divide(const Outline& land, float axis, float goal, bool strips, bool wooded) {
        const auto along = extent(land, unit_vector(axis)), across = extent(land, unit_vector(axis + pi / 2));
        const float size = area(land);
        if (size < goal * number(0.8f, 1.6f) || land.size() < 3) {
            add_field(land, along.second - along.first > across.second - across.first ? axis : axis + pi / 2, wooded);
            return;
        }
        const bool lengthwise = strips || across.second - across.first > along.second - along.first;
        const float turned = axis + number(-0.06f, 0.06f) + (lengthwise ? pi / 2 : 0);
        const auto [low, high] = extent(land, unit_vector(turned));
        const ImVec2 normal = unit_vector(turned), on{normal.x * (low + (high - low) * number(0.36f, 0.64f)),
                                                      normal.y * (low + (high - low) * number(0.36f, 0.64f))};
        const Outline one = cut(land, on, normal), other = cut(land, on, {-normal.x, -normal.y});
        if (one.size() < 3 || other.size() < 3) {
            add_field(land, axis, wooded);
            return;
        }
        Outline fence;
        for (const ImVec2 point : one) {
            if (std::abs(dot(minus(point, on), normal)) < 1e-3f) fence.push_back(point);
        }
        if (fence.size() == 2) land_.hedges.push_back({fence[0], fence[1], chance(0.14f)});
        divide(one, axis, goal, strips, wooded);
        divide(other, axis, goal, strips, wooded);
    }

    Crop random_crop() {
        const float kind = number(0, 1);
        if (kind < 0.34f) return Crop::field;
        if (kind < 0.62f) return Crop::pale;
        if (kind < 0.80f) return Crop::meadow;
        return kind < 0.94f ? Crop::earth : Crop::wood;
    }

    void add_field(const Outline& land, float direction, bool wooded) {
        const Crop crop = wooded && chance(0.7f) ? Crop::wood : random_crop();
        const bool ploughed = crop == Crop::earth || ((crop == Crop::field || crop == Crop::pale) && chance(0.4f));
        land_.plots.push_back({land, crop, number(-1, 1), direction, ploughed});
        if (crop != Crop::meadow || land.size() < 3 || chance(0.5f)) return;
        const std::size_t i = rng_.below(static_cast<std::uint32_t>(land.size()));
        land_.hedges.push_back({land[i], land[(i + 1) % land.size()], true});
    }

    void add_bridges() {
        for (const Outline& road : land_.roads) {
            for (std::size_t i = 0; i + 1 < road.size(); ++i) {
                const ImVec2 a = road[i], direction = minus(road[i + 1], a);
                for (std::size_t k = 0; k + 1 < land_.river.size(); ++k) {
                    const ImVec2 c = land_.river[k], flow = minus(land_.river[k + 1], c), from = minus(c, a);
                    const float turn = direction.x * flow.y - direction.y * flow.x;
                    if (std::abs(turn) < 1e-6f) continue;
                    const float t = (from.x * flow.y - from.y * flow.x) / turn;
                    const float u = (from.x * direction.y - from.y * direction.x) / turn;
                    if (t < 0 || t >= 1 || u < 0 || u >= 1) continue;
                    land_.bridges.push_back({plus(a, direction, t), std::atan2(direction.y, direction.x)});
                }
            }
        }
    }

    bool clear(ImVec2 point, float room) const {
        return distance(land_.river, point) > river_width / 2 + room &&
               distance(roads(0), point) > road_width / 2 + room && distance(roads(1), point) > road_width / 2 + room;
    }

    void add_hamlet(const Outline& road, std::size_t around, int houses) {
        const ImVec2 middle = road[around];
        for (int attempt = 0; attempt < 12 * houses && houses > 0; ++attempt) {
            const Outline& street = land_.roads[rng_.below(2)];
            const std::size_t i = rng_.below(static_cast<std::uint32_t>(street.size()) - 1);
            const float angle = angle_between(street[i], street[i + 1]) + number(-0.12f, 0.12f);
            const ImVec2 along = plus(street[i], minus(street[i + 1], street[i]), number(0, 1));
            const float side = chance(0.5f) ? 1.0f : -1.0f;
            const House house{plus(along, unit_vector(angle + pi / 2), side * number(0.12f, 0.24f)),
                              chance(0.75f) ? angle : angle + pi / 2, number(0.12f, 0.21f), number(0.085f, 0.11f),
                              chance(0.6f)};
            if (length(minus(house.at, middle)) > 0.95f || !clear(house.at, 0.05f)) continue;
            const bool crowded =
                std::ranges::any_of(land_.houses, [&](const House& h) { return length(minus(h.at, house.at)) < 0.2f; });
            if (crowded) continue;
            land_.houses.push_back(house);
            --houses;
        }
    }

    void plant() {
        for (const Plot& plot : land_.plots) {
            if (plot.crop == Crop::wood) plant_wood(plot.outline);
        }
        for (const Hedge& hedge : land_.hedges) {
            if (!hedge.grown) continue;
            const ImVec2 direction = minus(hedge.to, hedge.from);
            for (float at = number(0, 0.15f); at < length(direction); at += number(0.09f, 0.34f)) {
                const ImVec2 point = plus(plus(hedge.from, direction, at / length(direction)),
                                          {number(-0.012f, 0.012f), number(-0.012f, 0.012f)});
                if (clear(point, 0.03f)) land_.bushes.push_back({point, number(0.016f, 0.036f)});
            }
        }
        plant_avenue();
    }

    void plant_wood(const Outline& wood) {
        constexpr float spacing = 0.165f;
        const auto wide = extent(wood, {1, 0}), high = extent(wood, {0, 1});
        for (float y = high.first; y < high.second; y += spacing) {
            for (float x = wide.first; x < wide.second; x += spacing) {
                const ImVec2 point{x + number(-0.06f, 0.06f), y + number(-0.06f, 0.06f)};
                if (inside(wood, point, 0.045f) && clear(point, 0.06f))
                    land_.trees.push_back({point, number(0.045f, 0.085f)});
            }
        }
    }

    void plant_avenue() {  // poplars on both sides of the second road
        const Outline& road = roads(1);
        for (std::size_t i = 3; i + 1 < road.size(); ++i) {
            const ImVec2 direction = minus(road[i + 1], road[i]),
                         normal{-direction.y / length(direction), direction.x / length(direction)};
            for (float part = 0; part < 1; part += 0.2f / length(direction)) {
                for (const float side : {-0.075f, 0.075f}) {
                    const ImVec2 point = plus(plus(road[i], direction, part), normal, side);
                    if (distance(land_.river, point) > river_width) land_.bushes.push_back({point, 0.026f});
                }
            }
        }
    }

    Rng rng_;
    Landscape land_;
    std::size_t junction_ = 0;
};

}  // namespace

Landscape make_landscape(std::uint32_t seed) { return LandscapeGenerator(seed).generate(); }

}  // namespace sightlines::crosshairs::art
