#include "games/crossfire_squads/art/counters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "base/sort_short.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/art/symbols.h"
#include "games/crossfire_squads/draw/annotations.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;
using paint::mix;

constexpr float label_min_radius = 11;  // below this radius a number is too small to read
constexpr float chip_min_radius = 10;   // below this radius bars replace the chips

float angle_of(Point heading, bool turned) {
    const auto x = static_cast<float>(heading.x), y = static_cast<float>(heading.y);
    return turned ? std::atan2(-y, -x) : std::atan2(y, x);
}

ImVec2 beside(ImVec2 centre, float radius, float x, float y) { return {centre.x + x * radius, centre.y + y * radius}; }

// The keyline sets the disc off from any ground.
void draw_disc(ImDrawList& list, const Look& look, const CounterColours& colours) {
    const float r = look.radius, rim = std::max(r * 0.09f, 1.0f);
    const theme::Palette& p = theme::palette();
    paint::soft_disc(list, beside(look.centre, r, 0.1f, 0.2f), r * 0.8f, r * 1.4f,
                     faded(IM_COL32_BLACK, 0.38f * look.opacity));
    list.AddCircleFilled(look.centre, r + std::max(1.0f, r * 0.05f),
                         faded(paint::is_dark(p.page) ? p.page : p.raised, 0.9f * look.opacity));
    list.AddCircleFilled(look.centre, r, colours.outline);
    const int first = list.VtxBuffer.Size;
    list.AddCircleFilled(look.centre, r - rim, colours.fill);
    paint::wash(list, first, beside(look.centre, r, -0.7f, -0.8f), beside(look.centre, r, 0.7f, 0.8f),
                mix(colours.fill, colours.highlight, 0.75f), colours.fill);
}

// A pale disc, so that hull and turret stand out.
void draw_vehicle_base(ImDrawList& list, const Look& look, const CounterColours& colours) {
    const float r = look.radius;
    paint::soft_disc(list, beside(look.centre, r, 0.08f, 0.14f), r * 0.5f, r * 1.15f,
                     faded(IM_COL32_BLACK, 0.34f * look.opacity));
    list.AddCircleFilled(look.centre, r, faded(colours.paper, paint::is_dark(theme::palette().page) ? 0.5f : 0.78f));
    list.AddCircle(look.centre, r - 0.5f, colours.outline, 0, std::max(r * 0.045f, 1.0f));
}

// Pinned and suppressed differ by shape too, for colour-blind players.
void draw_state_ring(ImDrawList& list, const Look& look) {
    if (look.unit.state == State::fit) return;
    const bool pinned = look.unit.state == State::pinned;
    const float r = look.radius + std::max(look.radius * 0.1f, 1.6f), width = std::max(look.radius * 0.13f, 1.8f);
    const ImU32 colour = faded(pinned ? IM_COL32(242, 178, 38, 255) : IM_COL32(206, 42, 38, 255), look.opacity);
    if (pinned) {
        list.AddCircle(look.centre, r, colour, 0, width);
        return;
    }
    for (int quarter = 0; quarter < 4; ++quarter) {
        const float from = 1.5707963f * static_cast<float>(quarter) + 0.24f;
        list.PathArcTo(look.centre, r, from, from + 1.09f);
        list.PathStroke(colour, 0, width);
    }
}

// A wedge ahead, and ticks where the arc of fire ends, 45 degrees to either side.
void draw_facing(ImDrawList& list, const Look& look, const CounterColours& colours) {
    if (look.unit.face == no_heading || is_vehicle(look.unit)) return;
    const paint::Placed place(look.centre, angle_of(look.unit.face, look.turned), look.radius);
    const float out = look.radius < 9 ? 1.62f : 1.46f;
    const std::array<ImVec2, 3> wedge{place({1.02f, -0.34f}), place({out, 0}), place({1.02f, 0.34f})};
    paint::shape(list, wedge, colours.highlight, colours.outline, std::max(look.radius * 0.07f, 1.0f));
    if (look.radius < 9) return;
    for (const float side : {-0.70710678f, 0.70710678f}) {
        const ImVec2 tick[2] = {place({0.7071f * 1.02f, side * 1.02f}), place({0.7071f * 1.3f, side * 1.3f})};
        paint::stroke(list, tick, faded(colours.paper, 0.9f), std::max(look.radius * 0.13f, 2.0f));
        paint::stroke(list, tick, colours.outline, std::max(look.radius * 0.08f, 1.2f));
    }
}

void draw_tag(ImDrawList& list, ImVec2 centre, float size, const std::string& text, const CounterColours& colours) {
    ImFont* font = theme::font(theme::Font::strong);
    const float line = std::round(size), wide = font->CalcTextSizeA(line, 1000, 0, text.c_str()).x;
    const ImVec2 half{std::max(wide / 2 + line * 0.22f, line * 0.44f), line * 0.44f};
    list.AddRectFilled({centre.x - half.x, centre.y - half.y}, {centre.x + half.x, centre.y + half.y}, colours.paper,
                       half.y * 0.7f);
    list.AddRect({centre.x - half.x, centre.y - half.y}, {centre.x + half.x, centre.y + half.y}, colours.outline,
                 half.y * 0.7f, 0, std::max(1.0f, line * 0.07f));
    paint::label(list, font, line, centre, colours.ink, text.c_str());
}

void draw_number(ImDrawList& list, const Look& look, const CounterColours& colours) {
    const float r = look.radius;
    const bool half_size = radius_of(look.unit) < 50;
    if (!look.numbered || look.unit.platoon == 0 || r < (half_size ? label_min_radius * 0.6f : label_min_radius))
        return;
    const float size = std::clamp(r * 0.62f, 10.0f, 28.0f);
    const auto fits = [&](const std::string& what) {
        return theme::text_width(theme::Font::strong, size, what) <= 1.9f * r;
    };
    const std::string text = std::to_string(look.unit.platoon);
    if (!fits(text)) return;
    draw_tag(list, beside(look.centre, r, 0, half_size ? 1.1f : 0.9f), size, text, colours);
}

// Replaces the chips on small counters: a bar across for no-fire, a bar below for prone.
void draw_bars(ImDrawList& list, const Look& look, const CounterColours& colours) {
    const auto bar = [&](ImVec2 a, ImVec2 b, ImU32 colour) {
        const ImVec2 ends[2] = {beside(look.centre, look.radius, a.x, a.y), beside(look.centre, look.radius, b.x, b.y)};
        paint::stroke(list, ends, colours.paper, 3.2f);
        paint::stroke(list, ends, colour, 1.8f);
    };
    if (look.radius >= chip_min_radius) return;
    if (look.unit.no_fire) bar({-0.8f, -0.8f}, {0.8f, 0.8f}, IM_COL32(190, 30, 30, 255));
    if (look.unit.prone) bar({-0.85f, 1.05f}, {0.85f, 1.05f}, colours.ink);
}

void draw_chips(ImDrawList& list, const Look& look) {
    const Unit& unit = look.unit;
    const float r = look.radius;
    if (r < chip_min_radius) return;
    const float chip = std::clamp(r * 0.28f, 3.6f, 13.0f), out = 0.76f + 1.2f / r;
    static constexpr std::array<ImVec2, 5> corners{{{1, -1}, {1, 1}, {-1, -1}, {-1, 1}, {0, -1.3f}}};
    const auto put = [&](bool on, Chip which, std::size_t corner) {
        if (!on) return;
        const ImVec2 at = corners[corner];
        draw_chip(list, beside(look.centre, r, at.x * out, at.y * out), chip, which, look.opacity);
    };
    put(unit.state == State::pinned, Chip::pinned, 0);
    put(unit.state == State::suppressed, Chip::suppressed, 0);
    put(unit.no_fire, Chip::no_fire, 1);
    put(unit.used > 0 && !unit.no_fire, unit.used > 1 ? Chip::called : Chip::used, 1);
    put(unit.quality == Quality::veteran, Chip::veteran, 2);
    put(unit.quality == Quality::green, Chip::green, 2);
    put(unit.expert, Chip::expert, 4);
    put(unit.prone, Chip::prone, 3);
    put(unit.hidden(), Chip::hidden, 3);
}

}  // namespace

float shown_radius(const Make& unit, const Camera& camera, bool chosen) {
    const int base = radius_of(unit);
    const float tiny = base < 50 ? 4.2f : base > 50 ? 6.5f : 5.2f, own = camera.least_counter();
    const float large = std::max(12.0f, own * 1.5f);  // readable anyway, and larger ones would hide who touches whom
    const float radius = std::max({static_cast<float>(base) * camera.scale(), tiny, base > 50 ? own * 1.2f : own});
    const float shown = std::max(radius, std::min(radius * camera.look().pieces, large));
    return chosen ? std::max(shown, least_chosen) : shown;
}

void draw_counter(ImDrawList& list, const Look& look) {
    const CounterColours colours = counter_colours(look.side, look.unit.state == State::suppressed, look.opacity);
    const paint::Fine fine(list);
    if (look.chosen) {
        const ImU32 accent = theme::palette().accent;
        list.AddCircleFilled(look.centre, look.radius + 9, faded(accent, 0.2f));
        draw_ring(list, look.centre, look.radius + 4, accent, 2.6f);
    }
    if (is_vehicle(look.unit)) {
        draw_vehicle_base(list, look, colours);
        const float hull = angle_of(look.unit.face, look.turned);
        draw_vehicle(list, look.centre, look.radius, look.unit.type, hull,
                     look.unit.turret == no_heading ? hull : angle_of(look.unit.turret, look.turned), colours);
    } else {
        draw_facing(list, look, colours);
        draw_disc(list, look, colours);
        draw_frame(list, look.centre, look.radius, look.side, look.unit.kind, colours);
    }
    draw_state_ring(list, look);
    if (look.unit.hidden()) draw_dotted_ring(list, look.centre, look.radius + 3, theme::palette().text);
    draw_bars(list, look, colours);
    draw_number(list, look, colours);
    draw_chips(list, look);
}

ImVec2 map_position(const Position& at, UnitId id) {
    const Unit& unit = at[id];
    if (!unit.hidden()) return {static_cast<float>(unit.at.x), static_cast<float>(unit.at.y)};
    const Piece* piece = at.terrain.find(unit.hidden_in);
    if (piece == nullptr) return {};
    int place = 0, count = 0;
    for (int number = 0; number < most_units; ++number) {
        const UnitId other = unit_id(side_of(id), number);
        if (!at[other].hidden() || at[other].hidden_in != unit.hidden_in) continue;
        ++count;
        if (other < id) ++place;
    }
    const Box& box = piece->shape.box();
    const float x = static_cast<float>(box.left + box.right) / 2, y = static_cast<float>(box.top + box.bottom) / 2;
    const float spread = count > 2 ? 120.0f : 130.0f, columns = static_cast<float>(std::min(count, 2));
    const int rows = (count + 1) / 2, row = place / 2;
    return {x + (static_cast<float>(place % 2) - (columns - 1) / 2) * spread,
            y + (static_cast<float>(row) - static_cast<float>(rows - 1) / 2) * spread};
}

ImVec2 counter_place(const Camera& camera, const Position& at, UnitId id) {
    constexpr float covered = 0.2f;  // of the way from middle to middle
    const ImVec2 place = camera.at(map_position(at, id));
    ImVec2 shown = place;
    for (int number = 0; at[id].on_table() && number < all_units; ++number) {
        const auto other = static_cast<UnitId>(number);
        if (other == id || !at[other].on_table()) continue;
        const ImVec2 beside = camera.at(map_position(at, other));
        const float x = place.x - beside.x, y = place.y - beside.y, far = std::max(std::hypot(x, y), 1.0f);
        const float apart = (1 - covered) * (shown_radius(at[id], camera) + shown_radius(at[other], camera));
        const float away = std::max(apart - far, 0.0f) / 2 / far;
        shown = {shown.x + x * away, shown.y + y * away};
    }
    return shown;
}

bool is_shown(const Position& at, UnitId id, int viewer) {
    const Unit& unit = at[id];
    return unit.on_table() || (unit.hidden() && (viewer == everybody || viewer == side_of(id)));
}

Look look_of(const Camera& camera, const Position& at, UnitId id) {
    const Unit& unit = at[id];
    return {.centre = counter_place(camera, at, id),
            .radius = shown_radius(unit, camera),
            .side = side_of(id),
            .unit = unit,
            .opacity = unit.hidden() ? 0.75f : 1.0f,
            .turned = camera.look().turned};
}

// The chosen one last, and before it half-size bases, so that a counter enlarged on a small screen does not cover its
// commander.
void draw_counters(ImDrawList& list, std::vector<Look> looks) {
    sort_short(looks, [](const Look& a, const Look& b) {
        const bool small_a = radius_of(a.unit) < 50, small_b = radius_of(b.unit) < 50;
        return a.chosen != b.chosen       ? b.chosen
               : small_a != small_b       ? small_b
               : a.centre.y != b.centre.y ? a.centre.y < b.centre.y
                                          : a.centre.x < b.centre.x;
    });
    for (const Look& look : looks) draw_counter(list, look);
}

void draw_units(ImDrawList& list, const Camera& camera, const Position& at, int viewer) {
    std::vector<Look> looks;
    const Area& viewport = camera.viewport();
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (!is_shown(at, unit, viewer)) continue;
        const Look look = look_of(camera, at, unit);
        const float reach = look.radius * 2;
        if (look.centre.x < viewport.min.x - reach || look.centre.x > viewport.max.x + reach ||
            look.centre.y < viewport.min.y - reach || look.centre.y > viewport.max.y + reach)
            continue;
        looks.push_back(look);
    }
    draw_counters(list, std::move(looks));
}

UnitId unit_at(const Camera& camera, const Position& at, int viewer, ImVec2 screen) {
    UnitId nearest = no_unit;
    float least = 0;
    const float finger = platform::surroundings().coarse ? 20.0f : 9.0f;
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (!is_shown(at, unit, viewer)) continue;
        const ImVec2 c = counter_place(camera, at, unit);
        const float radius = shown_radius(at[unit], camera);
        const float away = std::hypot(c.x - screen.x, c.y - screen.y) - std::max(radius, finger);
        if (away >= least) continue;
        least = away;
        nearest = unit;
    }
    return nearest;
}

void draw_symbol(ImDrawList& list, ImVec2 centre, float radius, int side, const Make& unit, float opacity) {
    Look look{centre, radius, side, {}, opacity};
    static_cast<Make&>(look.unit) = unit;
    look.unit.platoon = 0;
    look.unit.quality = Quality::regular;
    look.unit.expert = false;
    look.unit.face = is_vehicle(unit) ? Point{0, -1} : no_heading;
    const CounterColours colours = counter_colours(side, false, opacity);
    if (is_vehicle(unit)) {
        draw_vehicle(list, centre, radius, unit.type, angle_of(look.unit.face, false), angle_of(look.unit.face, false),
                     colours);
        return;
    }
    draw_disc(list, look, colours);
    draw_frame(list, centre, radius, side, unit.kind, colours);
}

// A shield, so that it is not taken for a unit; a bar across or a bend sets the sides apart without colour.
void draw_badge(ImDrawList& list, ImVec2 centre, float size, int side) {
    const CounterColours colours = counter_colours(side, false, 1);
    const paint::Fine fine(list);
    const paint::Placed place(centre, 0, size / 2);
    const std::array<ImVec2, 7> shield{place({-0.8f, -0.92f}), place({0.8f, -0.92f}), place({0.8f, 0.1f}),
                                       place({0.5f, 0.62f}),   place({0, 0.96f}),     place({-0.5f, 0.62f}),
                                       place({-0.8f, 0.1f})};
    paint::shape(list, shield, colours.fill, colours.outline, std::max(size * 0.06f, 1.0f));
    const ImVec2 bar[2] = {place({-0.62f, side == 0 ? -0.3f : -0.66f}), place({0.62f, side == 0 ? -0.3f : 0.34f})};
    paint::stroke(list, bar, colours.paper, size * 0.14f);
}

}  // namespace sightlines::crossfire_squads::art
