// Overlay of combat: who shoots at whom, where a loop would end or why it is impossible, whom a plane can crash into.
#include <cmath>

#include "board/area.h"
#include "board/paint.h"
#include "games/aerial_war/draw/marks.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/text/labels.h"
#include "games/aerial_war/view.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {

using theme::fade;

void View::draw_reticle(ImDrawList& list, Square square, ImU32 colour, float strength) const {
    const ImVec2 c = centre_of(square);
    const float radius = grid_.cell * 0.5f, width = grid_.line_width() * 1.5f;
    const ImU32 ink = fade(colour, strength), under = fade(theme::palette().raised, 0.8f * strength);
    list.AddCircle(c, radius, under, 0, width * 2.2f);
    list.AddCircle(c, radius, ink, 0, width);
    for (const Facing facing : all_facings) {
        const ImVec2 d = grid_.direction(facing);
        list.AddLine(along(c, d, radius * 0.74f), along(c, d, radius * 1.24f), ink, width);
    }
    if (const Plane* plane = plane_on(at(), square)) art::letter_tag(list, look_of(*plane));
}

// The path over the attacker to the square behind it, with the looping plane at its end.
void View::draw_loop(ImDrawList& list, const Plane& attacker, bool offered) const {
    const theme::Palette& p = theme::palette();
    const LoopRoom room = loop_room(at(), attacker);
    const ImVec2 d = grid_.direction(attacker.facing);
    const float strength = offered ? 1 : 0.7f;
    if (!room.free()) {
        const ImVec2 c = along(centre_of(attacker.square), d, -grid_.cell * (room.square == no_square ? 0.62f : 1));
        const float arm = grid_.cell * 0.16f;
        const ImU32 ink = fade(p.refusal, 0.9f);
        paint::cross(list, c, arm, ink, grid_.line_width() * 1.5f);
        draw_label(list, grid_, along(c, d, -grid_.cell * 0.6f),
                   room.square == no_square ? labels::no_loop_edge : labels::no_loop_occupied, p.refusal);
        return;
    }
    const ImU32 ink = fade(p.accent, strength);
    const ImVec2 to = centre_of(room.square);
    // Half an ellipse beside the attacker.
    std::vector<ImVec2> arc;
    for (int i = 3; i <= 14; ++i) {
        const float angle = pi * static_cast<float>(i) / 16;
        arc.push_back(along(along(centre_of(attacker.square), d, std::cos(angle) * grid_.cell * 1.1f), {-d.y, d.x},
                            std::sin(angle) * grid_.cell * 0.82f));
    }
    const ImVec2 neck = arc[arc.size() - 2], tip = arc.back();
    paint::stroke(list, std::span(arc).first(arc.size() - 1), fade(p.raised, 0.85f * strength),
                  grid_.line_width() * 3.2f);
    paint::stroke(list, std::span(arc).first(arc.size() - 1), ink, grid_.line_width() * 1.5f);
    paint::arrow(list, neck, tip, ink, grid_.line_width() * 1.5f, grid_.cell * 0.2f);
    outline(list, grid_, room.square, 0.94f, fade(p.raised, 0.3f * strength), ink, grid_.line_width());
    const Plane* looper = target_of(at(), attacker);
    if (looper == nullptr) return;
    art::Look ghost = look_of(*looper);
    ghost.centre = to;
    ghost.angle = grid_.angle(attacker.facing);
    ghost.moved = false;
    ghost.opacity = offered ? 0.75f : 0.4f;
    art::ground_disc(list, ghost);
    art::plane(list, ghost);
    art::letter_tag(list, ghost);
}

void View::draw_combat(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    if (at().phase == Phase::initiative || at().phase == Phase::over || at().phase == Phase::fly ||
        at().phase == Phase::throttle)
        return;
    const Plane& plane = mover(at());
    if (at().phase == Phase::ram) {
        for (const Square target : ram_targets(at(), plane)) {
            const bool meant = target == selection_.hovered() || target == selection_.cursor();
            draw_shot_line(list, grid_, plane.square, target, p.refusal, 1);
            draw_reticle(list, target, p.refusal, meant ? 1.0f : 0.75f);
        }
        return;
    }
    const Square front = ahead(plane.square, plane.facing), back = behind(plane.square, plane.facing);
    switch (at().phase) {
        case Phase::attack:
        case Phase::shot: {
            const std::optional<AttackForecast> found = forecast_attack(at(), plane);
            if (!found) return;
            if (found->loop) draw_loop(list, plane, false);
            draw_shot_line(list, grid_, plane.square, front, p.refusal, 1);
            draw_reticle(list, front, p.refusal, 1);
            draw_odds(list, grid_, centre_of(front), grid_.direction(plane.facing), label_distance(),
                      odds_phrase(*found), p.refusal);
            return;
        }
        case Phase::return_fire:
            draw_shot_line(list, grid_, front, plane.square, p.refusal, 1);
            draw_reticle(list, plane.square, p.refusal, 1);
            return;
        case Phase::loop:
        case Phase::looping: draw_loop(list, plane, at().phase == Phase::looping); return;
        case Phase::counter:
            draw_shot_line(list, grid_, back, plane.square, p.refusal, 1);
            draw_reticle(list, plane.square, p.refusal, 1);
            return;
        default: return;
    }
}

}  // namespace sightlines::aerial_war
