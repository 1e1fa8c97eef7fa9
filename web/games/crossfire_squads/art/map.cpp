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
#include "games/crossfire_squads/text/place_names.h"
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

void draw_piece(const Pen& pen, const Piece& piece) {
    const PieceShape shape(piece.shape);
    switch (piece.ground) {
        case Ground::woods: return draw_woods(pen, shape);
        case Ground::field: return draw_field(pen, shape);
        case Ground::hedge: return draw_hedge(pen, shape);
        case Ground::hill: return draw_hill(pen, shape);
        case Ground::rough: return draw_rough(pen, shape);
        case Ground::building: return draw_building(pen, shape);
        case Ground::wire: return draw_wire(pen, shape);
        case Ground::mine: return draw_mine(pen, shape, piece.hidden);
    }
}

namespace {

constexpr float sheet_width = table_width, sheet_height = table_height, foot_length = 960;

// Recorded anew only when the scale has changed by this much; in between the recording is scaled.
constexpr float steps_in_octave = 4;

struct MapRecording {
    float scale = 0, hairline = 0;
    const theme::Palette* palette = nullptr;
    float sign = 1;  // Pen::sign
    Terrain terrain;
    paint::Mesh ground;
    std::vector<std::optional<paint::Mesh>> pieces;  // recorded when first visible

    bool has_settings_of(const MapRecording& other) const {
        return scale == other.scale && hairline == other.hairline && palette == other.palette && sign == other.sign;
    }
};

void draw_ground(const Pen& pen) {
    ImDrawList& list = pen.list;
    list.AddRectFilled({0, 0}, pen.at({sheet_width, sheet_height}), pen.colours.ground);
    for (int i = 0; i < 48; ++i) {
        const ImVec2 at{sheet_width * hash01(7, i, 1), sheet_height * hash01(7, i, 2)};
        const ImU32 tone = i % 2 == 0 ? pen.colours.ground_light : pen.colours.ground_dark;
        paint::soft_disc(list, pen.at(at), 0, pen.px(320 + 640 * hash01(7, i, 3)), faded(tone, 0.24f));
    }
    for (int i = 0; i < 420 && pen.shows(16, 4); ++i) {
        const ImVec2 at{sheet_width * hash01(8, i, 1), sheet_height * hash01(8, i, 2)};
        const float size = 9 + 9 * hash01(8, i, 3);
        const ImVec2 blades[3] = {pen.at(at, {-size * 0.6f, -size * 0.7f}), pen.at(at),
                                  pen.at(at, {size * 0.5f, -size})};
        paint::stroke(list, blades, faded(pen.colours.tuft, 0.4f), std::max(pen.px(2), paint::hairline()));
    }
    const ImU32 ink = faded(pen.colours.line, pen.colours.night ? 0.12f : 0.13f);
    for (float x = foot_length; x < sheet_width; x += foot_length) {
        const ImVec2 line[2] = {pen.at({x, 0}), pen.at({x, sheet_height})};
        paint::stroke(list, line, ink, paint::hairline());
    }
    for (float y = foot_length; y < sheet_height; y += foot_length) {
        const ImVec2 line[2] = {pen.at({0, y}), pen.at({sheet_width, y})};
        paint::stroke(list, line, ink, paint::hairline());
    }
}

paint::Mesh record_piece(const MapRecording& recording, const Piece& piece) {
    paint::Recorder made;
    draw_piece(Pen{made.list(), recording.scale, map_colours(), recording.sign}, piece);
    return made.take();
}

// Cached for the table and for the miniatures of the home page.
MapRecording& recording_for(const MapRecording& wanted, const Terrain& terrain) {
    static std::array<MapRecording, 3> recordings;
    auto found = std::find_if(recordings.begin(), recordings.end(), [&](const MapRecording& recording) {
        return recording.has_settings_of(wanted) && recording.terrain == terrain;
    });
    if (found == recordings.end()) {
        recordings.back() = wanted;
        recordings.back().terrain = terrain;
        recordings.back().pieces.resize(terrain.size());
        paint::Recorder ground;
        draw_ground(Pen{ground.list(), wanted.scale, map_colours(), wanted.sign});
        recordings.back().ground = ground.take();
        found = recordings.end() - 1;
    }
    std::rotate(recordings.begin(), found, found + 1);
    return recordings.front();
}

float stepped(float scale, float anchor) {
    return anchor * std::exp2(std::round(std::log2(scale / anchor) * steps_in_octave) / steps_in_octave);
}

Area table_on(const Camera& camera) { return camera.on_screen({0, 0, table_width, table_height}); }

// Obstacles can be put on other pieces, so they are drawn last.
int layer(Ground ground) {
    return is_obstacle(ground) ? 2 : ground == Ground::hedge || ground == Ground::building ? 1 : 0;
}

bool is_seen(const Piece& piece, int viewer) {
    return !piece.hidden || viewer == everybody || (viewer >= 0 && piece.owner == viewer);
}

bool is_near(const Piece& piece, const Camera& camera) {
    const auto [low, top] = camera.on_screen(piece.shape.box().grown(30));
    const Area& viewport = camera.viewport();
    return low.x < viewport.max.x && top.x > viewport.min.x && low.y < viewport.max.y && top.y > viewport.min.y;
}

// A tick every inch if they stay apart, else every half foot; longer ones every foot.
void draw_ticks(ImDrawList& list, const Camera& camera, const Area& table, float margin) {
    const ImU32 ink = faded(map_colours().line, 0.6f);
    const bool inches = camera.scale() * 80 > 5;
    const float step = inches ? 80.0f : 480.0f;
    const auto tick = [&](ImVec2 from, ImVec2 direction, bool is_long) {
        const float length = std::min(margin * 0.3f, 5.0f) * (is_long ? 1.0f : 0.55f);
        const ImVec2 line[2] = {from, {from.x + direction.x * length, from.y + direction.y * length}};
        paint::stroke(list, line, ink, paint::hairline());
    };
    for (float x = 0; x <= sheet_width; x += step) {
        const float at = camera.at(ImVec2{x, 0}).x;
        const bool is_long = std::fmod(x, foot_length) == 0;
        tick({at, table.min.y}, {0, -1}, is_long);
        tick({at, table.max.y}, {0, 1}, is_long);
    }
    for (float y = 0; y <= sheet_height; y += step) {
        const float at = camera.at(ImVec2{0, y}).y;
        const bool is_long = std::fmod(y, foot_length) == 0;
        tick({table.min.x, at}, {-1, 0}, is_long);
        tick({table.max.x, at}, {1, 0}, is_long);
    }
}

// The letters of the compass, in the middle of each edge or as near to it as is visible.
void draw_letters(ImDrawList& list, const Camera& camera, const Area& table, float margin) {
    if (margin < 13) return;
    const Area& viewport = camera.viewport();
    const float x =
        std::clamp((table.min.x + table.max.x) / 2, viewport.min.x + margin * 2, viewport.max.x - margin * 2);
    const float y =
        std::clamp((table.min.y + table.max.y) / 2, viewport.min.y + margin * 2, viewport.max.y - margin * 2);
    const float size = std::min(margin * 0.8f, 15.0f), out = margin * 0.56f;
    const ImU32 ink = faded(map_colours().line, 0.95f);
    const bool turned = camera.look().turned;
    const std::array<std::pair<const char*, ImVec2>, 4> letters{{{turned ? "S" : "N", {x, table.min.y - out}},
                                                                 {turned ? "N" : "S", {x, table.max.y + out}},
                                                                 {turned ? "E" : "W", {table.min.x - out, y}},
                                                                 {turned ? "W" : "E", {table.max.x + out, y}}}};
    for (const auto& [letter, at] : letters)
        paint::label(list, theme::font(theme::Font::strong), size, at, ink, letter);
    if (!camera.look().coordinates) return;
    // The squares: letters at the top, numbers at the left, where no letter of the compass is.
    const float small = std::min(margin * 0.62f, 11.0f), clear = size + small;
    const ImU32 faint = faded(map_colours().line, 0.95f);
    for (int column = 0; column < square_columns; ++column) {
        const ImVec2 at{camera.at(Point{column * square_side + square_side / 2, 0}).x, table.min.y - out};
        if (std::fabs(at.x - x) > clear)
            paint::label(list, theme::font(theme::Font::text), small, at, faint,
                         square_name(column, 0).substr(0, 1).c_str());
    }
    for (int line = 0; line < square_lines; ++line) {
        const ImVec2 at{table.min.x - out, camera.at(Point{0, line * square_side + square_side / 2}).y};
        if (std::fabs(at.y - y) > clear)
            paint::label(list, theme::font(theme::Font::text), small, at, faint,
                         square_name(0, line).substr(1).c_str());
    }
}

}  // namespace

float margin_for(const Area& viewport) {
    const float side = std::min(viewport.size().x, viewport.size().y);
    return side < 200 ? 3.0f : side < 330 ? 6.0f : std::clamp(side * 0.034f, 13.0f, 22.0f);
}

void draw_map(ImDrawList& list, const Camera& camera, const Terrain& terrain, int viewer) {
    const Area table = table_on(camera);
    const float margin = margin_for(camera.viewport());
    paint::sheet(list, {table.min.x - margin, table.min.y - margin}, {table.max.x + margin, table.max.y + margin});

    MapRecording wanted;
    wanted.scale = stepped(camera.scale(), camera.fitted_scale());
    wanted.hairline = paint::hairline();
    wanted.palette = &theme::palette();
    wanted.sign = camera.look().sign();
    const ImVec2 corner = camera.at(ImVec2{0, 0});
    MapRecording& recording = recording_for(wanted, terrain);
    const float ratio = camera.scale() / recording.scale;
    list.PushClipRect(table.min, table.max, true);
    paint::draw(list, recording.ground, corner, ratio);
    for (int now = 0; now < 3; ++now) {
        std::size_t which = 0;
        for (const Piece& piece : terrain) {
            std::optional<paint::Mesh>& mesh = recording.pieces[which++];
            if (layer(piece.ground) != now || !is_seen(piece, viewer) || !is_near(piece, camera)) continue;
            if (!mesh) mesh = record_piece(recording, piece);
            paint::draw(list, *mesh, corner, ratio);
        }
    }
    list.PopClipRect();
    const bool small = margin < 13;
    const ImU32 ink = map_colours().line;
    const ImVec2 frame[4] = {table.min, {table.max.x, table.min.y}, table.max, {table.min.x, table.max.y}};
    paint::stroke(list, frame, faded(ink, 0.8f), small ? paint::hairline() : 1.2f, paint::Ends::closed);
    if (small) return;
    draw_ticks(list, camera, table, margin);
    draw_letters(list, camera, table, margin);
}

void outline_piece(ImDrawList& list, const Camera& camera, const Piece& piece, ImU32 fill, ImU32 edge, float width) {
    Outline points;
    for (const Point p : piece.shape.corners()) points.push_back(camera.at(p));
    if ((fill & IM_COL32_A_MASK) != 0) paint::fill(list, points, fill);
    if (width > 0) paint::stroke(list, points, edge, width, paint::Ends::closed);
}

}  // namespace sightlines::crossfire_squads::art
