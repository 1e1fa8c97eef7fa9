#include "games/crossfire_squads/draw/traces.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "board/paint.h"
#include "games/crossfire_squads/draw/annotations.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using art::Line;

constexpr float badge = 7;  // radius

ImU32 ink_of(UnitId id) {
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side_of(id))];
    return paint::is_dark(theme::palette().page) ? own.highlight : own.outline;
}

void draw_number(ImDrawList& list, ImVec2 at, const std::string& text, ImU32 ink) {
    const theme::Palette& p = theme::palette();
    list.AddCircleFilled(at, badge + 1.5f, ink);
    list.AddCircleFilled(at, badge, p.raised);
    paint::label(list, theme::font(theme::Font::strong), 11, at, p.text, text.c_str());
}

ImVec2 part_way(ImVec2 a, ImVec2 b, float part) { return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part}; }

}  // namespace

void draw_trails(ImDrawList& list, const Camera& camera, const Traces& traces) {
    for (const Traces::Trail& trail : traces.trails) {
        const ImVec2 from = camera.at(trail.from), to = camera.at(trail.to);
        const ImU32 ink = ink_of(trail.unit);
        list.AddCircle(from, 4, ink, 0, 1.6f);
        art::draw_line(list, from, to, ink, 2.6f, Line::solid);
        art::draw_arrow_head(list, from, part_way(from, to, 0.62f), ink, 9);
    }
    for (const Traces::Shot& shot : traces.shots) {
        const ImVec2 from = camera.at(shot.from), to = camera.at(shot.to);
        art::draw_line(list, from, to, ink_of(shot.shooter), shot.hits > 0 ? 2.2f : 1.4f, Line::dotted);
        if (shot.hits == 0) list.AddCircle(art::towards(to, from, 16), 4, ink_of(shot.shooter), 0, 1.6f);
        for (int hit = 0; hit < shot.hits; ++hit) {
            const ImVec2 at = art::towards(to, from, 16 + 5 * static_cast<float>(hit)), out = art::towards(at, to, 6);
            const ImVec2 bar[2] = {{at.x - (out.y - at.y), at.y + (out.x - at.x)},
                                   {at.x + (out.y - at.y), at.y - (out.x - at.x)}};
            paint::stroke(list, bar, theme::palette().raised, 4.5f);
            paint::stroke(list, bar, theme::palette().refusal, 2.4f);
        }
    }
}

void number_trails(ImDrawList& list, const Camera& camera, const Traces& traces, const Position& seen) {
    std::vector<ImVec2> taken;
    for (int id = 0; id < all_units; ++id) {
        const Unit& unit = seen[static_cast<UnitId>(id)];
        if (unit.on_table()) taken.push_back(camera.at(unit.at));
    }
    const float clear = std::max(9.0f, 50 * camera.scale()) + badge + 5;  // of counters, with their rims
    int number = 0;
    for (const Traces::Trail& trail : traces.trails) {
        ++number;
        for (const float part : {0.4f, 0.55f, 0.25f, 0.7f}) {
            const ImVec2 at = part_way(camera.at(trail.from), camera.at(trail.to), part);
            const auto near = [&](ImVec2 other) { return std::hypot(other.x - at.x, other.y - at.y) < clear; };
            if (std::any_of(taken.begin(), taken.end(), near)) continue;
            draw_number(list, at, std::to_string(number), ink_of(trail.unit));
            taken.push_back(at);
            break;
        }
    }
}

void draw_losses(ImDrawList& list, const Camera& camera, const Traces& traces) {
    for (const Traces::Loss& loss : traces.losses) {
        const ImVec2 at = camera.at(loss.at);
        const float r = std::max(9.0f, 50 * camera.scale());
        list.AddCircleFilled(at, r, paint::faded(theme::palette().raised, 0.8f));
        list.AddCircle(at, r, ink_of(loss.unit), 0, 2);
        const ImVec2 falling[2] = {{at.x - r * 0.6f, at.y - r * 0.6f}, {at.x + r * 0.6f, at.y + r * 0.6f}};
        const ImVec2 rising[2] = {{at.x - r * 0.6f, at.y + r * 0.6f}, {at.x + r * 0.6f, at.y - r * 0.6f}};
        for (const auto* line : {&falling, &rising}) paint::stroke(list, *line, theme::palette().refusal, 3);
    }
}

}  // namespace sightlines::crossfire_squads
