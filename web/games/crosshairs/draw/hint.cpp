// Draws a hint, the action that the computer would choose.
#include <array>
#include <optional>
#include <variant>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crosshairs/view.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {
namespace {

// The plane on `from` after an action; nothing if it is lost.
std::optional<Plane> plane_after(const Rules& rules, const Position& at, const Action& action, Cell from) {
    Position next = at;
    rules.play(next, action);
    const Sky before(at);
    for (const Plane& plane : next.planes) {
        const bool stays = before.occupied(plane.cell) && plane.cell != from;
        if (!stays && plane.owner == before.plane_on(from)->owner) return plane;
    }
    return std::nullopt;
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
    std::optional<Plane> shown;  // where its nose will point
    const auto fly = [&](Cell from) {
        points.push_back(centre_of(from));
        const std::optional<Plane> flown = plane_after(rules(), at(), hint, from);
        if (!flown) return;
        const Plane& before = *plane_at(at(), from);
        if (flown->cell != from) points.push_back(centre_of(flown->cell));
        if (flown->cell != from || flown->heading != before.heading) shown = *flown;
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
    if (!shown) return;
    art::plane(list, {.ground = centre_of(shown->cell),
                      .cell = view_.cell * look_.pieces,
                      .angle = view_.angle(shown->heading),
                      .height = static_cast<float>(shown->height),
                      .side = shown->owner,
                      .opacity = 0.8f});
    test_ids::add_point("hint:nose", centre_of(shown->cell));
}

}  // namespace sightlines::crosshairs
