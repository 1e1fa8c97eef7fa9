// Overlay of a flight: whose turn it is, the route to the hovered end, the facings to choose from.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/die.h"
#include "board/paint.h"
#include "games/aerial_war/draw/marks.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/view.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {
namespace {

using theme::fade;

constexpr float touch_arrow_distance = 38;  // CSS pixels from the centre: large enough for fingers

}  // namespace

// Distance from the target that avoids its reticle and the facing arrows.
float View::label_distance() const {
    const bool rose = platform::surroundings().coarse && selection_.choice() &&
                      selection_.facings_at(selection_.choice()->to).size() > 1;
    return std::max(grid_.cell * 0.85f, rose ? touch_arrow_distance + 30 - grid_.cell : 26.0f);
}

// A ring for the plane whose turn it is.
void View::draw_mover(ImDrawList& list) const {
    const std::vector<Plane> waiting = still_to_move(at());
    if (waiting.empty()) return;
    const theme::Palette& p = theme::palette();
    const art::Look look = look_of(waiting.front());
    const float radius = look.cell * 0.54f;
    list.AddCircleFilled(look.centre, radius, fade(p.accent, 0.14f));
    list.AddCircle(look.centre, radius, fade(p.raised, 0.8f), 0, grid_.line_width() * 2.6f);
    list.AddCircle(look.centre, radius, p.accent, 0, grid_.line_width() * 1.4f);
}

// Preview: route, plane at its end, the die used, and the attack that would follow.
void View::draw_flight(ImDrawList& list) const {
    const End* end = selection_.shown_end();
    if (end == nullptr) return;
    const theme::Palette& p = theme::palette();
    const Flights flights(at());
    const std::vector<Square> route = route_to(flights, end->flight.square, end->flight.facing);
    if (route.size() < 2) return;
    std::vector<ImVec2> line;
    line.reserve(route.size());
    for (const Square square : route) line.push_back(centre_of(square));
    paint::stroke(list, line, fade(p.raised, 0.9f), grid_.line_width() * 3.4f);
    paint::stroke(list, line, p.accent, grid_.line_width() * 1.6f);
    for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        list.AddCircleFilled(line[i], grid_.line_width() * 2.6f, p.raised);
        list.AddCircleFilled(line[i], grid_.line_width() * 1.7f, p.accent);
    }
    art::Look ghost = look_of(mover(at()));
    ghost.centre = line.back();
    ghost.angle = grid_.angle(end->flight.facing);
    outline(list, grid_, end->flight.square, 0.96f, fade(p.raised, 0.55f), p.accent, grid_.line_width() * 1.5f);
    ghost.opacity = 0.85f;
    art::ground_disc(list, ghost);
    art::plane(list, ghost);
    art::letter_tag(list, ghost);
    // At the corner of the square, where neither nose nor letter is.
    const float size = std::max(11.0f, grid_.cell * 0.27f);
    ImVec2 corner = along(along(line.back(), {1, 0}, grid_.cell * 0.52f), {0, 1}, grid_.cell * 0.52f);
    const auto die = [&](bool drawn, int face) {
        if (drawn) draw_die(list, {.centre = corner, .size = size, .face = face});
        if (drawn) corner.x += size * 1.2f;
    };
    die(end->flight.low, flights.low());
    die(end->flight.high && flights.high() != flights.low(), flights.high());
    if (!end->attack) return;
    const ImVec2 target = centre_of(end->attack->target);
    const ImVec2 d = grid_.direction(end->flight.facing);
    const ImVec2 shot[2] = {along(line.back(), d, grid_.cell * 0.42f), along(target, d, -grid_.cell * 0.3f)};
    paint::stroke(list, shot, p.refusal, grid_.line_width() * 1.5f);
    draw_reticle(list, end->attack->target, p.refusal, 1);
    draw_odds(list, grid_, target, d, label_distance(), odds_phrase(*end->attack), p.refusal);
}

// The legal facings of the chosen end as arrows around it, if there are several.
void View::draw_facing_choice(ImDrawList& list, const Area& area) {
    const std::optional<Fly>& choice = selection_.choice();
    if (!choice) return;
    const std::vector<Facing> facings = selection_.facings_at(choice->to);
    if (facings.size() < 2) return;
    const theme::Palette& p = theme::palette();
    const bool coarse = platform::surroundings().coarse;
    const float radius = std::max(grid_.cell * 0.19f, coarse ? 12.0f : 8.0f);
    const float away = std::max(grid_.cell * 0.56f, coarse ? touch_arrow_distance : 16.0f);
    for (const Facing facing : facings) {
        const ImVec2 d = grid_.direction(facing);
        ImVec2 c = along(centre_of(choice->to), d, away);
        c = {std::clamp(c.x, area.min.x + radius + 2, area.max.x - radius - 2),
             std::clamp(c.y, area.min.y + radius + 2, area.max.y - radius - 2)};
        const bool on = choice->facing == facing;
        list.AddCircleFilled(c, radius, on ? p.accent : fade(p.raised, 0.97f));
        list.AddCircle(c, radius, p.accent, 0, grid_.line_width());
        paint::arrow(list, along(c, d, -radius * 0.55f), along(c, d, radius * 0.62f), on ? p.on_accent : p.accent,
                     grid_.line_width(), radius * 0.55f);
        spots_.push_back({c, coarse ? 22.0f : radius + 4, facing});
        test_ids::add_point("rose:" + std::string(facing_words[index(facing)]), c, 4);
    }
}

// The name of the plane under the keyboard's cursor; a pointer has `tip`.
void View::draw_plane_name(ImDrawList& list) const {
    const Square looked_at = selection_.cursor();
    const Plane* plane = plane_on(at(), looked_at);
    if (plane == nullptr) return;
    const ImVec2 c = centre_of(looked_at);
    draw_label(list, grid_, {c.x, c.y + grid_.cell * 0.5f + 16}, plane_phrase(at(), *plane), theme::palette().text);
}

void View::draw_dragged(ImDrawList& list) const {
    if (!dragging_) return;
    art::Look held = look_of(mover(at()));
    held.centre = *dragging_;
    held.opacity = 0.7f;
    art::plane(list, held);
}

void View::draw_highlights(ImDrawList& list) const {
    const ImU32 ink = theme::palette().refusal;
    for (const Square square : selection_.highlights())
        outline(list, grid_, square, 0.97f, fade(ink, 0.25f), ink, grid_.line_width() * 1.6f);
}

void View::draw_cursor(ImDrawList& list) const {
    const Square cursor = selection_.cursor();
    if (cursor == no_square) return;
    outline(list, grid_, cursor, 1.04f, 0, theme::palette().raised, grid_.line_width() * 3);
    outline(list, grid_, cursor, 1.04f, 0, theme::palette().text, grid_.line_width() * 1.5f);
}

}  // namespace sightlines::aerial_war
