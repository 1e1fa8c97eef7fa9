#include "games/crossfire_squads/draw/sight_fan.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/area.h"
#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

constexpr float corner_offset = 0.0006f;  // past a corner, to either side of it

ImVec2 to_vec(Point p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }
float cross(ImVec2 a, ImVec2 b) { return a.x * b.y - a.y * b.x; }
float dot(ImVec2 a, ImVec2 b) { return a.x * b.x + a.y * b.y; }
ImVec2 minus(ImVec2 a, ImVec2 b) { return {a.x - b.x, a.y - b.y}; }

// What may stop a sight from a place.
struct Blockers {
    std::vector<const Polygon*> pieces;
    std::vector<ImVec2> smoke;
};
constexpr float smoke_radius = 50;

Blockers blockers_for(const Terrain& terrain, std::span<const SmokeBase> smoke, Stand from) {
    Blockers found;
    for (const Piece& piece : terrain) {
        if (is_obstacle(piece.ground)) continue;
        const bool open = piece.is_area() ? piece.shape.contains(from.at) : touches(piece, from);
        if (!open) found.pieces.push_back(&piece.shape);
    }
    for (const SmokeBase& puff : smoke) found.smoke.push_back(to_vec(puff.at));
    return found;
}

float distance_to_edge(ImVec2 from, ImVec2 direction) {
    const float across = direction.x > 0   ? (table_width - from.x) / direction.x
                         : direction.x < 0 ? -from.x / direction.x
                                           : 1e9f;
    const float down = direction.y > 0   ? (table_height - from.y) / direction.y
                       : direction.y < 0 ? -from.y / direction.y
                                         : 1e9f;
    return std::min(across, down);
}

// One can see into a piece, but not through it: the far end of the ray's path inside it, if they intersect.
float distance_through(const Polygon& shape, ImVec2 from, ImVec2 direction) {
    float in = 0, out = 1e9f;
    const Corners& corners = shape.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const ImVec2 a = to_vec(corners[i]), edge = minus(to_vec(corners[i + 1 < corners.size() ? i + 1 : 0]), a);
        const float side = cross(edge, minus(from, a)), rate = cross(edge, direction);
        if (std::abs(rate) < 1e-6f) {
            if (side <= 0) return 1e9f;
            continue;
        }
        if (rate > 0) {
            in = std::max(in, -side / rate);
        } else {
            out = std::min(out, -side / rate);
        }
    }
    return in < out ? out : 1e9f;
}

float distance_to_smoke(ImVec2 puff, ImVec2 from, ImVec2 direction) {
    const ImVec2 to = minus(puff, from);
    const float along = dot(to, direction), off = cross(direction, to), depth = smoke_radius * smoke_radius - off * off;
    if (depth <= 0 || along < -smoke_radius) return 1e9f;
    const float half = std::sqrt(depth);
    return along + half <= 0 ? 1e9f : std::max(along - half, 0.0f);
}

ImVec2 ray_end(const Blockers& blockers, ImVec2 from, float angle) {
    const ImVec2 direction{std::cos(angle), std::sin(angle)};
    float far = distance_to_edge(from, direction);
    for (const Polygon* shape : blockers.pieces) far = std::min(far, distance_through(*shape, from, direction));
    for (const ImVec2 puff : blockers.smoke) far = std::min(far, distance_to_smoke(puff, from, direction));
    return {from.x + direction.x * far, from.y + direction.y * far};
}

// From the middle of the fan, between -pi and pi.
float relative_angle(float angle, float middle) {
    const float off = std::fmod(angle - middle + 5 * pi, 2 * pi);
    return off - pi;
}

// The angles at which the view may change abruptly, and some between for the round edges of smoke.
std::vector<float> angles_for(const Blockers& blockers, ImVec2 from, float middle, float half) {
    std::vector<float> angles;
    const auto add = [&](float off) {
        if (-half <= off && off <= half) angles.push_back(off);
    };
    const int even = static_cast<int>(half / pi * 72);
    for (int i = 0; i <= even; ++i)
        angles.push_back(-half + 2 * half * static_cast<float>(i) / static_cast<float>(even));
    const auto add_around = [&](ImVec2 p, float spread) {
        const float off = relative_angle(std::atan2(p.y - from.y, p.x - from.x), middle);
        add(off - spread - corner_offset);
        add(off + spread + corner_offset);
    };
    for (const Polygon* shape : blockers.pieces) {
        for (const Point corner : shape->corners()) add_around(to_vec(corner), 0);
    }
    for (const ImVec2 puff : blockers.smoke) {
        const float away = std::max(std::hypot(puff.x - from.x, puff.y - from.y), smoke_radius + 1);
        for (const float part : {1.0f, 0.7f, 0.35f, 0.0f}) add_around(puff, std::asin(smoke_radius / away) * part);
    }
    for (const ImVec2 corner :
         {ImVec2{0, 0}, ImVec2{table_width, 0}, ImVec2{table_width, table_height}, ImVec2{0, table_height}})
        add_around(corner, 0);
    std::sort(angles.begin(), angles.end());
    return angles;
}

}  // namespace

Fan fan_of(const Terrain& terrain, std::span<const SmokeBase> smoke, Stand from, Point heading) {
    Fan fan{to_vec(from.at), {}, heading == no_heading};
    const Blockers blockers = blockers_for(terrain, smoke, from);
    const float middle = fan.whole ? 0 : std::atan2(static_cast<float>(heading.y), static_cast<float>(heading.x));
    for (const float off : angles_for(blockers, fan.from, middle, fan.whole ? pi : pi / 4))
        fan.rim.push_back(ray_end(blockers, fan.from, middle + off));
    return fan;
}

const Fan& fan_at(const Position& at, Stand from, Point heading) {
    struct CachedFan {
        Fan fan;
        Terrain terrain;
        std::vector<SmokeBase> smoke;
        Stand from{{0, 0}, -1};
        Point heading;
    };
    static std::array<CachedFan, 3> cache;
    const auto matches = [&](const CachedFan& k) {
        return k.from.radius == from.radius && k.from.at == from.at && k.heading == heading && k.smoke == at.smoke &&
               k.terrain == at.terrain;
    };
    auto* found = std::find_if(cache.begin(), cache.end(), matches);
    if (found == cache.end()) {
        found = cache.end() - 1;
        *found = {fan_of(at.terrain, at.smoke, from, heading), at.terrain, at.smoke, from, heading};
    }
    std::rotate(cache.begin(), found, found + 1);
    return cache.front().fan;
}

FanInk fan_ink(bool arc) {
    const theme::Palette& p = theme::palette();
    if (arc) return {paint::faded(p.accent, 0.15f), paint::faded(p.accent, 0.4f)};
    const float strength = paint::is_dark(p.page) ? 0.1f : 0.34f;  // light on light ground takes more of it
    return {paint::faded(IM_COL32(255, 255, 246, 255), strength), paint::faded(p.text, 0.25f)};
}

void draw_fan(ImDrawList& list, const Camera& camera, const Fan& fan, ImU32 fill, ImU32 edge, float width) {
    const int rays = static_cast<int>(fan.rim.size());
    if (rays < 2) return;
    std::vector<ImVec2> outline;
    if (!fan.whole) outline.push_back(camera.at(fan.from));
    for (const ImVec2 p : fan.rim) outline.push_back(camera.at(p));
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    list.PrimReserve(3 * (rays - 1), rays + 1);
    const unsigned first = list._VtxCurrentIdx;
    list.PrimWriteVtx(camera.at(fan.from), white, fill);
    for (const ImVec2 p : fan.rim) list.PrimWriteVtx(camera.at(p), white, fill);
    for (int i = 1; i < rays; ++i) {
        list.PrimWriteIdx(first);
        list.PrimWriteIdx(first + static_cast<unsigned>(i));
        list.PrimWriteIdx(first + static_cast<unsigned>(i) + 1);
    }
    paint::stroke(list, outline, edge, width, paint::Ends::closed);
}

}  // namespace sightlines::crossfire_squads::art
