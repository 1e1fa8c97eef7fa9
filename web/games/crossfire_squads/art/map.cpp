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
#include "games/crossfire_squads/art/map_edge.h"
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

void Pen::band(const Outline& outer, const Outline& inner, std::span<const ImU32> at_outer,
               std::span<const ImU32> at_inner) const {
    const auto n = static_cast<unsigned>(std::min(outer.size(), inner.size()));
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    list.PrimReserve(static_cast<int>(6 * n), static_cast<int>(2 * n));
    const unsigned first = list._VtxCurrentIdx;
    for (std::size_t i = 0; i < n; ++i) {
        list.PrimWriteVtx(at(outer[i]), white, at_outer[i % at_outer.size()]);
        list.PrimWriteVtx(at(inner[i]), white, at_inner[i % at_inner.size()]);
    }
    for (unsigned i = 0; i < n; ++i) {
        const unsigned a = first + 2 * i, b = first + 2 * ((i + 1) % n);
        for (const unsigned corner : {a, b, b + 1, a, b + 1, a + 1}) list.PrimWriteIdx(static_cast<ImDrawIdx>(corner));
    }
}

void Pen::band(const Outline& outer, const Outline& inner, ImU32 at_outer, ImU32 at_inner) const {
    band(outer, inner, std::span(&at_outer, 1), std::span(&at_inner, 1));
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

constexpr float sheet_width = table_width, sheet_height = table_height, square = 480;

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
    // The squares that places are named by, stronger every foot.
    const auto ink = [&](int which) { return faded(pen.colours.line, which % 2 == 0 ? 0.17f : 0.09f); };
    for (int i = 1; square * static_cast<float>(i) < sheet_width; ++i) {
        const float x = square * static_cast<float>(i);
        const ImVec2 line[2] = {pen.at({x, 0}), pen.at({x, sheet_height})};
        paint::stroke(list, line, ink(i), paint::hairline());
    }
    for (int i = 1; square * static_cast<float>(i) < sheet_height; ++i) {
        const float y = square * static_cast<float>(i);
        const ImVec2 line[2] = {pen.at({0, y}), pen.at({sheet_width, y})};
        paint::stroke(list, line, ink(i), paint::hairline());
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
    const Area viewport = camera.painted();
    return low.x < viewport.max.x && top.x > viewport.min.x && low.y < viewport.max.y && top.y > viewport.min.y;
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
    draw_ticks(list, camera, margin);
    if (camera.least_counter() == 0) draw_square_names(list, camera, margin);  // else drawn over the counters
}

void outline_piece(ImDrawList& list, const Camera& camera, const Piece& piece, ImU32 fill, ImU32 edge, float width) {
    Outline points;
    for (const Point p : piece.shape.corners()) points.push_back(camera.at(p));
    if ((fill & IM_COL32_A_MASK) != 0) paint::fill(list, points, fill);
    if (width > 0) paint::stroke(list, points, edge, width, paint::Ends::closed);
}

}  // namespace sightlines::crossfire_squads::art
