// Draws a hint, the action that the computer would choose.
#include "board/paint.h"
#include "games/crossfire_hex/view.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex {

void View::draw_hint(ImDrawList& list) const {
    for (const Action& hint : hints()) {
        std::vector<ImVec2> points{tray_.at(target_of(hint))};
        if (const Move* move = std::get_if<Move>(&hint)) points.insert(points.begin(), tray_.at(move->from));
        paint::hint(list, points, tray_.cell(), theme::palette().accent, theme::palette().raised, hint_number(hint));
    }
}

}  // namespace sightlines::crossfire_hex
