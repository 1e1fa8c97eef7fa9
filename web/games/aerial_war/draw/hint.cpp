// A hint on the board: the action that the computer would choose.
#include <array>

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
        points = {centre_of(plane.square), centre_of(flight->to)};
        const Square next = ahead(flight->to, flight->facing);
        if (next != no_square) points.push_back(part_way(centre_of(flight->to), centre_of(next), 0.4f));
    } else if (const Square place = place_of(at(), hint); place != no_square && place != plane.square) {
        points = {centre_of(plane.square), centre_of(place)};
    }
    paint::hint(list, points, grid_.cell, theme::palette().accent, theme::palette().raised, hint_number(hint));
}

}  // namespace sightlines::aerial_war
