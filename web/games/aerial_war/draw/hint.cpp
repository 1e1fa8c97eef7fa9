// A hint on the board: the action that the computer would choose.
#include "board/paint.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/view.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {

void View::draw_hint(ImDrawList& list) const {
    if (at().phase == Phase::over) return;
    for (const Action& hint : hints()) draw_hint(list, hint);
}

void View::draw_hint(ImDrawList& list, const Action& hint) const {
    const Plane& plane = mover(at());
    std::vector<ImVec2> points;
    if (const Fly* flight = std::get_if<Fly>(&hint)) {
        points = {centre_of(plane.square), centre_of(flight->to)};
        const Square next = ahead(flight->to, flight->facing);
        if (next != no_square) points.push_back(part_way(centre_of(flight->to), centre_of(next), 0.4f));
    } else if (const Ram* ram = std::get_if<Ram>(&hint)) {
        points = {centre_of(plane.square), centre_of(ram->target)};
    } else if (std::holds_alternative<Attack>(hint)) {
        points = {centre_of(plane.square)};
        if (const Plane* target = target_of(at(), plane)) points.push_back(centre_of(target->square));
    }
    paint::hint(list, points, grid_.cell, theme::palette().accent, theme::palette().raised, hint_number(hint));
}

}  // namespace sightlines::aerial_war
