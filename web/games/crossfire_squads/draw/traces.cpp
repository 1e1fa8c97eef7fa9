#include "games/crossfire_squads/draw/traces.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/draw/annotations.h"
#include "games/crossfire_squads/rules/names.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using art::Line;

constexpr float number_radius = 8;

// Bright enough on any ground, with the casing that is drawn around it.
ImU32 trail_ink(int side) {
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side)];
    return paint::is_dark(theme::palette().page) ? own.highlight : own.outline;
}

ImU32 casing() {
    const theme::Palette& p = theme::palette();
    return paint::is_dark(p.page) ? p.page : p.raised;
}

// Whether a trail is the next leg of a unit's way.
bool goes_on(const Traces::Trail* last, const Traces::Trail& trail) {
    return last != nullptr && last->unit == trail.unit && last->to == trail.from;
}

ImVec2 part_way(ImVec2 a, ImVec2 b, float part) { return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part}; }

}  // namespace

void draw_trail(ImDrawList& list, ImVec2 from, ImVec2 to, int side) {
    const ImU32 ink = trail_ink(side);
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const ImVec2 ends[2] = {from, to};
    paint::stroke(list, ends, paint::faded(casing(), 0.85f), 6);
    paint::stroke(list, ends, ink, 3);
    // One in the middle and, on a long way, one where it sets out: the end may lie below a counter.
    art::draw_arrow_head(list, from, part_way(from, to, 0.66f), ink, 11);
    if (length > 120) art::draw_arrow_head(list, from, part_way(from, to, 0.3f), ink, 11);
}

void draw_shot(ImDrawList& list, ImVec2 from, ImVec2 to, int side, int hits, float strength) {
    const ImU32 ink = paint::faded(trail_ink(side), strength);
    art::draw_line(list, from, to, ink, hits > 0 ? 2.4f : 1.6f, Line::dotted);
    if (hits == 0) list.AddCircle(art::towards(to, from, 16), 4, ink, 0, 1.6f);
    for (int hit = 0; hit < hits; ++hit) {
        const ImVec2 at = art::towards(to, from, 16 + 5 * static_cast<float>(hit)), out = art::towards(at, to, 6);
        const ImVec2 bar[2] = {{at.x - (out.y - at.y), at.y + (out.x - at.x)},
                               {at.x + (out.y - at.y), at.y - (out.x - at.x)}};
        paint::stroke(list, bar, paint::faded(theme::palette().raised, strength), 4.5f);
        paint::stroke(list, bar, paint::faded(theme::palette().refusal, strength), 2.4f);
    }
}

void draw_trails(ImDrawList& list, const Camera& camera, const Traces& traces, const Position& seen) {
    const Traces::Trail* last = nullptr;
    for (const Traces::Trail& trail : traces.trails) {
        const bool first = !goes_on(last, trail);
        const ImVec2 from = camera.at(trail.from), to = camera.at(trail.to);
        const float radius = art::shown_radius(seen[trail.unit], camera);
        if (first) art::draw_symbol(list, from, radius, side_of(trail.unit), seen[trail.unit], art::left_behind);
        const bool apart = std::hypot(to.x - from.x, to.y - from.y) > radius;
        draw_trail(list, !first || !apart ? from : art::towards(from, to, radius), to, side_of(trail.unit));
        last = &trail;
    }
}

void draw_shots(ImDrawList& list, const Camera& camera, std::span<const Traces::Shot> shots, float strength) {
    for (const Traces::Shot& shot : shots)
        draw_shot(list, camera.at(shot.from), camera.at(shot.to), side_of(shot.shooter), shot.hits, strength);
}

Area TrailNumber::area() const {
    constexpr float reach = number_radius + 3;
    return {{at.x - reach, at.y - reach}, {at.x + reach, at.y + reach}};
}

std::vector<TrailNumber> trail_numbers(const Camera& camera, const Traces& traces, const Position& seen,
                                       std::span<const Area> areas) {
    std::vector<TrailNumber> numbers;
    std::vector<ImVec2> taken;
    for (int id = 0; id < all_units; ++id) {
        const Unit& unit = seen[static_cast<UnitId>(id)];
        if (unit.on_table()) taken.push_back(camera.at(unit.at));
    }
    const float clear =
        std::max(camera.least_counter(), 50 * camera.scale()) + number_radius + 5;  // of counters, with their rims
    int number = 0;
    bool placed = false;  // the number of the way that is looked at
    const Traces::Trail* last = nullptr;
    for (const Traces::Trail& trail : traces.trails) {
        if (!goes_on(last, trail)) ++number, placed = false;
        last = &trail;
        for (const float part : {0.4f, 0.55f, 0.25f, 0.7f}) {
            const ImVec2 at = part_way(camera.at(trail.from), camera.at(trail.to), part);
            const auto near = [&](ImVec2 other) { return std::hypot(other.x - at.x, other.y - at.y) < clear; };
            const TrailNumber here{number, side_of(trail.unit), at};
            const auto covered = [&](const Area& area) { return art::overlap(here.area(), area); };
            if (placed || std::ranges::any_of(taken, near) || std::ranges::any_of(areas, covered)) continue;
            numbers.push_back(here);
            taken.push_back(at);
            placed = true;
        }
    }
    return numbers;
}

void draw_trail_numbers(ImDrawList& list, const std::vector<TrailNumber>& numbers) {
    const theme::Palette& p = theme::palette();
    for (const TrailNumber& each : numbers) {
        const ImVec2 at = each.at;
        const std::string text = std::to_string(each.number);
        list.AddCircleFilled({at.x, at.y + 1}, number_radius + 2.5f, IM_COL32(0, 0, 0, 60));
        list.AddCircleFilled(at, number_radius + 2, trail_ink(each.side));
        list.AddCircleFilled(at, number_radius, p.raised);
        paint::label(list, theme::font(theme::Font::strong), 13, at, p.text, text.c_str());
        test_ids::add("trail:" + text, each.area().min, each.area().max);
    }
}

void draw_rally(ImDrawList& list, ImVec2 centre, int side, bool helped) {
    const theme::Palette& p = theme::palette();
    constexpr float arm = 4.5f;
    list.AddCircleFilled(centre, number_radius + 2, trail_ink(side));
    list.AddCircleFilled(centre, number_radius, p.raised);
    const float bend = helped ? arm : 0;
    const ImVec2 sign[3] = {
        {centre.x - arm, centre.y + bend / 2}, {centre.x, centre.y - bend / 2}, {centre.x + arm, centre.y + bend / 2}};
    paint::stroke(list, sign, helped ? p.text : p.refusal, 2.4f);
}

void draw_rallies(ImDrawList& list, const Camera& camera, const Traces& traces, const Position& seen) {
    constexpr float diagonal = 0.75f;
    for (const Traces::Rally& rally : traces.rallies) {
        if (!seen[rally.unit].on_table() || seen[rally.unit].at != rally.at) continue;
        const float away = diagonal * (art::shown_radius(seen[rally.unit], camera) + number_radius / 2);
        const ImVec2 middle = camera.at(rally.at), centre{middle.x + away, middle.y - away};
        draw_rally(list, centre, side_of(rally.unit), rally.helped);
        constexpr float reach = number_radius + 2;
        test_ids::add("rally:" + unit_name(rally.unit), {centre.x - reach, centre.y - reach},
                      {centre.x + reach, centre.y + reach});
    }
}

void draw_losses(ImDrawList& list, const Camera& camera, const Traces& traces) {
    for (const Traces::Loss& loss : traces.losses) {
        const ImVec2 at = camera.at(loss.at);
        const float r = std::max({9.0f, camera.least_counter(), 50 * camera.scale()});
        list.AddCircleFilled(at, r, paint::faded(theme::palette().raised, 0.8f));
        list.AddCircle(at, r, trail_ink(side_of(loss.unit)), 0, 2);
        const ImVec2 falling[2] = {{at.x - r * 0.6f, at.y - r * 0.6f}, {at.x + r * 0.6f, at.y + r * 0.6f}};
        const ImVec2 rising[2] = {{at.x - r * 0.6f, at.y + r * 0.6f}, {at.x + r * 0.6f, at.y - r * 0.6f}};
        for (const auto* line : {&falling, &rising}) paint::stroke(list, *line, theme::palette().refusal, 3);
    }
}

}  // namespace sightlines::crossfire_squads
