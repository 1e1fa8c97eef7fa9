#include "games/crossfire_squads/art/symbols.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;
using paint::mix;

constexpr ImU32 ivory = IM_COL32(251, 247, 236, 255), ink_black = IM_COL32(28, 27, 25, 255);

// Draws in a box around a centre, whose lower right corner is (1, 1).
class Canvas {
  public:
    Canvas(ImDrawList& list, ImVec2 centre, float wide, float high, float line, ImU32 ink)
        : list_(list), centre_(centre), wide_(wide), high_(high), line_(line), ink_(ink) {}

    ImVec2 at(ImVec2 p) const { return {centre_.x + p.x * wide_, centre_.y + p.y * high_}; }
    void line(ImVec2 a, ImVec2 b) const {
        const ImVec2 ends[2] = {at(a), at(b)};
        paint::stroke(list_, ends, ink_, line_);
    }
    void path(std::span<const ImVec2> points) const {
        std::array<ImVec2, 8> placed{};
        for (std::size_t i = 0; i < points.size(); ++i) placed[i] = at(points[i]);
        paint::stroke(list_, std::span(placed.data(), points.size()), ink_, line_);
    }
    void solid(std::span<const ImVec2> points) const {
        std::array<ImVec2, 8> placed{};
        for (std::size_t i = 0; i < points.size(); ++i) placed[i] = at(points[i]);
        paint::fill(list_, std::span(placed.data(), points.size()), ink_);
    }
    void dot(ImVec2 p, float radius) const { list_.AddCircleFilled(at(p), radius * high_, ink_); }
    void star(ImVec2 p, float radius) const {
        std::array<ImVec2, 10> points;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const float angle = 0.62831853f * static_cast<float>(i) - 1.5707963f,
                        out = i % 2 == 0 ? radius : radius * 0.44f;
            points[i] = {at(p).x + std::cos(angle) * out, at(p).y + std::sin(angle) * out};
        }
        paint::fill(list_, points, ink_);
    }
    float high() const { return high_; }

  private:
    ImDrawList& list_;
    ImVec2 centre_;
    float wide_, high_, line_;
    ImU32 ink_;
};

void machine_gun(const Canvas& draw) {
    draw.line({0, 0.78f}, {0, -0.8f});
    const std::array<ImVec2, 3> head{{{-0.34f, -0.32f}, {0, -0.86f}, {0.34f, -0.32f}}};
    draw.path(head);
    draw.line({-0.46f, 0.74f}, {0.46f, 0.74f});
}

void engineers(const Canvas& draw) {
    const std::array<ImVec2, 4> bridge{{{-0.62f, 0.6f}, {-0.62f, -0.46f}, {0.62f, -0.46f}, {0.62f, 0.6f}}};
    draw.path(bridge);
    draw.line({0, -0.46f}, {0, 0.6f});
}

void infantry(const Canvas& draw, float reach) {
    draw.line({-reach, -reach}, {reach, reach});
    draw.line({-reach, reach}, {reach, -reach});
}

void symbol(const Canvas& draw, Kind kind) {
    switch (kind) {
        case Kind::cc:
            draw.star({0, 0}, draw.high() * 0.88f);
            draw.line({-0.82f, -0.7f}, {-0.82f, 0.7f});
            draw.line({0.82f, -0.7f}, {0.82f, 0.7f});
            break;
        case Kind::pc: draw.star({0, 0.04f}, draw.high() * 1.02f); break;
        case Kind::rifle: infantry(draw, 1); break;
        case Kind::smg: {
            infantry(draw, 1);
            const std::array<ImVec2, 3> lower{{{-1, 1}, {0, 0}, {1, 1}}};
            draw.solid(lower);
            break;
        }
        case Kind::hmg: machine_gun(draw); break;
        case Kind::eng: engineers(draw); break;
        case Kind::fo: {
            const std::array<ImVec2, 4> triangle{{{-0.72f, 0.62f}, {0, -0.78f}, {0.72f, 0.62f}, {-0.72f, 0.62f}}};
            draw.path(triangle);
            draw.dot({0, 0.2f}, 0.2f);
            break;
        }
        case Kind::atg: {
            const std::array<ImVec2, 3> roof{{{-0.84f, 0.92f}, {0, -0.82f}, {0.84f, 0.92f}}};
            draw.path(roof);
            draw.dot({0, 0.5f}, 0.24f);
            break;
        }
        case Kind::bz: {
            const std::array<ImVec2, 3> roof{{{-0.7f, 0.1f}, {0, -0.84f}, {0.7f, 0.1f}}};
            draw.path(roof);
            draw.line({0, -0.6f}, {0, 0.86f});
            break;
        }
        case Kind::veh:
        case Kind::none: break;
    }
}

// A rectangle with bevelled corners; the front of the vehicle is at +x.
void box(ImDrawList& list, const paint::Placed& place, ImVec2 a, ImVec2 b, ImU32 inside, ImU32 edge, float line) {
    const float cut = std::min(b.x - a.x, b.y - a.y) * 0.16f;
    const std::array<ImVec2, 8> corners{place({a.x + cut, a.y}), place({b.x - cut, a.y}), place({b.x, a.y + cut}),
                                        place({b.x, b.y - cut}), place({b.x - cut, b.y}), place({a.x + cut, b.y}),
                                        place({a.x, b.y - cut}), place({a.x, a.y + cut})};
    paint::shape(list, corners, inside, edge, line);
}

struct Hull {
    float length, width;  // half the size of the hull, in radii of the disc
    float turret, barrel;
};
Hull dimensions_of(Type type) {
    switch (type) {
        case Type::sherman: return {0.78f, 0.42f, 0.3f, 0.74f};
        case Type::t34: return {0.8f, 0.44f, 0.27f, 0.84f};
        case Type::panzer4: return {0.78f, 0.42f, 0.28f, 0.9f};
        case Type::tiger: return {0.86f, 0.5f, 0.34f, 1.06f};
        case Type::stug: return {0.78f, 0.42f, 0, 0.98f};
        case Type::su76: return {0.7f, 0.4f, 0, 0.92f};
        case Type::halftrack: return {0.8f, 0.34f, 0, 0};
        case Type::none: break;
    }
    return {0.7f, 0.4f, 0, 0};
}

void tracks(ImDrawList& list, const paint::Placed& place, const Hull& m, float from, float to, float radius,
            const CounterColours& colours) {
    const ImU32 tread = mix(colours.outline, colours.ink, 0.25f);
    for (const float side : {-1.0f, 1.0f}) {
        const float in = side * (m.width - 0.15f), out = side * (m.width + 0.05f);
        box(list, place, {from, std::min(in, out)}, {to, std::max(in, out)}, tread, colours.ink, radius * 0.03f);
        if (radius < 16) continue;
        for (float x = from + 0.1f; x < to - 0.05f; x += 0.13f) {
            const ImVec2 link[2] = {place({x, in}), place({x, out})};
            paint::stroke(list, link, faded(colours.highlight, 0.35f), paint::hairline());
        }
    }
}

void barrel(ImDrawList& list, const paint::Placed& place, float from, float to, float radius,
            const CounterColours& colours) {
    const ImVec2 gun[2] = {place({from, 0}), place({to, 0})}, muzzle[2] = {place({to - 0.12f, 0}), place({to, 0})};
    const float width = std::max(radius * 0.1f, 1.4f);
    paint::stroke(list, gun, colours.ink, width + std::max(radius * 0.04f, 0.8f));
    paint::stroke(list, gun, colours.paper, width * 0.7f);
    paint::stroke(list, muzzle, colours.ink, width * 1.5f);
}

void halftrack_bed(ImDrawList& list, const paint::Placed& place, float radius, const CounterColours& colours,
                   float line) {
    box(list, place, {-0.72f, -0.22f}, {0.16f, 0.22f}, mix(colours.outline, colours.ink, 0.35f), colours.ink, line);
    for (const float x : {-0.55f, -0.25f}) {
        const ImVec2 bench[2] = {place({x, -0.2f}), place({x, 0.2f})};
        paint::stroke(list, bench, faded(colours.highlight, 0.6f), std::max(radius * 0.04f, 0.8f));
    }
}

constexpr ImU32 amber = IM_COL32(242, 178, 38, 255), crimson = IM_COL32(181, 32, 32, 255),
                slate = IM_COL32(70, 82, 94, 255);

// `direction` is 1 to point down, for what weakens a unit, and -1 to point up.
void chevron(const Canvas& draw, float y, float direction) {
    const std::array<ImVec2, 3> line{
        {{-0.52f, y - direction * 0.2f}, {0, y + direction * 0.2f}, {0.52f, y - direction * 0.2f}}};
    draw.path(line);
}

void sprout(const Canvas& draw) {
    const std::array<ImVec2, 4> left{{{0, 0.1f}, {-0.6f, -0.05f}, {-0.55f, -0.5f}, {-0.05f, -0.3f}}};
    const std::array<ImVec2, 4> right{{{0, 0.1f}, {0.05f, -0.3f}, {0.55f, -0.5f}, {0.6f, -0.05f}}};
    draw.line({0, 0.68f}, {0, -0.1f});
    draw.solid(left);
    draw.solid(right);
}

void tick(const Canvas& draw) {
    const std::array<ImVec2, 3> line{{{-0.48f, 0.02f}, {-0.12f, 0.4f}, {0.5f, -0.38f}}};
    draw.path(line);
}

void closed_eye(const Canvas& draw) {
    const std::array<ImVec2, 5> eye{{{-0.66f, 0}, {0, -0.42f}, {0.66f, 0}, {0, 0.42f}, {-0.66f, 0}}};
    draw.path(eye);
    draw.line({-0.5f, 0.55f}, {0.5f, -0.55f});
}

}  // namespace

CounterColours counter_colours(int side, bool greyed, float opacity) {
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side)];
    const bool night = paint::is_dark(theme::palette().page);
    const ImU32 grey = night ? IM_COL32(92, 92, 92, 255) : IM_COL32(134, 132, 126, 255);
    const float greying = greyed ? 0.72f : 0;
    const ImU32 paper = night ? mix(ivory, IM_COL32_BLACK, 0.07f) : ivory;
    return {faded(mix(own.fill, grey, greying), opacity), faded(mix(own.outline, grey, greying * 0.5f), opacity),
            faded(mix(own.highlight, grey, greying), opacity), faded(greyed ? mix(paper, grey, 0.35f) : paper, opacity),
            faded(ink_black, opacity)};
}

void draw_frame(ImDrawList& list, ImVec2 centre, float radius, int side, Kind kind, const CounterColours& colours) {
    const float line = std::max(radius * 0.085f, 0.9f);
    const bool tiny = radius < 6;
    if (side == 0) {
        const float wide = radius * 0.7f, high = radius * (tiny ? 0.5f : 0.47f);
        const ImVec2 a{centre.x - wide, centre.y - high}, b{centre.x + wide, centre.y + high};
        const std::array<ImVec2, 4> frame{a, {b.x, a.y}, b, {a.x, b.y}};
        paint::shape(list, frame, colours.paper, colours.ink, tiny ? 0 : line * 0.8f);
        symbol(Canvas(list, centre, wide, high, line, colours.ink), kind);
    } else {
        const float half = radius * 0.9f;
        const std::array<ImVec2, 4> frame{{{centre.x, centre.y - half},
                                           {centre.x + half, centre.y},
                                           {centre.x, centre.y + half},
                                           {centre.x - half, centre.y}}};
        paint::shape(list, frame, colours.paper, colours.ink, tiny ? 0 : line * 0.8f);
        const float box = half * (kind == Kind::rifle || kind == Kind::smg ? 0.5f : 0.52f);
        symbol(Canvas(list, centre, box, box, line, colours.ink), kind);
    }
}

void draw_vehicle(ImDrawList& list, ImVec2 centre, float radius, Type type, float hull, float turret,
                  const CounterColours& colours) {
    const Hull m = dimensions_of(type);
    const paint::Placed place(centre, hull, radius), aim(centre, turret, radius);
    const float line = std::max(radius * 0.045f, 0.9f);
    const bool half = type == Type::halftrack, tiny = radius < 11;
    if (!tiny) tracks(list, place, m, half ? -0.72f : -m.length, half ? 0.14f : m.length, radius, colours);
    const float in = tiny ? 0 : 0.12f;
    box(list, place, {-m.length * 0.96f, -m.width + in}, {m.length, m.width - in}, colours.fill, colours.outline, line);
    // A light front plate shows the heading.
    const std::array<ImVec2, 4> glacis{
        place({m.length * 0.62f, -m.width + in + 0.03f}), place({m.length * 0.96f, -m.width + in + 0.1f}),
        place({m.length * 0.96f, m.width - in - 0.1f}), place({m.length * 0.62f, m.width - in - 0.03f})};
    paint::fill(list, glacis, colours.highlight);
    if (half) {
        halftrack_bed(list, place, radius, colours, line);
    } else if (m.turret > 0) {
        barrel(list, aim, m.turret * 0.5f, m.barrel, radius, colours);
        const float size = (tiny ? 1.25f : 1.0f) * m.turret * radius;
        list.AddCircleFilled(aim({-0.04f, 0}), size, colours.ink);
        list.AddCircleFilled(aim({-0.04f, 0}), size - line,
                             tiny ? colours.paper : mix(colours.highlight, colours.paper, 0.35f));
        if (!tiny) list.AddCircleFilled(aim({-0.12f, m.turret * 0.3f}), size * 0.32f, colours.outline);
    } else {
        box(list, place, {-m.length * 0.55f, -m.width * 0.62f}, {m.length * 0.34f, m.width * 0.62f},
            tiny ? colours.paper : mix(colours.highlight, colours.paper, 0.35f), colours.ink, line);
        barrel(list, place, m.length * 0.25f, m.barrel, radius, colours);
    }
}

void draw_chip(ImDrawList& list, ImVec2 centre, float radius, Chip chip, float opacity) {
    const ImU32 body = chip == Chip::pinned                          ? amber
                       : chip == Chip::suppressed                    ? crimson
                       : chip == Chip::prone || chip == Chip::hidden ? slate
                                                                     : ivory;
    const ImU32 mark = paint::is_dark(body) ? ivory : ink_black;
    list.AddCircleFilled(centre, radius + std::max(1.0f, radius * 0.14f), faded(mark, opacity));
    list.AddCircleFilled(centre, radius, faded(body, opacity));
    const auto draw = [&](ImU32 ink, float line) {
        return Canvas(list, centre, radius, radius, std::max(radius * line, 1.0f), faded(ink, opacity));
    };
    const Canvas plain = draw(mark, 0.2f);
    switch (chip) {
        case Chip::pinned: return chevron(plain, 0.06f, 1);
        case Chip::suppressed: return chevron(plain, -0.24f, 1), chevron(plain, 0.3f, 1);
        case Chip::veteran: return chevron(plain, -0.2f, -1), chevron(plain, 0.26f, -1);
        case Chip::prone: return plain.line({-0.6f, 0.22f}, {0.3f, 0.22f}), plain.dot({0.46f, -0.1f}, 0.24f);
        case Chip::no_fire:
            list.AddCircle(centre, radius * 0.66f, faded(crimson, opacity), 0, std::max(radius * 0.2f, 1.0f));
            return draw(crimson, 0.24f).line({-0.46f, -0.46f}, {0.46f, 0.46f});
        case Chip::green: return sprout(draw(IM_COL32(84, 140, 30, 255), 0.18f));
        case Chip::expert: return plain.star({0, 0.03f}, radius * 0.72f);
        case Chip::used: return tick(plain);
        case Chip::called: return plain.line({-0.3f, -0.5f}, {-0.3f, 0.5f}), plain.line({0.3f, -0.5f}, {0.3f, 0.5f});
        case Chip::hidden: return closed_eye(plain);
    }
}

}  // namespace sightlines::crossfire_squads::art
