// The stack column shows the men of a stack beside its cell, as they are or as an action would leave them. Men that the
// action would remove are below a line.
#include <algorithm>
#include <string>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/text/labels.h"
#include "games/crossfire_hex/text/lexicon.h"
#include "games/crossfire_hex/view.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr float pad = 8, small = theme::small - 2, removed_gap = 9;  // CSS pixels

struct Column {
    Stack men, removed;
    std::string title;
    ImU32 border, title_colour;
    int player;  // the player to act: own men that are removed return to the reserve, others become prisoners
};

// CSS pixels.
struct ColumnSize {
    float slab, thick;   // of a man, seen from the side
    float men, removed;  // heights of the two parts
    float width, height;
    float removed_row() const { return std::max(thick + 1, small); }
};

ColumnSize size_of(const Column& column, float cell) {
    ColumnSize size{};
    size.slab = std::clamp(cell * 0.62f, 30.0f, 56.0f);
    size.thick = std::clamp(size.slab * 0.24f, 9.0f, 13.0f);
    const float title = theme::text_width(theme::Font::strong, small, column.title);
    const float notes =
        column.removed.empty() ? 0 : theme::text_width(theme::Font::text, small, labels::to_reserve) + 8;
    size.width = std::max(title, size.slab + notes) + 2 * pad;
    size.men = static_cast<float>(column.men.height()) * (size.thick + 1);
    size.removed =
        column.removed.empty() ? 0 : static_cast<float>(column.removed.height()) * size.removed_row() + removed_gap;
    size.height = pad + small + 4 + size.men + size.removed + pad;
    return size;
}

// Where the tip is not, which is to the right of a pointer and above a finger: to the left of the cell if it fits into
// the area, and for a finger below its centre.
ImVec2 place_beside(ImVec2 centre, float cell, const ColumnSize& size, const Area& area) {
    const float away = cell * 0.62f;
    const bool left = centre.x - away - size.width > area.min.x + 4;
    ImVec2 min{left ? centre.x - away - size.width : centre.x + away,
               platform::surroundings().coarse ? centre.y - 8 : centre.y + cell * 0.3f - size.height};
    min.x = std::clamp(min.x, area.min.x + 4, std::max(area.min.x + 4, area.max.x - size.width - 4));
    min.y = std::clamp(min.y, area.min.y + 4, std::max(area.min.y + 4, area.max.y - size.height - 4));
    return min;
}

void draw_plate(ImDrawList& list, const Column& column, ImVec2 min, const ColumnSize& size) {
    const ImVec2 max{min.x + size.width, min.y + size.height};
    list.AddRectFilled({min.x + 2, min.y + 3}, {max.x + 2, max.y + 3}, paint::faded(IM_COL32_BLACK, 0.25f), 6);
    list.AddRectFilled(min, max, theme::palette().raised, 6);
    list.AddRect(min, max, column.border, 6);
    paint::text(list, theme::font(theme::Font::strong), small, {min.x + pad, min.y + pad - 3}, column.title_colour,
                column.title.c_str());
}

void draw_men(ImDrawList& list, const Column& column, ImVec2 min, const ColumnSize& size) {
    const float x = min.x + pad + size.slab / 2;
    float y = min.y + pad + small + 4 + size.men - size.thick / 2;
    for (int place = 0; place < column.men.height(); ++place, y -= size.thick + 1)
        art::edge(list, {x, y}, size.slab, size.thick, 0, column.men.man(place));
}

void draw_removed(ImDrawList& list, const Column& column, ImVec2 min, const ColumnSize& size) {
    const theme::Palette& p = theme::palette();
    const float x = min.x + pad + size.slab / 2;
    float y = min.y + pad + small + 4 + size.men + 4;
    paint::dashed(list, {min.x + pad, y}, {min.x + size.width - pad, y}, p.refusal, 1.5f, 4, 3);
    const float row = size.removed_row();
    y += 5 + row / 2;
    for (int place = column.removed.height() - 1; place >= 0; --place, y += row) {
        const bool returns = column.removed.man(place) == column.player;
        art::edge(list, {x, y}, size.slab, size.thick, 0, column.removed.man(place), 0.6f);
        paint::text(list, theme::font(theme::Font::text), small, {x + size.slab / 2 + 6, y - small / 2 - 1},
                    returns ? p.text : p.refusal, returns ? labels::to_reserve : labels::prisoner);
    }
}

}  // namespace

void View::draw_column(ImDrawList& list, const Area& area) const {
    const Cell cell = selection_.focused();
    if (cell == no_cell) return;
    const std::optional<Action> action = selection_.previewed();
    // For fingers the column would cover cells to tap next; the panel shows the same.
    if (selection_.choosing() && selection_.tapped() == cell) return;
    const Forecast predicted = action ? forecast(at(), *action) : Forecast{};
    const Stack men = action ? predicted.result : at().board[cell];
    // Without an action it repeats what the board shows, so only on request.
    const bool on_request = platform::long_press() || selection_.cursor() == cell;
    if (men.height() < 2 && predicted.removed.empty() && (action || !on_request)) return;

    const theme::Palette& p = theme::palette();
    const auto repeat = action ? repeat_of(rules(), at(), *action) : std::nullopt;
    const std::string title = repeat ? repeat_title(history(), *repeat) : labels::room_on(cell, men);
    const Column column{.men = men,
                        .removed = predicted.removed,
                        .title = title,
                        .border = repeat   ? p.refusal
                                  : action ? p.accent
                                           : p.hairline,
                        .title_colour = repeat ? p.refusal : p.text,
                        .player = at().player};
    const ColumnSize size = size_of(column, tray_.cell());
    const ImVec2 min = place_beside(tray_.at(cell), tray_.cell(), size, area);
    draw_plate(list, column, min, size);
    test_ids::add("discs", min, {min.x + size.width, min.y + size.height});
    draw_men(list, column, min, size);
    if (!column.removed.empty()) draw_removed(list, column, min, size);
}

}  // namespace sightlines::crossfire_hex
