// Draws a hint, the action that the computer would choose.
#include <array>
#include <variant>

#include "board/paint.h"
#include "games/crosshairs/view.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {
namespace {

// Where the plane on `from` is after an action; no_cell if it is lost.
Cell place_after(const Rules& rules, const Position& at, const Action& action, Cell from) {
    Position next = at;
    rules.play(next, action);
    const Sky before(at);
    for (const Plane& plane : next.planes) {
        const bool stays = before.occupied(plane.cell) && plane.cell != from;
        if (!stays && plane.owner == before.plane_on(from)->owner) return plane.cell;
    }
    return no_cell;
}

}  // namespace

void View::draw_hint(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    if (spotlit() >= 0 && hints().empty() && !selection_.choice())
        paint::hint(list, std::array{centre_of(static_cast<Cell>(spotlit()))}, view_.cell, p.accent, p.raised, 0);
    for (const Action& hint : hints()) {
        if (rules().check(at(), hint).accepted()) draw_hint(list, hint);
    }
}

void View::draw_hint(ImDrawList& list, const Action& hint) const {
    std::vector<ImVec2> points;
    const auto fly = [&](Cell from) {
        points.push_back(centre_of(from));
        const Cell to = place_after(rules(), at(), hint, from);
        if (to != no_cell && to != from) points.push_back(centre_of(to));
    };
    std::visit(
        [&]<class Kind>(const Kind& action) {
            if constexpr (requires { action.target; }) {
                points.push_back(centre_of(action.target));
            } else if constexpr (std::is_same_v<Kind, Enter>) {
                const Cell to = ahead(action.cell, action.heading);
                points.push_back(centre_of(action.cell));
                if (to != no_cell) points.push_back(centre_of(to));
            } else if constexpr (requires { action.cell; }) {
                points.push_back(centre_of(action.cell));
            } else if constexpr (requires { action.plane; }) {
                fly(action.plane);
            } else if (at().dive != no_cell) {
                fly(at().dive);
            }
        },
        hint);
    paint::hint(list, points, view_.cell, theme::palette().accent, theme::palette().raised, hint_number(hint));
}

}  // namespace sightlines::crosshairs
