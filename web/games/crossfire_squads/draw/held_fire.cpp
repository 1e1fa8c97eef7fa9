#include "games/crossfire_squads/draw/held_fire.h"

#include <algorithm>
#include <string>

#include "base/test_ids.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

void HeldFire::draw(ImDrawList& list, const Area& board, bool held) {
    area_ = {};
    if (!held) return;
    const theme::Palette& p = theme::palette();
    const std::string text = words::fire_is_held();
    const ImVec2 size = small_text_size(text);
    area_ = {{board.min.x + 12, board.min.y + 12},
             {board.min.x + 36 + size.x, board.min.y + 12 + std::max(theme::button_height(), size.y + 12)}};
    list.AddRectFilled(area_.min, area_.max, p.raised, theme::radius);
    list.AddRect(area_.min, area_.max, p.accent, theme::radius);
    small_text_at({area_.min.x + 12, (area_.min.y + area_.max.y - size.y) / 2}, area_.max.x, p.text, text);
    test_ids::add("held", area_.min, area_.max);
}

bool HeldFire::contains(ImVec2 point) const {
    return point.x > area_.min.x && point.x < area_.max.x && point.y > area_.min.y && point.y < area_.max.y;
}

}  // namespace sightlines::crossfire_squads
