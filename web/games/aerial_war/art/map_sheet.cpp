#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "board/paint.h"
#include "board/sheet.h"
#include "games/aerial_war/art/art.h"
#include "games/aerial_war/art/land.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war::art {
namespace {

using paint::faded;
using paint::mix;

float margin_for(ImVec2 size) { return std::clamp(std::min(size.x, size.y) * 0.018f, 4.0f, 14.0f); }

bool is_small(ImVec2 size) { return std::min(size.x, size.y) < 300; }

// What the look of a sheet depends on. Where it lies does not: the drawing moves with the board's centre.
struct Key {
    float cell = 0, hairline = 0;
    ImVec2 min, max;  // from the centre of the board
    const theme::Palette* palette = nullptr;

    bool operator==(const Key& other) const {
        return cell == other.cell && hairline == other.hairline && min.x == other.min.x && min.y == other.min.y &&
               max.x == other.max.x && max.y == other.max.y && palette == other.palette;
    }
};

struct Print {
    Key key;
    paint::Mesh paper, map, over;
};

ImU32 ink() { return mix(theme::palette().grid | IM_COL32_A_MASK, theme::palette().text, 0.3f); }

// Pales the country outside the squares.
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
        for (int file = 1; file < file_count; ++file) {
            const float x = a.x + static_cast<float>(file) * grid.cell;
            const std::array<ImVec2, 2> line{{{x, a.y}, {x, b.y}}};
            paint::stroke(list, line, colour, thickness);
        }
        for (int rank = 1; rank < rank_count; ++rank) {
            const float y = a.y + static_cast<float>(rank) * grid.cell;
            const std::array<ImVec2, 2> line{{{a.x, y}, {b.x, y}}};
            paint::stroke(list, line, colour, thickness);
        }
    };
    if (!night) rule(faded(theme::palette().panel, 0.32f), width + std::min(1.6f, grid.cell * 0.06f));
    rule(faded(ink(), night ? 0.4f : 0.72f), width);
    const std::array<ImVec2, 4> frame{{a, {b.x, a.y}, b, {a.x, b.y}}};
    paint::stroke(list, frame, faded(theme::palette().panel, 0.7f), width * 5, paint::Ends::closed);
    paint::stroke(list, frame, ink(), width * 2, paint::Ends::closed);
    // Each side's edge, in its cloth.
    for (const int side : {0, 1}) {
        const float y = side == 0 ? b.y + width * 2 : a.y - width * 2, thick = std::max(2.0f, grid.cell * 0.075f);
        const float outer = side == 0 ? y + thick : y - thick;
        list.AddRectFilled({a.x, std::min(y, outer)}, {b.x, std::max(y, outer)}, mix(national(side), ink(), 0.25f));
    }
}

Print print(const Key& key) {
    const Grid grid{{0, 0}, key.cell};
    const ImVec2 size{key.max.x - key.min.x, key.max.y - key.min.y};
    const float margin = margin_for(size);
    const ImVec2 min{key.min.x + margin, key.min.y + margin}, max{key.max.x - margin, key.max.y - margin};
    Print made{key, {}, {}, {}};
    paint::Recorder paper, map, over;
    paint::sheet(paper.list(), key.min, key.max);
    const paint::Fine fine(map.list());
    const Ground ground{map.list(), key.cell, size.x / 2 / key.cell + 0.1f, size.y / 2 / key.cell + 0.1f};
    draw_fields(ground);
    draw_front(ground);
    draw_wash(map.list(), grid, key.min, key.max);
    paint::light_on_sheet(over.list(), key.min, key.max, std::clamp(key.cell * 0.1f, 2.0f, 8.0f));
    draw_grid(over.list(), grid);
    paint::neatline(over.list(), min, max, ink(), is_small(size));
    made.paper = paper.take();
    made.map = map.take();
    made.over = over.take();
    return made;
}

// The board, a miniature and the editor may be in turn on the screen; older prints are dropped.
const Print& print_for(const Key& key) {
    static std::array<Print, 3> cache;
    static std::size_t oldest = 0;
    for (const Print& print : cache) {
        if (print.key == key) return print;
    }
    Print& place = cache[oldest];
    oldest = (oldest + 1) % cache.size();
    return place = print(key);
}

void letter_margins(ImDrawList& list, const Grid& grid) {
    const float size = std::clamp(grid.cell * 0.3f, 7.0f, 13.0f);
    const float away = std::max(grid.cell * 0.3f, size * 0.9f);
    ImFont* font = theme::font(theme::Font::strong);
    const ImU32 colour = mix(theme::palette().secondary, theme::palette().text, 0.3f);
    for (int file = 0; file < file_count; ++file) {
        const char name[2] = {static_cast<char>('a' + file), 0};
        const float x = grid.at(square_at(file, 0)).x;
        paint::label(list, font, size, {x, grid.max().y + away}, colour, name);
        paint::label(list, font, size, {x, grid.min().y - away}, colour, name);
    }
    for (int rank = 0; rank < rank_count; ++rank) {
        const std::string name = std::to_string(rank + 1);
        const float y = grid.at(square_at(0, rank)).y;
        paint::label(list, font, size, {grid.min().x - away, y}, colour, name.c_str());
        paint::label(list, font, size, {grid.max().x + away, y}, colour, name.c_str());
    }
}

// What sheet it is, where the country beside the board leaves room.
void draw_cartouche(ImDrawList& list, const Grid& grid, ImVec2 min, ImVec2 max) {
    const ImU32 colour = mix(theme::palette().secondary, theme::palette().text, 0.2f);
    const ImVec2 c{(min.x + grid.min().x) / 2 - 4, max.y - 34};
    if (grid.min().x - min.x < 96) return;
    paint::label(list, theme::font(theme::Font::display), 17, c, colour, "The Front");
    paint::label(list, theme::font(theme::Font::text), 10, {c.x, c.y + 16}, theme::palette().secondary, "sheet 2");
    for (const float hand : {-1.0f, 1.0f})
        list.AddLine({c.x + hand * 22, c.y + 16}, {c.x + hand * 40, c.y + 16}, theme::palette().secondary);
}

}  // namespace

float cell_for_sheet(ImVec2 size) {
    const float margin = 2 * margin_for(size);
    const float cell = std::min((size.x - margin) / (file_count + 1.3f), (size.y - margin) / (rank_count + 1.3f));
    const float step = 2 * paint::hairline();  // then all lines fall alike on the screen's pixels
    return std::max(std::floor(cell / step) * step, 1.0f);
}

void map_sheet(ImDrawList& list, const Grid& grid, ImVec2 min, ImVec2 max) {
    // Rounded, lest the last bits of a sum make another sheet of the same one when it is moved.
    const auto near = [](float length) { return std::round(length * 8) / 8; };
    const auto from_centre = [&](ImVec2 p) { return ImVec2{near(p.x - grid.centre.x), near(p.y - grid.centre.y)}; };
    const Print& sheet =
        print_for({grid.cell, paint::hairline(), from_centre(min), from_centre(max), &theme::palette()});
    const ImVec2 size{max.x - min.x, max.y - min.y};
    const float margin = margin_for(size);
    paint::draw(list, sheet.paper, grid.centre);
    list.PushClipRect({min.x + margin, min.y + margin}, {max.x - margin, max.y - margin}, true);
    paint::draw(list, sheet.map, grid.centre);
    list.PopClipRect();
    paint::draw(list, sheet.over, grid.centre);
    letter_margins(list, grid);
    draw_cartouche(list, grid, {min.x + margin, min.y + margin}, {max.x - margin, max.y - margin});
}

}  // namespace sightlines::aerial_war::art
