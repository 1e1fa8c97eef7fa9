#include "games/crossfire_squads/draw/animation.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/draw/annotations.h"
#include "games/crossfire_squads/draw/place_layer.h"
#include "games/crossfire_squads/draw/unit_layer.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using paint::faded;

ImVec2 between(ImVec2 a, ImVec2 b, float part) { return {std::lerp(a.x, b.x, part), std::lerp(a.y, b.y, part)}; }

// A unit between two positions; opacity 0 if it is visible in neither.
art::Look look_between(const Camera& camera, const Transition& transition, UnitId id) {
    const Position &before = transition.before, &after = transition.after;
    const int viewer = transition.viewer;
    const float part = transition.part;
    const bool was = art::is_shown(before, id, viewer), is = art::is_shown(after, id, viewer);
    art::Look look;
    look.opacity = 0;
    if (!was && !is) return look;
    look = art::look_of(camera, is && (part > 0.5f || !was) ? after : before, id);
    look.chosen = id == transition.chosen;
    look.radius = art::shown_radius(look.unit, camera, look.chosen);
    if (was && is) {
        look.centre = between(art::counter_place(camera, before, id), art::counter_place(camera, after, id), part);
    } else {
        look.opacity *= is ? part : 1 - part;
    }
    return look;
}

ImU32 state_colour(State state) {
    return state == State::suppressed ? IM_COL32(206, 42, 38, 255)
           : state == State::pinned   ? IM_COL32(242, 178, 38, 255)
                                      : theme::palette().raised;
}

// An expanding ring that fades out, to show that something has happened to the unit.
void draw_flash(ImDrawList& list, const art::Look& look, ImU32 colour, float part) {
    list.AddCircle(look.centre, look.radius * (1.1f + 0.9f * part), faded(colour, 1 - part), 0, 4 * (1 - part) + 1);
}

// Three tracer rounds one after the other, then the impact.
void draw_tracer(ImDrawList& list, ImVec2 from, ImVec2 to, float radius, float part) {
    const ImU32 glow = IM_COL32(255, 214, 92, 255);
    const ImVec2 line[2] = {from, to};
    paint::stroke(list, line, faded(glow, 0.35f * (1 - part)), 1.4f);
    for (const float delay : {0.0f, 0.2f, 0.4f}) {
        const float head = std::clamp((part - delay) / 0.6f, 0.0f, 1.0f), tail = std::max(head - 0.12f, 0.0f);
        if (head <= 0 || head >= 1) continue;
        const ImVec2 round[2] = {between(from, to, tail), between(from, to, head)};
        paint::stroke(list, round, faded(IM_COL32_BLACK, 0.5f), 4);
        paint::stroke(list, round, glow, 2.2f);
    }
    if (part > 0.5f) paint::soft_disc(list, to, radius * 0.2f, radius * (0.6f + part), faded(glow, 0.8f * (1 - part)));
}

}  // namespace

void draw_transition(ImDrawList& list, const Camera& camera, const Transition& transition) {
    const auto& [before, after, viewer, part, forward, names, chosen, taken] = transition;
    std::vector<art::Look> looks(all_units);
    for (int id = 0; id < all_units; ++id)
        looks[static_cast<std::size_t>(id)] = look_between(camera, transition, static_cast<UnitId>(id));
    std::vector<ShownUnit> shown;
    for (int id = 0; id < all_units; ++id) {
        const art::Look& look = looks[static_cast<std::size_t>(id)];
        const bool moves = before.motion && before.motion->unit == id;
        if (look.opacity > 0) shown.push_back({static_cast<UnitId>(id), look, moves});
    }
    const UnitLayer layer(camera, after, names, std::move(shown), taken);
    if (chosen == no_unit) draw_place_names(list, camera, after, layer.discs(), layer.areas());
    layer.draw_flag(list);
    layer.draw_counters(list);
    layer.draw_labels(list);
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        const art::Look& look = looks[static_cast<std::size_t>(id)];
        if (!art::is_shown(before, unit, viewer) || look.opacity == 0) continue;
        const bool lost = !after[unit].exists(), changed = after[unit].state != before[unit].state;
        if (lost || changed)
            draw_flash(list, look, lost ? theme::palette().refusal : state_colour(after[unit].state), part);
    }
    if (!before.shooting || !forward) return;
    const Shooting& shooting = *before.shooting;
    if (static_cast<std::size_t>(shooting.next) >= shooting.units.size()) return;
    const art::Look& shooter = looks[static_cast<std::size_t>(shooting.units[static_cast<std::size_t>(shooting.next)])];
    const art::Look& target = looks[static_cast<std::size_t>(shooting.target)];
    draw_tracer(list, art::towards(shooter.centre, target.centre, shooter.radius), target.centre, target.radius, part);
}

}  // namespace sightlines::crossfire_squads
