// A piece taken apart beside its cell: its men from the bottom to the top, as they stand or as an action would leave
// them, with those who would have to go below a line.
#include <algorithm>
#include <string>

#include "board/paint.h"
#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/names.h"
#include "games/crossfire_hex/view.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex {

void View::draw_column(ImDrawList& list, const Area& area) const {
    const Cell cell = selection_.looked_at();
    if (cell == no_cell) return;
    const std::optional<Action> action = selection_.considered();
    // It would hide what a finger may want to tap; the panel tells it too.
    if (selection_.choosing() && selection_.tapped() == cell) return;
    const Forecast told = action ? forecast(at(), *action) : Forecast{};
    const Stack men = action ? told.result : at().board[cell];
    const Stack removed = told.removed;
    // What is seen anyway is not told, unless somebody asks.
    const bool asked = platform::long_press() || selection_.cursor() == cell || selection_.tapped() == cell;
    if (men.height() < 2 && removed.empty() && (action || !asked)) return;

    const theme::Palette& p = theme::palette();
    ImFont* font = theme::font(theme::Font::strong);
    ImFont* plain = theme::font(theme::Font::text);
    const float small = theme::small - 2, pad = 8;
    const float slab = std::clamp(tray_.cell() * 0.62f, 30.0f, 56.0f), thick = std::clamp(slab * 0.24f, 9.0f, 13.0f);
    const auto repeat = action ? repeat_of(rules(), at(), *action) : std::nullopt;
    const std::string title =
        repeat ? repeat_title(history(), *repeat)
               : cell_name(cell) + "  " + std::to_string(men.height()) + " of " + std::to_string(capacity(cell));
    const float title_width = font->CalcTextSizeA(small, 1000, 0, title.c_str()).x;
    const float notes = removed.empty() ? 0 : plain->CalcTextSizeA(small, 1000, 0, "to reserve").x + 8;
    const float width = std::max(title_width, slab + notes) + 2 * pad;
    const float rows = static_cast<float>(men.height()) * (thick + 1);
    const float gone = removed.empty() ? 0 : static_cast<float>(removed.height()) * std::max(thick + 1, small) + 9;
    const float height = pad + small + 4 + rows + gone + pad;

    const ImVec2 c = tray_.at(cell);
    const float away = tray_.cell() * 0.62f;
    const bool right = c.x + away + width < area.max.x - 4;
    ImVec2 min{right ? c.x + away : c.x - away - width, c.y + tray_.cell() * 0.3f - height};
    min.x = std::clamp(min.x, area.min.x + 4, std::max(area.min.x + 4, area.max.x - width - 4));
    min.y = std::clamp(min.y, area.min.y + 4, std::max(area.min.y + 4, area.max.y - height - 4));
    const ImVec2 max{min.x + width, min.y + height};
    list.AddRectFilled({min.x + 2, min.y + 3}, {max.x + 2, max.y + 3}, paint::faded(IM_COL32_BLACK, 0.25f), 6);
    list.AddRectFilled(min, max, p.raised, 6);
    list.AddRect(min, max, repeat ? p.refusal : action ? p.accent : p.hairline, 6);
    paint::text(list, font, small, {min.x + pad, min.y + pad - 3}, repeat ? p.refusal : p.text, title.c_str());

    const float x = min.x + pad + slab / 2;
    float y = min.y + pad + small + 4 + rows - thick / 2;
    for (int place = 0; place < men.height(); ++place, y -= thick + 1)
        wood::edge(list, {x, y}, slab, thick, 0, men.man(place));
    if (removed.empty()) return;
    y = min.y + pad + small + 4 + rows + 4;
    paint::dashed(list, {min.x + pad, y}, {max.x - pad, y}, p.refusal, 1.5f, 4, 3);
    const float row = std::max(thick + 1, small);
    y += 5 + row / 2;
    for (int place = removed.height() - 1; place >= 0; --place, y += row) {
        const bool returns = removed.man(place) == at().player;
        wood::edge(list, {x, y}, slab, thick, 0, removed.man(place), 0.6f);
        paint::text(list, plain, small, {x + slab / 2 + 6, y - small / 2 - 1}, returns ? p.text : p.refusal,
                    returns ? "to reserve" : "prisoner");
    }
}

}  // namespace sightlines::crossfire_hex
