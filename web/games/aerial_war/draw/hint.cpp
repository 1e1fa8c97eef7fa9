// A hint on the board: the action that the computer would choose.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/view.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {

void View::draw_hint(ImDrawList& list) const {
    if (at().phase == Phase::over) return;
    const theme::Palette& p = theme::palette();
    if (spotlit() >= 0 && hints().empty() && selection_.shown_end() == nullptr)
        paint::hint(list, std::array{centre_of(static_cast<Square>(spotlit()))}, grid_.cell, p.accent, p.raised, 0);
    for (const Action& hint : hints()) draw_hint(list, hint);
}

void View::draw_hint(ImDrawList& list, const Action& hint) const {
    const Plane& plane = at().phase == Phase::looping ? *target_of(at(), mover(at())) : mover(at());
    std::vector<ImVec2> points;
    if (const Fly* flight = std::get_if<Fly>(&hint)) {
        // The plane as it would stand there says how it faces; the arrow ends at its rim.
        const ImVec2 from = centre_of(plane.square), end = centre_of(flight->to);
        art::Look ghost = look_of(plane);
        ghost.centre = end;
        ghost.angle = grid_.angle(flight->facing);
        ghost.opacity = 0.85f;
        art::ground_disc(list, ghost);
        art::plane(list, ghost);
        test_ids::add_point("hint:plane", end);
        const float far = std::hypot(end.x - from.x, end.y - from.y), rim = grid_.cell * 0.5f;
        points = {from, part_way(from, end, std::max(0.2f, 1 - rim / std::max(far, 1.0f)))};
    } else if (const Square place = place_of(at(), hint); place != no_square && place != plane.square) {
        points = {centre_of(plane.square), centre_of(place)};
    }
    paint::hint(list, points, grid_.cell, theme::palette().accent, theme::palette().raised, hint_number(hint));
}

}  // namespace sightlines::aerial_war
