#include "games/crossfire_squads/draw/sight_fan.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/angle.h"
#include "board/paint.h"

namespace sightlines::crossfire_squads::art {
namespace {

constexpr float corner_offset = 0.0006f;  // past a corner, to either side of it

ImVec2 real(Point p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }
float cross(ImVec2 a, ImVec2 b) { return a.x * b.y - a.y * b.x; }
float dot(ImVec2 a, ImVec2 b) { return a.x * b.x + a.y * b.y; }
ImVec2 minus(ImVec2 a, ImVec2 b) { return {a.x - b.x, a.y - b.y}; }

// What may stop a sight from a place.
struct Screens {
    std::vector<const Polygon*> pieces;
    std::vector<ImVec2> smoke;
};
constexpr float smoke_radius = 50;

Screens screens_for(const Terrain& terrain, std::span<const SmokeBase> smoke, Stand from) {
    Screens found;
    for (const Piece& piece : terrain) {
        if (is_obstacle(piece.ground)) continue;
        const bool open = piece.is_area() ? piece.shape.contains(from.at) : touches(piece, from);
        if (!open) found.pieces.push_back(&piece.shape);
    }
    for (const SmokeBase& puff : smoke) found.smoke.push_back(real(puff.at));
    return found;
}

float to_edge_of_table(ImVec2 from, ImVec2 way) {
    const float across = way.x > 0 ? (table_width - from.x) / way.x : way.x < 0 ? -from.x / way.x : 1e9f;
    const float down = way.y > 0 ? (table_height - from.y) / way.y : way.y < 0 ? -from.y / way.y : 1e9f;
    return std::min(across, down);
}

// One can see into a piece, but not through it: the far end of the ray's path inside it, if they intersect.
float behind(const Polygon& shape, ImVec2 from, ImVec2 way) {
    float in = 0, out = 1e9f;
    const Corners& corners = shape.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const ImVec2 a = real(corners[i]), edge = minus(real(corners[i + 1 < corners.size() ? i + 1 : 0]), a);
        const float here = cross(edge, minus(from, a)), rate = cross(edge, way);
        if (std::abs(rate) < 1e-6f) {
            if (here <= 0) return 1e9f;
            continue;
        }
        if (rate > 0) {
            in = std::max(in, -here / rate);
        } else {
            out = std::min(out, -here / rate);
        }
    }
    return in < out ? out : 1e9f;
}

float into_smoke(ImVec2 puff, ImVec2 from, ImVec2 way) {
    const ImVec2 to = minus(puff, from);
    const float along = dot(to, way), off = cross(way, to), depth = smoke_radius * smoke_radius - off * off;
    if (depth <= 0 || along < -smoke_radius) return 1e9f;
    const float half = std::sqrt(depth);
    return along + half <= 0 ? 1e9f : std::max(along - half, 0.0f);
}

ImVec2 reach(const Screens& screens, ImVec2 from, float angle) {
    const ImVec2 way{std::cos(angle), std::sin(angle)};
    float far = to_edge_of_table(from, way);
    for (const Polygon* shape : screens.pieces) far = std::min(far, behind(*shape, from, way));
    for (const ImVec2 puff : screens.smoke) far = std::min(far, into_smoke(puff, from, way));
    return {from.x + way.x * far, from.y + way.y * far};
}

// From the middle of the fan, between -pi and pi.
float turned(float angle, float middle) {
    const float off = std::fmod(angle - middle + 5 * pi, 2 * pi);
    return off - pi;
}

// The angles at which the view may change abruptly, and some between for the round edges of smoke.
std::vector<float> angles_for(const Screens& screens, ImVec2 from, float middle, float half) {
    std::vector<float> angles;
    const auto add = [&](float off) {
        if (-half <= off && off <= half) angles.push_back(off);
    };
    const int even = static_cast<int>(half / pi * 72);
    for (int i = 0; i <= even; ++i)
        angles.push_back(-half + 2 * half * static_cast<float>(i) / static_cast<float>(even));
    const auto add_around = [&](ImVec2 p, float spread) {
        const float off = turned(std::atan2(p.y - from.y, p.x - from.x), middle);
        add(off - spread - corner_offset);
        add(off + spread + corner_offset);
    };
    for (const Polygon* shape : screens.pieces) {
        for (const Point corner : shape->corners()) add_around(real(corner), 0);
    }
    for (const ImVec2 puff : screens.smoke) {
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
    Fan fan{real(from.at), {}, heading == no_heading};
    const Screens screens = screens_for(terrain, smoke, from);
    const float middle = fan.whole ? 0 : std::atan2(static_cast<float>(heading.y), static_cast<float>(heading.x));
    for (const float off : angles_for(screens, fan.from, middle, fan.whole ? pi : pi / 4))
        fan.rim.push_back(reach(screens, fan.from, middle + off));
    return fan;
}

const Fan& fan_at(const Position& at, Stand from, Point heading) {
    struct Kept {
        Fan fan;
        Terrain terrain;
        std::vector<SmokeBase> smoke;
        Stand from{{0, 0}, -1};
        Point heading;
    };
    static std::array<Kept, 3> kept;
    const auto suits = [&](const Kept& k) {
        return k.from.radius == from.radius && k.from.at == from.at && k.heading == heading && k.smoke == at.smoke &&
               k.terrain == at.terrain;
    };
    auto* found = std::find_if(kept.begin(), kept.end(), suits);
    if (found == kept.end()) {
        found = kept.end() - 1;
        *found = {fan_of(at.terrain, at.smoke, from, heading), at.terrain, at.smoke, from, heading};
    }
    std::rotate(kept.begin(), found, found + 1);
    return kept.front().fan;
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
