// The table of Crossfire with squads for its card.
#include <algorithm>
#include <array>
#include <span>

#include "games/card_art.h"
#include "games/card_print.h"
#include "widgets/theme.h"

namespace sightlines::card_art {
namespace {

enum class Ground : std::uint8_t { wood, hill, field, rough };

struct Piece {
    Ground ground;
    std::array<std::uint8_t, 12> corners;  // x and y of six, clockwise; a field has four
};
constexpr std::array<Piece, 9> pieces{{{Ground::wood, {7, 11, 16, 6, 27, 10, 29, 22, 21, 29, 9, 24}},
                                       {Ground::hill, {39, 8, 52, 5, 62, 12, 59, 24, 45, 28, 37, 19}},
                                       {Ground::field, {71, 11, 92, 7, 95, 24, 74, 29}},
                                       {Ground::wood, {10, 44, 20, 40, 28, 49, 25, 62, 17, 66, 9, 59}},
                                       {Ground::field, {43, 44, 62, 41, 65, 57, 46, 61}},
                                       {Ground::rough, {73, 43, 84, 38, 94, 46, 92, 56, 82, 60, 71, 54}},
                                       {Ground::rough, {9, 79, 18, 74, 28, 80, 26, 92, 16, 95, 7, 90}},
                                       {Ground::wood, {40, 75, 52, 71, 61, 79, 58, 91, 47, 94, 38, 86}},
                                       {Ground::hill, {73, 75, 86, 71, 95, 80, 92, 92, 79, 95, 70, 86}}}};

struct Base {
    std::uint8_t x, y, side;
};
constexpr std::array<Base, 9> bases{{{24, 17, 1},
                                     {49, 14, 1},
                                     {54, 21, 1},
                                     {83, 48, 1},
                                     {63, 51, 1},
                                     {43, 52, 0},
                                     {21, 57, 0},
                                     {50, 80, 0},
                                     {75, 84, 0}}};

using Outline = std::span<const ImVec2>;
using Corners = std::array<ImVec2, 6>;

bool inside(Outline outline, ImVec2 p) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ImVec2 a = outline[i], b = outline[(i + 1) % outline.size()];
        if ((b.x - a.x) * (p.y - a.y) < (b.y - a.y) * (p.x - a.x)) return false;
    }
    return true;
}

Corners shrunk(const Corners& corners, ImVec2 centre, float part) {
    Corners smaller;
    for (std::size_t i = 0; i < corners.size(); ++i) smaller[i] = part_way(centre, corners[i], part);
    return smaller;
}

// Trees in a wood, stones on rough ground.
void draw_stipple(const Square& square, Outline outline, bool trees) {
    const ImU32 leaf = square.night ? IM_COL32(40, 58, 40, 255) : IM_COL32(92, 122, 74, 255);
    const ImU32 lit = square.night ? IM_COL32(84, 108, 78, 255) : IM_COL32(164, 186, 122, 255);
    const ImU32 stone = square.night ? IM_COL32(150, 146, 136, 160) : IM_COL32(96, 90, 76, 170);
    for (int i = 0; i < 324; ++i) {
        const int column = i % 36, row = i / 36;
        const auto x = static_cast<float>(column), y = static_cast<float>(row);
        const ImVec2 p = square.at(2.9f * x + 1.6f * scattered(i),
                                   outline[0].y / square.px(1) - 8 + 2.9f * y + 1.6f * scattered(i + 400));
        if (!inside(outline, p)) continue;
        if (trees) {
            paint::bead(square.list, p, square.px(1.55f), lit, leaf);
        } else if (i % 5 < 2) {
            square.list.AddCircleFilled(p, square.px(0.4f + 0.5f * scattered(i + 7)), stone);
        }
    }
}

struct Inks {
    ImU32 ground, edge;
};
constexpr std::array<Inks, 4> ground_by_day{{{rgb(0x92A874), rgb(0x5C7246)},
                                             {rgb(0xE4C696), rgb(0x966438)},
                                             {rgb(0xE4CA84), rgb(0xA48446)},
                                             {rgb(0xCEC7B4), rgb(0x968E7A)}}};
constexpr std::array<Inks, 4> ground_by_night{{{rgb(0x223224), rgb(0x465C44)},
                                               {rgb(0x463A2C), rgb(0x967652)},
                                               {rgb(0x54482C), rgb(0x827046)},
                                               {rgb(0x3E3E3A), rgb(0x68665E)}}};

void draw_piece(const Square& square, const Piece& piece) {
    const bool field = piece.ground == Ground::field;
    Corners corners;
    ImVec2 centre{0, 0};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::size_t from = field ? std::min<std::size_t>(i, 3) : i;
        corners[i] = square.at(piece.corners[2 * from], piece.corners[2 * from + 1]);
        centre = part_way(centre, corners[i], 1 / static_cast<float>(i + 1));
    }
    const Outline outline = Outline(corners).first(field ? 4 : 6);
    const Inks& inks = (square.night ? ground_by_night : ground_by_day)[static_cast<std::size_t>(piece.ground)];
    const float line = square.px(0.5f);
    paint::shape(square.list, outline, inks.ground, inks.edge, line);
    if (piece.ground == Ground::hill) {
        for (const float part : {0.74f, 0.5f, 0.26f})
            paint::shape(square.list, shrunk(corners, centre, part),
                         paint::mix(inks.edge, inks.ground, 0.4f + 0.6f * part), inks.edge, line);
    } else if (field) {
        for (int furrow = 1; furrow < 9; ++furrow) {
            const float part = static_cast<float>(furrow) / 9;
            const ImVec2 ends[]{part_way(corners[0], corners[3], part), part_way(corners[1], corners[2], part)};
            paint::stroke(square.list, ends, paint::faded(inks.edge, 0.6f), line);
        }
    } else {
        draw_stipple(square, shrunk(corners, centre, 0.9f), piece.ground == Ground::wood);
    }
}

// The objective: a frame of dashes round the field in the middle, and a flag.
void draw_objective(const Square& square) {
    const ImU32 ink = square.night ? IM_COL32(244, 240, 230, 255) : IM_COL32(30, 32, 34, 255);
    const ImU32 paper = square.night ? IM_COL32(20, 22, 24, 255) : IM_COL32(255, 253, 246, 255);
    const ImVec2 frame[]{square.at(41, 42), square.at(64, 38), square.at(67, 59), square.at(44, 63)};
    paint::stroke(square.list, frame, paper, square.px(1.8f), paint::Ends::closed);
    for (std::size_t i = 0; i < 4; ++i)
        paint::dashed(square.list, frame[i], frame[(i + 1) % 4], ink, square.px(1.2f), square.px(3.6f), square.px(2));
    const ImVec2 pole[]{square.at(53, 41), square.at(53, 30)};
    paint::stroke(square.list, pole, ink, square.px(1));
    square.list.AddRectFilled(square.at(53, 30), square.at(61, 35.5f), ink);
    square.list.AddCircleFilled(square.at(57, 32.7f), square.px(1.4f), paper);
}

// A counter: a rectangle for one side, a lozenge for the other, crossed for infantry.
void draw_base(const Square& square, const Base& base) {
    const theme::Side& own = theme::sides()[base.side];
    const ImVec2 c = square.at(base.x, base.y);
    const float radius = square.px(4.4f);
    paint::soft_disc(square.list, {c.x + radius * 0.2f, c.y + radius * 0.3f}, radius * 0.7f, radius * 1.4f,
                     IM_COL32(20, 24, 20, 110));
    square.list.AddCircleFilled(c, radius * 1.12f, IM_COL32(255, 253, 246, 255));
    square.list.AddCircleFilled(c, radius, own.outline);
    square.list.AddCircleFilled(c, radius * 0.86f, own.fill);
    const float x = radius * 0.62f, y = base.side == 0 ? radius * 0.44f : x;
    const ImVec2 nw{c.x - x, c.y - y}, ne{c.x + x, c.y - y}, se{c.x + x, c.y + y}, sw{c.x - x, c.y + y};
    const ImU32 paper = IM_COL32(255, 253, 246, 255), ink = IM_COL32(28, 30, 32, 255);
    if (base.side == 0) {
        square.list.AddRectFilled(nw, se, paper);
    } else {
        square.list.AddQuadFilled({c.x, nw.y}, {se.x, c.y}, {c.x, se.y}, {nw.x, c.y}, paper);
    }
    const float arm = base.side == 0 ? 1.0f : 0.5f;
    for (const auto& [from, to] : {std::array{nw, se}, std::array{ne, sw}}) {
        const ImVec2 ends[]{part_way(c, from, arm), part_way(c, to, arm)};
        paint::stroke(square.list, ends, ink, radius * 0.2f);
    }
}

void draw_squads(const Square& square) {
    const bool night = square.night;
    square.wash(night ? IM_COL32(50, 56, 46, 255) : IM_COL32(232, 226, 194, 255),
                night ? IM_COL32(40, 46, 40, 255) : IM_COL32(220, 211, 170, 255));
    for (const float part : {33.0f, 67.0f}) {
        const ImVec2 across[]{square.at(0, part), square.at(100, part)},
            down[]{square.at(part, 0), square.at(part, 100)};
        paint::stroke(square.list, across, theme::palette().grid, square.px(0.5f));
        paint::stroke(square.list, down, theme::palette().grid, square.px(0.5f));
    }
    for (const Piece& piece : pieces) draw_piece(square, piece);
    for (int bush = 0; bush < 9; ++bush) {
        const auto part = static_cast<float>(bush);
        paint::bead(square.list, square.at(22 + 2.1f * part, 36.5f - 0.35f * part), square.px(1.5f),
                    night ? IM_COL32(92, 116, 84, 255) : IM_COL32(140, 164, 98, 255),
                    night ? IM_COL32(44, 62, 42, 255) : IM_COL32(72, 98, 54, 255));
    }
    draw_objective(square);
    paint::dashed(square.list, square.at(43, 52), square.at(63, 51), theme::palette().accent, square.px(1),
                  square.px(2.5f), square.px(1.6f));
    for (const Base& base : bases) draw_base(square, base);
    const ImVec2 frame[]{square.at(1, 1), square.at(99, 1), square.at(99, 99), square.at(1, 99)};
    paint::stroke(square.list, frame, night ? IM_COL32(120, 122, 108, 255) : IM_COL32(140, 132, 104, 255),
                  square.px(0.8f), paint::Ends::closed);
}

}  // namespace

void crossfire_squads(ImDrawList& list, const Area& area) {
    static Prints prints;
    print(list, area, prints, draw_squads);
}

}  // namespace sightlines::card_art
