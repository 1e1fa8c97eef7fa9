#include "games/crossfire_squads/art/map_edge.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "board/paint.h"
#include "games/crossfire_squads/art/map_palette.h"
#include "games/crossfire_squads/text/place_names.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;

// A needle, its eastern half light.
void draw_north(ImDrawList& list, ImVec2 centre, float size, bool turned) {
    const theme::Palette& p = theme::palette();
    const float up = turned ? -1.0f : 1.0f;
    const auto at = [&](float x, float y) { return ImVec2{centre.x + x * size, centre.y - up * y * size}; };
    const ImVec2 west[3] = {at(0, 1), at(0, -0.55f), at(-0.62f, -1)},
                 east[3] = {at(0, 1), at(0.62f, -1), at(0, -0.55f)};
    list.AddTriangleFilled(west[0], west[1], west[2], p.text);
    list.AddTriangleFilled(east[0], east[1], east[2], faded(p.text, 0.4f));
}

// Along one edge: its squares, where they begin on the screen, and what is visible of it.
struct Strip {
    bool across;
    int squares;
    float from, to;  // visible
    float line;      // on which the names stand
};

void draw_names(ImDrawList& list, const Camera& camera, const Strip& strip, float size, float corner) {
    const ImU32 ink = theme::palette().text, tick = faded(ink, 0.45f);
    for (int i = 0; i < strip.squares; ++i) {
        const auto edge = [&](int square) {
            const ImVec2 at = camera.at(Point{square * square_side, square * square_side});
            return strip.across ? at.x : at.y;
        };
        const float low = std::max(std::min(edge(i), edge(i + 1)), strip.from),
                    high = std::min(std::max(edge(i), edge(i + 1)), strip.to);
        if (low > strip.from) {
            const float half = 3;
            const ImVec2 line[2] = {strip.across ? ImVec2{low, strip.line - half} : ImVec2{strip.line - half, low},
                                    strip.across ? ImVec2{low, strip.line + half} : ImVec2{strip.line + half, low}};
            paint::stroke(list, line, tick, 1);
        }
        const float middle = (low + high) / 2;
        if (high - low < size || middle < corner) continue;
        const std::string name = strip.across ? square_name(i, 0).substr(0, 1) : square_name(0, i).substr(1);
        paint::label(list, theme::font(theme::Font::strong), size,
                     strip.across ? ImVec2{middle, strip.line} : ImVec2{strip.line, middle}, ink, name.c_str());
    }
}

// Where the names stand: numbers on x, letters on y; in the margin, or on the map if there is no room for them.
struct Lines {
    ImVec2 at;
    bool on_map_x, on_map_y;
};
Lines lines_of(const Camera& camera, float margin) {
    constexpr float half = square_names_depth / 2, room = 12;  // in a margin of so many pixels a name has room
    const ImVec2 low = camera.viewport().min, sheet = camera.on_screen(table).min;
    const bool on_map_x = sheet.x < low.x + room, on_map_y = sheet.y < low.y + room;
    return {{on_map_x ? low.x + half : sheet.x - std::min(margin * 0.56f, sheet.x - low.x - 6),
             on_map_y ? low.y + half : sheet.y - std::min(margin * 0.56f, sheet.y - low.y - 6)},
            on_map_x,
            on_map_y};
}

}  // namespace

std::array<Area, 2> square_name_areas(const Camera& camera, float margin) {
    const auto [low, high] = camera.viewport();
    const auto [x, y] = lines_of(camera, margin).at;
    constexpr float half = square_names_depth / 2;
    return {{{{low.x, y - half}, {high.x, y + half}}, {{x - half, low.y}, {x + half, high.y}}}};
}

void draw_ticks(ImDrawList& list, const Camera& camera, float margin) {
    constexpr float foot = 960;
    const Area sheet = camera.on_screen(table);
    const ImU32 ink = faded(map_colours().line, 0.6f);
    const bool inches = camera.scale() * 80 > 5;
    const float step = inches ? 80.0f : 480.0f;
    const auto tick = [&](ImVec2 from, ImVec2 direction, bool is_long) {
        const float length = std::min(margin * 0.3f, 5.0f) * (is_long ? 1.0f : 0.55f);
        const ImVec2 line[2] = {from, {from.x + direction.x * length, from.y + direction.y * length}};
        paint::stroke(list, line, ink, paint::hairline());
    };
    for (float x = 0; x <= table_width; x += step) {
        const float at = camera.at(ImVec2{x, 0}).x;
        const bool is_long = std::fmod(x, foot) == 0;
        tick({at, sheet.min.y}, {0, -1}, is_long);
        tick({at, sheet.max.y}, {0, 1}, is_long);
    }
    for (float y = 0; y <= table_height; y += step) {
        const float at = camera.at(ImVec2{0, y}).y;
        const bool is_long = std::fmod(y, foot) == 0;
        tick({sheet.min.x, at}, {-1, 0}, is_long);
        tick({sheet.max.x, at}, {1, 0}, is_long);
    }
}

void draw_square_names(ImDrawList& list, const Camera& camera, float margin) {
    const Area sheet = camera.on_screen(table);
    const auto [low, high] = camera.viewport();
    const float size = 14, deep = square_names_depth;
    const Lines lines = lines_of(camera, margin);
    const auto [x, y] = lines.at;
    const bool on_map_x = lines.on_map_x, on_map_y = lines.on_map_y;
    const ImU32 paper = theme::palette().panel, solid = faded(paper, 0.92f), clear = faded(paper, 0);
    const float left = std::max(low.x, sheet.min.x - margin), right = std::min(high.x, sheet.max.x + margin);
    const float bottom = std::min(camera.painted().max.y, sheet.max.y + margin);
    if (on_map_y) {
        list.AddRectFilled({left, low.y}, {right, low.y + deep}, solid);
        list.AddRectFilledMultiColor({left, low.y + deep}, {right, low.y + deep + 7}, solid, solid, clear, clear);
    }
    if (on_map_x) {
        const float top = on_map_y ? low.y + deep : std::max(low.y, sheet.min.y - margin);
        list.AddRectFilled({low.x, top}, {low.x + deep, bottom}, solid);
        list.AddRectFilledMultiColor({low.x + deep, top}, {low.x + deep + 7, bottom}, solid, clear, clear, solid);
    }
    draw_north(list, {x, y}, 5.5f, camera.look().turned);
    if (!camera.look().coordinates) return;
    draw_names(list, camera, {true, square_columns, std::max(sheet.min.x, low.x), std::min(sheet.max.x, high.x), y},
               size, x + 14);
    draw_names(list, camera, {false, square_lines, std::max(sheet.min.y, low.y), std::min(sheet.max.y, high.y), x},
               size, y + 14);
}

}  // namespace sightlines::crossfire_squads::art
