#include "games/crossfire_squads/draw/traces.h"

#include <algorithm>
#include <string>

#include "board/paint.h"
#include "engine/wording.h"
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

void draw_badge(ImDrawList& list, ImVec2 at, const std::string& text, ImU32 ink) {
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
        const std::string hits = shot.hits > 0 ? wording::counted(shot.hits, "hit") : "miss";
        art::draw_label(list, part_way(from, to, 0.5f), hits, theme::palette().text);
    }
    if (traces.trails.size() < 2) return;
    for (std::size_t i = 0; i < traces.trails.size(); ++i) {
        const Traces::Trail& trail = traces.trails[i];
        draw_badge(list, part_way(camera.at(trail.from), camera.at(trail.to), 0.4f), std::to_string(i + 1),
                   ink_of(trail.unit));
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
