#include "games/dogfight/draw/plan_handles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "platform.h"

namespace sightlines::dogfight {
namespace {

constexpr float sixth = 1.0471976f;

// Where a handle goes that would cover an aircraft or a waypoint: so far out, in parts of its distance, and turned, in
// radians.
struct Aside {
    float out, angle = 0;
};
constexpr std::array<Aside, 12> asides{{{1.2f},
                                        {1.4f},
                                        {1.6f},
                                        {1.8f},
                                        {2.0f},
                                        {2.2f},
                                        {1.5f, 0.4f},
                                        {1.5f, -0.4f},
                                        {1.8f, 0.4f},
                                        {1.8f, -0.4f},
                                        {2.1f, 0.4f},
                                        {2.1f, -0.4f}}};

ImVec2 around(ImVec2 c, float angle, float radius) {
    return {c.x + radius * std::cos(angle), c.y + radius * std::sin(angle)};
}

float nearest(std::span<const ImVec2> points, ImVec2 to) {
    float least = 1e9f;
    for (const ImVec2 point : points) least = std::min(least, std::hypot(point.x - to.x, point.y - to.y));
    return least;
}

std::vector<const HeightMark*> one_for_each_height(const PlanChoice& plan) {
    std::vector<const HeightMark*> list;
    const auto rank = [&](const HeightMark& height_mark) {
        return height_mark.pitch == plan.pitch() ? -1 : std::abs(height_mark.pitch);
    };
    for (const HeightMark& height_mark : plan.height_marks()) {
        const auto same = std::ranges::find_if(list, [&](const HeightMark* other) {
            return other->end.altitude == height_mark.end.altitude && other->end.leave == height_mark.end.leave;
        });
        if (same == list.end()) {
            list.push_back(&height_mark);
        } else if (rank(height_mark) < rank(**same)) {
            *same = &height_mark;
        }
    }
    // A climb may end lower than flying on, as it takes fewer hexes.
    std::ranges::stable_sort(
        list, {}, [](const HeightMark* height_mark) { return 2 * height_mark->end.altitude + height_mark->end.leave; });
    return list;
}

}  // namespace

float handle_reach() { return platform::surroundings().coarse ? 22.0f : 17.0f; }

ImVec2 height_mark_half() { return platform::surroundings().coarse ? ImVec2{22, 22} : ImVec2{22, 14}; }

float waypoint_reach() { return platform::surroundings().coarse ? 22.0f : 11.0f; }

std::vector<PlanHandle> plan_handles(const Chart& chart, const Area& window, const PlanChoice& plan,
                                     std::span<const ImVec2> taken) {
    const Plan* preview = plan.preview();
    if (preview == nullptr || preview->out != Out::in_play) return {};
    const Hex hex = preview->end().hex;
    const ImVec2 c = chart.centre(hex);
    const float reach = handle_reach(), clear = reach * 0.7f + chart.size * 0.65f;
    const float radius = std::max(chart.size * 1.02f, reach * 2.05f);
    const auto inside = [&](ImVec2 p) {
        return p.x - reach >= window.min.x && p.x + reach <= window.max.x && p.y - reach >= window.min.y &&
               p.y + reach <= window.max.y;
    };
    std::vector<PlanHandle> handles;
    for (const Facing face : all_facings) {
        ImVec2 best = around(c, chart.angle(face), radius);
        float room = nearest(taken, best);
        for (const Aside& aside : asides) {
            if (room >= clear) break;
            const ImVec2 centre = around(c, chart.angle(face) + aside.angle, radius * aside.out);
            const float free = nearest(taken, centre);
            if (free <= room || !inside(centre)) continue;
            room = free;
            best = centre;
        }
        handles.push_back({face, best, plan.to(hex, face)});
    }
    // The circle stands between two noses, on the side where there is room.
    std::vector<ImVec2> noses;
    noses.reserve(handles.size());
    for (const PlanHandle& handle : handles) noses.push_back(handle.centre);
    ImVec2 circle = around(c, 0, radius * 1.5f);
    float room = -1;
    for (const int apart : {0, 3, 1, 2, 4, 5}) {
        const ImVec2 centre = around(c, static_cast<float>(apart) * sixth, radius * 1.5f);
        const float free = inside(centre) ? std::min({nearest(taken, centre), nearest(noses, centre), clear}) : -0.5f;
        if (free <= room) continue;
        room = free;
        circle = centre;
    }
    handles.push_back({Facing::none, circle, plan.to(hex, Facing::none)});
    return handles;
}

std::vector<PlacedHeightMark> placed_height_marks(const Area& strip, float left, const PlanChoice& plan) {
    const std::vector<const HeightMark*> height_marks = one_for_each_height(plan);
    if (strip.size().x <= 0 || height_marks.size() < 2) return {};
    const bool coarse = platform::surroundings().coarse;
    const ImVec2 half = height_mark_half();
    const float step = 2 * half.y + (coarse ? 0.0f : 4.0f), high = step * static_cast<float>(height_marks.size());
    if (high > strip.size().y) return {};
    const float bottom = (strip.min.y + strip.max.y + high) / 2 - step / 2;
    std::vector<PlacedHeightMark> placed;
    for (std::size_t i = 0; i < height_marks.size(); ++i) {
        const float y = bottom - step * static_cast<float>(i);
        placed.push_back({height_marks[i], {left + half.x, y}, half});
    }
    return placed;
}

}  // namespace sightlines::dogfight
