#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "board/area.h"
#include "board/paint.h"
#include "board/sheet.h"
#include "games/aerial_war/art/art.h"
#include "games/aerial_war/art/land.h"
#include "games/aerial_war/text/labels.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war::art {
namespace {

using paint::faded;
using paint::mix;

float margin_for(ImVec2 size) { return std::clamp(std::min(size.x, size.y) * 0.018f, 4.0f, 14.0f); }

bool is_small(ImVec2 size) { return std::min(size.x, size.y) < 300; }

ImU32 ink() { return mix(theme::palette().grid | IM_COL32_A_MASK, theme::palette().text, 0.3f); }

// Pales the landscape outside the squares.
void draw_wash(ImDrawList& list, const Grid& grid, ImVec2 min, ImVec2 max) {
    const theme::Palette& p = theme::palette();
    const ImU32 wash = faded(p.panel, paint::is_dark(p.page) ? 0.55f : 0.62f);
    const ImVec2 a = grid.min(), b = grid.max();
    list.AddRectFilled(min, {max.x, a.y}, wash);
    list.AddRectFilled({min.x, b.y}, max, wash);
    list.AddRectFilled({min.x, a.y}, {a.x, b.y}, wash);
    list.AddRectFilled({b.x, a.y}, {max.x, b.y}, wash);
}

void draw_grid(ImDrawList& list, const Grid& grid) {
    const bool night = paint::is_dark(theme::palette().page);
    const ImVec2 a = grid.min(), b = grid.max();
    const float width = std::max(paint::hairline(), grid.cell * 0.016f);
    const auto rule = [&](ImU32 colour, float thickness) {
        for (int column = 1; column < grid.columns(); ++column) {
            const float x = a.x + static_cast<float>(column) * grid.cell;
            const std::array<ImVec2, 2> line{{{x, a.y}, {x, b.y}}};
            paint::stroke(list, line, colour, thickness);
        }
        for (int row = 1; row < grid.rows(); ++row) {
            const float y = a.y + static_cast<float>(row) * grid.cell;
            const std::array<ImVec2, 2> line{{{a.x, y}, {b.x, y}}};
            paint::stroke(list, line, colour, thickness);
        }
    };
    if (!night) rule(faded(theme::palette().panel, 0.32f), width + std::min(1.6f, grid.cell * 0.06f));
    rule(faded(ink(), night ? 0.4f : 0.72f), width);
    const std::array<ImVec2, 4> frame{{a, {b.x, a.y}, b, {a.x, b.y}}};
    paint::stroke(list, frame, faded(theme::palette().panel, 0.7f), width * 5, paint::Ends::closed);
    paint::stroke(list, frame, ink(), width * 2, paint::Ends::closed);
    // A bar in the colour of each side along its edge.
    for (const int side : {0, 1}) {
        const ImVec2 out = grid.direction(side == 0 ? Facing::s : Facing::n);
        const float near = width * 2, far = near + std::max(2.0f, grid.cell * 0.075f);
        const ImVec2 from = out.x + out.y > 0 ? b : a;
        const ImVec2 p{out.x != 0 ? from.x + out.x * near : a.x, out.y != 0 ? from.y + out.y * near : a.y};
        const ImVec2 q{out.x != 0 ? from.x + out.x * far : b.x, out.y != 0 ? from.y + out.y * far : b.y};
        list.AddRectFilled({std::min(p.x, q.x), std::min(p.y, q.y)}, {std::max(p.x, q.x), std::max(p.y, q.y)},
                           mix(national(side), ink(), 0.25f));
    }
}

// Everything that the appearance of a sheet depends on.
struct Key {
    paint::SheetKey sheet;
    bool sideways = false;

    bool operator==(const Key&) const = default;
};

paint::PrintedSheet print(const Key& whole) {
    const paint::SheetKey& key = whole.sheet;
    const Grid grid{{0, 0}, key.cell, key.turned, whole.sideways};
    const ImVec2 size = key.size();
    const float margin = margin_for(size);
    const ImVec2 min{key.min.x + margin, key.min.y + margin}, max{key.max.x - margin, key.max.y - margin};
    paint::Recorder paper, map, over;
    paint::sheet(paper.list(), key.min, key.max);
    const paint::Fine fine(map.list());
    const float across = size.x / 2 / key.cell + 0.1f, down = size.y / 2 / key.cell + 0.1f;
    const Ground ground{map.list(),
                        grid,
                        grid.turned ? -1.0f : 1.0f,
                        key.cell,
                        grid.sideways ? down : across,
                        grid.sideways ? across : down};
    draw_fields(ground);
    draw_front(ground);
    draw_wash(map.list(), grid, key.min, key.max);
    paint::light_on_sheet(over.list(), key.min, key.max, std::clamp(key.cell * 0.1f, 2.0f, 8.0f));
    draw_grid(over.list(), grid);
    paint::neatline(over.list(), min, max, ink(), is_small(size));
    return {paper.take(), map.take(), over.take()};
}

void letter_margins(ImDrawList& list, const Grid& grid) {
    if (grid.cell < 14) return;
    const float size = std::clamp(grid.cell * 0.3f, 7.0f, 13.0f);
    const float away = std::max(grid.cell * 0.3f, size * 0.9f);
    ImFont* font = theme::font(theme::Font::strong);
    const ImU32 colour = mix(theme::palette().secondary, theme::palette().text, 0.3f);
    const auto label = [&](int file, int rank, Facing out, const char* name) {
        const ImVec2 place = along(grid.at(square_at(file, rank)), grid.direction(out), grid.cell / 2 + away);
        paint::label(list, font, size, place, colour, name);
    };
    for (int file = 0; file < file_count; ++file) {
        const char name[2] = {static_cast<char>('a' + file), 0};
        label(file, 0, Facing::s, name);
        label(file, rank_count - 1, Facing::n, name);
    }
    for (int rank = 0; rank < rank_count; ++rank) {
        const std::string name = std::to_string(rank + 1);
        label(0, rank, Facing::w, name.c_str());
        label(file_count - 1, rank, Facing::e, name.c_str());
    }
}

// The title of the sheet, if there is room for it beside the board.
void draw_cartouche(ImDrawList& list, const Grid& grid, ImVec2 min, ImVec2 max) {
    const ImU32 colour = mix(theme::palette().secondary, theme::palette().text, 0.2f);
    const ImVec2 c{(min.x + grid.min().x) / 2 - 4, max.y - 34};
    if (grid.min().x - min.x < 96) return;
    paint::label(list, theme::font(theme::Font::display), 17, c, colour, labels::sheet_title);
    paint::label(list, theme::font(theme::Font::text), 10, {c.x, c.y + 16}, theme::palette().secondary,
                 labels::sheet_number);
    for (const float sign : {-1.0f, 1.0f})
        list.AddLine({c.x + sign * 22, c.y + 16}, {c.x + sign * 40, c.y + 16}, theme::palette().secondary);
}

}  // namespace

float cell_for_sheet(ImVec2 size, bool sideways) {
    const float margin = 2 * margin_for(size);
    if (sideways) std::swap(size.x, size.y);
    const float cell = std::min((size.x - margin) / (file_count + 1.1f), (size.y - margin) / (rank_count + 1.1f));
    const float step = 2 * paint::hairline();  // so that all lines have the same offset from device pixels
    return std::max(std::floor(cell / step) * step, 1.0f);
}

void map_sheet(ImDrawList& list, const Grid& grid, ImVec2 min, ImVec2 max, bool coordinates) {
    static paint::SheetCache<Key> cache;
    Key key{paint::sheet_key(grid.cell, grid.centre, min, max), grid.sideways};
    key.sheet.turned = grid.turned;
    const float margin = margin_for({max.x - min.x, max.y - min.y});
    const ImVec2 map_min{min.x + margin, min.y + margin}, map_max{max.x - margin, max.y - margin};
    paint::draw(list, cache.find(key, [&] { return print(key); }), grid.centre, map_min, map_max);
    if (coordinates) letter_margins(list, grid);
    draw_cartouche(list, grid, map_min, map_max);
}

}  // namespace sightlines::aerial_war::art
