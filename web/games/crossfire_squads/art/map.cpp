#include "games/crossfire_squads/art/map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "board/paint.h"
#include "board/sheet.h"
#include "games/crossfire_squads/art/land.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {

using paint::faded;
using paint::mix;

Outline Pen::placed(const Outline& line) const {
    Outline points;
    points.reserve(line.size());
    for (const ImVec2 p : line) points.push_back(at(p));
    return points;
}

void Pen::fill(const Outline& line, ImU32 colour) const { paint::fill(list, placed(line), colour); }

void Pen::stroke(const Outline& line, ImU32 colour, float pixels, bool closed) const {
    paint::stroke(list, placed(line), colour, pixels, closed ? paint::Ends::closed : paint::Ends::open);
}

void print(const Pen& pen, const Piece& piece) {
    const Plot plot(piece.shape);
    switch (piece.ground) {
        case Ground::woods: return print_woods(pen, plot);
        case Ground::field: return print_field(pen, plot);
        case Ground::hedge: return print_hedge(pen, plot);
        case Ground::hill: return print_hill(pen, plot);
        case Ground::rough: return print_rough(pen, plot);
        case Ground::building: return print_building(pen, plot);
        case Ground::wire: return print_wire(pen, plot);
        case Ground::mine: return print_mine(pen, plot, piece.hidden);
    }
}

namespace {

constexpr float sheet_width = table_width, sheet_height = table_height, foot_length = 960;

// Printed afresh only when it has become this much larger or smaller.
constexpr float steps_in_octave = 4;

struct Print {
    float scale = 0, hairline = 0;
    const theme::Palette* palette = nullptr;
    Terrain terrain;
    paint::Mesh ground;
    std::vector<std::optional<paint::Mesh>> pieces;  // printed when first seen

    bool suits(const Print& other) const {
        return scale == other.scale && hairline == other.hairline && palette == other.palette;
    }
};

void print_ground(const Pen& pen) {
    ImDrawList& list = pen.list;
    list.AddRectFilled({0, 0}, pen.at({sheet_width, sheet_height}), pen.inks.ground);
    for (int i = 0; i < 48; ++i) {
        const ImVec2 at{sheet_width * scatter(7, i, 1), sheet_height * scatter(7, i, 2)};
        const ImU32 tone = i % 2 == 0 ? pen.inks.ground_light : pen.inks.ground_dark;
        paint::soft_disc(list, pen.at(at), 0, pen.px(320 + 640 * scatter(7, i, 3)), faded(tone, 0.24f));
    }
    // Grass, which only shows from near.
    for (int i = 0; i < 420 && pen.shows(16, 4); ++i) {
        const ImVec2 at{sheet_width * scatter(8, i, 1), sheet_height * scatter(8, i, 2)};
        const float size = 9 + 9 * scatter(8, i, 3);
        const ImVec2 blades[3] = {pen.at({at.x - size * 0.6f, at.y - size * 0.7f}), pen.at(at),
                                  pen.at({at.x + size * 0.5f, at.y - size})};
        paint::stroke(list, blades, faded(pen.inks.tuft, 0.4f), std::max(pen.px(2), paint::hairline()));
    }
    const ImU32 ink = faded(pen.inks.line, pen.inks.night ? 0.12f : 0.13f);
    for (float x = foot_length; x < sheet_width; x += foot_length) {
        const ImVec2 line[2] = {pen.at({x, 0}), pen.at({x, sheet_height})};
        paint::stroke(list, line, ink, paint::hairline());
    }
    for (float y = foot_length; y < sheet_height; y += foot_length) {
        const ImVec2 line[2] = {pen.at({0, y}), pen.at({sheet_width, y})};
        paint::stroke(list, line, ink, paint::hairline());
    }
}

paint::Mesh print_piece(const Print& print_of, const Piece& piece) {
    paint::Recorder made;
    print(Pen{made.list(), print_of.scale, inks()}, piece);
    return made.take();
}

// The newest few prints: the table's own, and those of the home page.
Print& print_for(const Print& wanted, const Terrain& terrain) {
    static std::array<Print, 3> prints;
    auto found = std::find_if(prints.begin(), prints.end(),
                              [&](const Print& print) { return print.suits(wanted) && print.terrain == terrain; });
    if (found == prints.end()) {
        prints.back() = wanted;
        prints.back().terrain = terrain;
        prints.back().pieces.resize(terrain.size());
        paint::Recorder ground;
        print_ground(Pen{ground.list(), wanted.scale, inks()});
        prints.back().ground = ground.take();
        found = prints.end() - 1;
    }
    std::rotate(prints.begin(), found, found + 1);
    return prints.front();
}

float stepped(float scale, float anchor) {
    return anchor * std::exp2(std::round(std::log2(scale / anchor) * steps_in_octave) / steps_in_octave);
}

Area table_on(const Camera& camera) { return {camera.at(ImVec2{0, 0}), camera.at(ImVec2{sheet_width, sheet_height})}; }

// Obstacles lie on what they were put down on.
int layer(Ground ground) {
    return is_obstacle(ground) ? 2 : ground == Ground::hedge || ground == Ground::building ? 1 : 0;
}

bool is_seen(const Piece& piece, int viewer) {
    return !piece.hidden || viewer == whole || (viewer >= 0 && piece.owner == viewer);
}

bool is_near(const Piece& piece, const Camera& camera) {
    const Box box = piece.shape.box().grown(30);
    const ImVec2 low = camera.at(Point{box.left, box.top}), top = camera.at(Point{box.right, box.bottom});
    const Area& room = camera.room();
    return low.x < room.max.x && top.x > room.min.x && low.y < room.max.y && top.y > room.min.y;
}

// Ticks each inch when there is room, else each half foot; longer ones each foot.
void draw_ticks(ImDrawList& list, const Camera& camera, const Area& table, float rim) {
    const ImU32 ink = faded(inks().line, 0.6f);
    const bool inches = camera.scale() * 80 > 5;
    const float step = inches ? 80.0f : 480.0f;
    const auto tick = [&](ImVec2 from, ImVec2 way, bool long_one) {
        const float length = std::min(rim * 0.3f, 5.0f) * (long_one ? 1.0f : 0.55f);
        const ImVec2 line[2] = {from, {from.x + way.x * length, from.y + way.y * length}};
        paint::stroke(list, line, ink, paint::hairline());
    };
    for (float x = 0; x <= sheet_width; x += step) {
        const float at = camera.at(ImVec2{x, 0}).x;
        const bool long_one = std::fmod(x, foot_length) == 0;
        tick({at, table.min.y}, {0, -1}, long_one);
        tick({at, table.max.y}, {0, 1}, long_one);
    }
    for (float y = 0; y <= sheet_height; y += step) {
        const float at = camera.at(ImVec2{0, y}).y;
        const bool long_one = std::fmod(y, foot_length) == 0;
        tick({table.min.x, at}, {-1, 0}, long_one);
        tick({table.max.x, at}, {1, 0}, long_one);
    }
}

// On the rim in the middle of each edge, or as near to it as can be seen.
void draw_letters(ImDrawList& list, const Camera& camera, const Area& table, float rim) {
    if (rim < 13) return;
    const Area& room = camera.room();
    const float x = std::clamp((table.min.x + table.max.x) / 2, room.min.x + rim * 2, room.max.x - rim * 2);
    const float y = std::clamp((table.min.y + table.max.y) / 2, room.min.y + rim * 2, room.max.y - rim * 2);
    const float size = std::min(rim * 0.8f, 15.0f), out = rim * 0.56f;
    const ImU32 ink = faded(inks().line, 0.95f);
    const std::array<std::pair<const char*, ImVec2>, 4> letters{{{"N", {x, table.min.y - out}},
                                                                 {"S", {x, table.max.y + out}},
                                                                 {"W", {table.min.x - out, y}},
                                                                 {"E", {table.max.x + out, y}}}};
    for (const auto& [letter, at] : letters)
        paint::label(list, theme::font(theme::Font::strong), size, at, ink, letter);
}

}  // namespace

float rim_for(const Area& room) {
    const float side = std::min(room.size().x, room.size().y);
    return side < 200 ? 3.0f : side < 330 ? 6.0f : std::clamp(side * 0.034f, 13.0f, 22.0f);
}

void draw_map(ImDrawList& list, const Camera& camera, const Terrain& terrain, int viewer) {
    const Area table = table_on(camera);
    const float rim = rim_for(camera.room());
    paint::sheet(list, {table.min.x - rim, table.min.y - rim}, {table.max.x + rim, table.max.y + rim});

    Print wanted;
    wanted.scale = stepped(camera.scale(), camera.fitted_scale());
    wanted.hairline = paint::hairline();
    wanted.palette = &theme::palette();
    Print& print = print_for(wanted, terrain);
    const float ratio = camera.scale() / print.scale;
    list.PushClipRect(table.min, table.max, true);
    paint::draw(list, print.ground, table.min, ratio);
    for (int now = 0; now < 3; ++now) {
        std::size_t which = 0;
        for (const Piece& piece : terrain) {
            std::optional<paint::Mesh>& mesh = print.pieces[which++];
            if (layer(piece.ground) != now || !is_seen(piece, viewer) || !is_near(piece, camera)) continue;
            if (!mesh) mesh = print_piece(print, piece);
            paint::draw(list, *mesh, table.min, ratio);
        }
    }
    list.PopClipRect();
    const bool small = rim < 13;
    const ImU32 ink = inks().line;
    const ImVec2 frame[4] = {table.min, {table.max.x, table.min.y}, table.max, {table.min.x, table.max.y}};
    paint::stroke(list, frame, faded(ink, 0.8f), small ? paint::hairline() : 1.2f, paint::Ends::closed);
    if (small) return;
    draw_ticks(list, camera, table, rim);
    draw_letters(list, camera, table, rim);
}

void outline_piece(ImDrawList& list, const Camera& camera, const Piece& piece, ImU32 fill, ImU32 edge, float width) {
    Outline points;
    for (const Point p : piece.shape.corners()) points.push_back(camera.at(p));
    if ((fill & IM_COL32_A_MASK) != 0) paint::fill(list, points, fill);
    if (width > 0) paint::stroke(list, points, edge, width, paint::Ends::closed);
}

}  // namespace sightlines::crossfire_squads::art
