// Draws a hint, the action that the computer would choose.
#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/view.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex {

// Where an arrow to or from a stack ends: beside the number on its top.
ImVec2 View::beside_number(Cell cell, ImVec2 towards) const {
    const int height = at().board[cell].height();
    const ImVec2 centre = tray_.at(cell);
    if (height < 2) return centre;
    const float size = tray_.cell();
    ImVec2 top = art::base_of(centre, size, height);
    top.y -= static_cast<float>(height) * size * art::thickness;
    const float x = towards.x - top.x, y = towards.y - top.y, part = 0.3f * size / std::hypot(x, y);
    return {top.x + x * part, top.y + y * part};
}

void View::draw_hint(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    if (spotlit() >= 0 && hints().empty())
        paint::hint(list, std::array{tray_.at(static_cast<Cell>(spotlit()))}, tray_.cell(), p.accent, p.raised, 0);
    for (const Action& hint : hints()) {
        std::vector<ImVec2> points{tray_.at(target_of(hint))};
        if (const Move* move = std::get_if<Move>(&hint)) {
            points = {beside_number(move->from, points[0]), beside_number(move->to, tray_.at(move->from))};
            test_ids::add_point("hint:tail", points[0]);
        }
        paint::hint(list, points, tray_.cell(), p.accent, p.raised, hint_number(hint));
    }
}

}  // namespace sightlines::crossfire_hex
