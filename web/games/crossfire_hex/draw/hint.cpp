// Draws a hint, the action that the computer would choose.
#include <array>

#include "board/paint.h"
#include "games/crossfire_hex/view.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex {

void View::draw_hint(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    if (spotlit() >= 0 && hints().empty())
        paint::hint(list, std::array{tray_.at(static_cast<Cell>(spotlit()))}, tray_.cell(), p.accent, p.raised, 0);
    for (const Action& hint : hints()) {
        std::vector<ImVec2> points{tray_.at(target_of(hint))};
        if (const Move* move = std::get_if<Move>(&hint)) points.insert(points.begin(), tray_.at(move->from));
        paint::hint(list, points, tray_.cell(), p.accent, p.raised, hint_number(hint));
    }
}

}  // namespace sightlines::crossfire_hex
