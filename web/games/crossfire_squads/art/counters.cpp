#include "games/crossfire_squads/art/counters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

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

constexpr float words_from = 11;  // the radius at which figures can be read
constexpr float chips_from = 10;  // below, lines across the counter say the same

float angle_of(Point heading) { return std::atan2(static_cast<float>(heading.y), static_cast<float>(heading.x)); }

ImVec2 beside(ImVec2 centre, float radius, float x, float y) { return {centre.x + x * radius, centre.y + y * radius}; }

// The disc, lit from the north-west; a keyline parts it from any ground.
void draw_disc(ImDrawList& list, const Look& look, const Coat& coat) {
    const float r = look.radius, rim = std::max(r * 0.09f, 1.0f);
    const theme::Palette& p = theme::palette();
    paint::soft_disc(list, beside(look.centre, r, 0.1f, 0.2f), r * 0.8f, r * 1.4f,
                     faded(IM_COL32_BLACK, 0.38f * look.opacity));
    list.AddCircleFilled(look.centre, r + std::max(1.0f, r * 0.05f),
                         faded(paint::is_dark(p.page) ? p.page : p.raised, 0.9f * look.opacity));
    list.AddCircleFilled(look.centre, r, coat.outline);
    const int first = list.VtxBuffer.Size;
    list.AddCircleFilled(look.centre, r - rim, coat.fill);
    paint::wash(list, first, beside(look.centre, r, -0.7f, -0.8f), beside(look.centre, r, 0.7f, 0.8f),
                mix(coat.fill, coat.highlight, 0.75f), coat.fill);
}

// Vehicles stand on a pale disc, so that hull and turret show.
void draw_stand(ImDrawList& list, const Look& look, const Coat& coat) {
    const float r = look.radius;
    paint::soft_disc(list, beside(look.centre, r, 0.08f, 0.14f), r * 0.5f, r * 1.15f,
                     faded(IM_COL32_BLACK, 0.34f * look.opacity));
    list.AddCircleFilled(look.centre, r, faded(coat.paper, paint::is_dark(theme::palette().page) ? 0.5f : 0.78f));
    list.AddCircle(look.centre, r - 0.5f, coat.outline, 0, std::max(r * 0.045f, 1.0f));
}

// One unbroken ring for pinned, a ring of four pieces for suppressed.
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

// Where an arc opens: a wedge ahead, and ticks 45 degrees to either side of it.
void draw_facing(ImDrawList& list, const Look& look, const Coat& coat) {
    if (look.unit.face == no_heading || is_vehicle(look.unit)) return;
    const paint::Placed place(look.centre, angle_of(look.unit.face), look.radius);
    const float out = look.radius < 9 ? 1.62f : 1.46f;
    const std::array<ImVec2, 3> wedge{place({1.02f, -0.34f}), place({out, 0}), place({1.02f, 0.34f})};
    paint::shape(list, wedge, coat.highlight, coat.outline, std::max(look.radius * 0.07f, 1.0f));
    if (look.radius < 9) return;
    for (const float side : {-0.70710678f, 0.70710678f}) {
        const ImVec2 tick[2] = {place({0.7071f * 1.02f, side * 1.02f}), place({0.7071f * 1.3f, side * 1.3f})};
        paint::stroke(list, tick, faded(coat.paper, 0.9f), std::max(look.radius * 0.13f, 2.0f));
        paint::stroke(list, tick, coat.outline, std::max(look.radius * 0.08f, 1.2f));
    }
}

void draw_tag(ImDrawList& list, ImVec2 centre, float size, const std::string& words, const Coat& coat) {
    ImFont* font = theme::font(theme::Font::strong);
    const float line = std::round(size), wide = font->CalcTextSizeA(line, 1000, 0, words.c_str()).x;
    const ImVec2 half{std::max(wide / 2 + line * 0.22f, line * 0.44f), line * 0.44f};
    list.AddRectFilled({centre.x - half.x, centre.y - half.y}, {centre.x + half.x, centre.y + half.y}, coat.paper,
                       half.y * 0.7f);
    list.AddRect({centre.x - half.x, centre.y - half.y}, {centre.x + half.x, centre.y + half.y}, coat.outline,
                 half.y * 0.7f, 0, std::max(1.0f, line * 0.07f));
    paint::label(list, font, line, centre, coat.ink, words.c_str());
}

void draw_words(ImDrawList& list, const Look& look, const Coat& coat) {
    const float r = look.radius;
    const bool half_size = radius_of(look.unit) < 50;
    if (r < (half_size ? words_from * 0.6f : words_from)) return;
    std::string words;
    if (look.unit.platoon > 0) words = std::to_string(look.unit.platoon);
    if (look.unit.kind == Kind::fo) words = std::to_string(look.unit.he) + "/" + std::to_string(look.unit.smoke);
    if (words.empty()) return;
    draw_tag(list, beside(look.centre, r, 0, half_size ? 1.1f : 0.9f), std::clamp(r * 0.62f, 10.0f, 28.0f), words,
             coat);
}

// What is said by a chip when there is room for one: no-fire a bar across, prone a bar below.
void draw_bars(ImDrawList& list, const Look& look, const Coat& coat) {
    const auto bar = [&](ImVec2 a, ImVec2 b, ImU32 colour) {
        const ImVec2 ends[2] = {beside(look.centre, look.radius, a.x, a.y), beside(look.centre, look.radius, b.x, b.y)};
        paint::stroke(list, ends, coat.paper, 3.2f);
        paint::stroke(list, ends, colour, 1.8f);
    };
    if (look.radius >= chips_from) return;
    if (look.unit.no_fire) bar({-0.8f, -0.8f}, {0.8f, 0.8f}, IM_COL32(190, 30, 30, 255));
    if (look.unit.prone) bar({-0.85f, 1.05f}, {0.85f, 1.05f}, coat.ink);
}

void draw_chips(ImDrawList& list, const Look& look) {
    const Unit& unit = look.unit;
    const float r = look.radius;
    if (r < chips_from) return;
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

float shown_radius(const Make& unit, float scale) {
    const int base = radius_of(unit);
    const float least = base < 50 ? 4.2f : base > 50 ? 6.5f : 5.2f;
    return std::max(static_cast<float>(base) * scale, least);
}

void draw_counter(ImDrawList& list, const Look& look) {
    const Coat coat = coat_of(look.side, look.unit.state == State::suppressed, look.opacity);
    const paint::Fine fine(list);
    if (is_vehicle(look.unit)) {
        draw_stand(list, look, coat);
        const float hull = angle_of(look.unit.face);
        draw_vehicle(list, look.centre, look.radius, look.unit.type, hull,
                     look.unit.turret == no_heading ? hull : angle_of(look.unit.turret), coat);
    } else {
        draw_facing(list, look, coat);
        draw_disc(list, look, coat);
        draw_frame(list, look.centre, look.radius, look.side, look.unit.kind, coat);
    }
    draw_state_ring(list, look);
    if (look.unit.hidden()) draw_dotted_ring(list, look.centre, look.radius + 3, theme::palette().text);
    draw_bars(list, look, coat);
    draw_words(list, look, coat);
    draw_chips(list, look);
}

ImVec2 stand_of(const Position& at, UnitId id) {
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
    const float rows = static_cast<float>((count + 1) / 2);
    return {x + (static_cast<float>(place % 2) - (columns - 1) / 2) * spread,
            y + (static_cast<float>(place / 2) - (rows - 1) / 2) * spread};
}

bool is_shown(const Position& at, UnitId id, int viewer) {
    const Unit& unit = at[id];
    return unit.on_table() || (unit.hidden() && (viewer == whole || viewer == side_of(id)));
}

Look look_of(const Camera& camera, const Position& at, UnitId id) {
    const Unit& unit = at[id];
    return {camera.at(stand_of(at, id)), shown_radius(unit, camera.scale()), side_of(id), unit,
            unit.hidden() ? 0.75f : 1.0f};
}

// Northern ones first, half-size bases last, lest a grown counter covers its commander.
void draw_units(ImDrawList& list, const Camera& camera, const Position& at, int viewer) {
    std::vector<Look> looks;
    const Area& room = camera.room();
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (!is_shown(at, unit, viewer)) continue;
        const Look look = look_of(camera, at, unit);
        const float reach = look.radius * 2;
        if (look.centre.x < room.min.x - reach || look.centre.x > room.max.x + reach ||
            look.centre.y < room.min.y - reach || look.centre.y > room.max.y + reach)
            continue;
        looks.push_back(look);
    }
    std::sort(looks.begin(), looks.end(), [](const Look& a, const Look& b) {
        const bool small_a = radius_of(a.unit) < 50, small_b = radius_of(b.unit) < 50;
        return small_a != small_b         ? small_b
               : a.centre.y != b.centre.y ? a.centre.y < b.centre.y
                                          : a.centre.x < b.centre.x;
    });
    for (const Look& look : looks) draw_counter(list, look);
}

UnitId unit_at(const Camera& camera, const Position& at, int viewer, ImVec2 screen) {
    UnitId nearest = no_unit;
    float least = 0;
    const float finger = platform::surroundings().coarse ? 20.0f : 9.0f;
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (!is_shown(at, unit, viewer)) continue;
        const ImVec2 c = camera.at(stand_of(at, unit));
        const float radius = shown_radius(at[unit], camera.scale());
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
    const Coat coat = coat_of(side, false, opacity);
    if (is_vehicle(unit)) {
        draw_vehicle(list, centre, radius, unit.type, angle_of(look.unit.face), angle_of(look.unit.face), coat);
        return;
    }
    draw_disc(list, look, coat);
    draw_frame(list, centre, radius, side, unit.kind, coat);
}

void draw_badge(ImDrawList& list, ImVec2 centre, float size, int side) {
    Make unit;
    unit.kind = Kind::rifle;
    draw_symbol(list, centre, size / 2, side, unit);
}

}  // namespace sightlines::crossfire_squads::art
