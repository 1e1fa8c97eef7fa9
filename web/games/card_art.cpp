#include "games/card_art.h"

#include <array>
#include <cmath>
#include <numbers>

#include "games/card_print.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/art/sheet_parts.h"
#include "widgets/theme.h"

namespace sightlines::card_art {

void print(ImDrawList& list, const Area& area, Prints& prints, void (*draw)(const Square& square)) {
    const float side = area.size().x;
    const paint::SheetKey key = paint::sheet_key(side, area.min, area.min, area.max);
    list.PushClipRect(area.min, area.max, true);
    paint::draw(list,
                prints.find(key,
                            [&] {
                                paint::Recorder recorder;
                                const paint::Fine fine(recorder.list());
                                draw({recorder.list(), side, paint::is_dark(theme::palette().page)});
                                return recorder.take();
                            }),
                area.min);
    list.PopClipRect();
}

float scattered(int which) {
    const float wave = std::sin(static_cast<float>(which) * 12.9898f) * 437.585f;
    return wave - std::floor(wave);
}

namespace {

namespace sky = crosshairs::art;

// The land of Crosshairs from this height: so many widths of its hexes go across the square.
void draw_land(const Square& square, std::uint32_t seed, float across) {
    const ImVec2 corner{square.side, square.side};
    sky::draw_land(square.list, sky::make_landscape(seed),
                   {{square.at(50, 50), square.side / across}, {0, 0}, corner, {0, 0}, corner});
}

// `turn` in twelfths of a circle, clockwise from the right. `height`: of the stalk, or over the front 1 for the Allies.
struct Plane {
    std::uint8_t x, y, turn, side, height;
};

// Seen from a slant, as high above the hex as its stalk is long.
void draw_aloft(const Square& square, const Plane& plane) {
    const theme::Side& own = theme::sides()[plane.side];
    const ImVec2 ground = square.at(plane.x, plane.y),
                 air = square.at(plane.x, static_cast<float>(plane.y - plane.height));
    paint::soft_disc(square.list, ground, 0, square.px(5), IM_COL32(16, 24, 34, 130));
    const ImVec2 stalk[]{ground, air};
    paint::stroke(square.list, stalk, square.night ? own.highlight : own.outline, square.px(1.2f));
    const int first = square.list.VtxBuffer.Size;
    sky::plane(
        square.list,
        {.ground = air, .cell = square.px(19), .angle = 0.5236f * static_cast<float>(plane.turn), .side = plane.side});
    for (int i = first; i < square.list.VtxBuffer.Size; ++i) {
        float& y = square.list.VtxBuffer[i].pos.y;
        y = air.y + (y - air.y) * 0.72f;
    }
}

void draw_pursuit(const Square& square, ImVec2 from, ImVec2 bend, ImVec2 to, ImU32 colour) {
    std::array<ImVec2, 9> curve;
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const float part = static_cast<float>(i) / (curve.size() - 1);
        curve[i] = part_way(part_way(from, bend, part), part_way(bend, to, part), part);
    }
    paint::stroke(square.list, curve, paint::faded(colour, 0.75f), square.px(1));
    paint::arrow(square.list, curve[7], to, colour, square.px(1), square.px(4));
}

void draw_dogfight(const Square& square) {
    draw_land(square, 5, 9);
    square.wash(square.night ? IM_COL32(18, 34, 60, 235) : IM_COL32(126, 174, 212, 235),
                square.night ? IM_COL32(34, 48, 58, 150) : IM_COL32(214, 222, 212, 130));
    constexpr float corner = 11.5f, step = std::numbers::sqrt3_v<float> * corner;
    for (int column = 0; column < 7; ++column) {
        for (int row = -1; row < 6; ++row) {
            const ImVec2 middle = square.at(1.5f * corner * static_cast<float>(column),
                                            step * (static_cast<float>(row) + (column % 2 == 0 ? 0.0f : 0.5f)));
            std::array<ImVec2, 4> lower;  // half of it: the rest is its neighbours'
            for (std::size_t i = 0; i < lower.size(); ++i) {
                const float angle = 1.0471976f * static_cast<float>(i);
                lower[i] = {middle.x + square.px(corner) * std::cos(angle),
                            middle.y + square.px(corner) * std::sin(angle)};
            }
            paint::stroke(square.list, lower, paint::faded(IM_COL32_WHITE, square.night ? 0.06f : 0.45f),
                          square.px(1.4f));
            paint::stroke(square.list, lower, square.night ? IM_COL32(110, 134, 166, 190) : IM_COL32(78, 108, 148, 190),
                          square.px(0.4f));
        }
    }
    for (const float x : {18.0f, 76.0f})
        paint::soft_disc(square.list, square.at(x, 4), 0, square.px(22),
                         paint::faded(IM_COL32_WHITE, square.night ? 0.07f : 0.5f));
    const auto& sides = theme::sides();
    draw_pursuit(square, square.at(34, 56), square.at(42, 50), square.at(50, 38), sides[0].highlight);
    draw_pursuit(square, square.at(58, 29), square.at(64, 30), square.at(68, 24), sides[1].highlight);
    draw_pursuit(square, square.at(64, 66), square.at(76, 50), square.at(75, 32), sides[1].highlight);
    constexpr std::array<Plane, 4> planes{
        {{76, 34, 10, 0, 12}, {52, 42, 10, 1, 11}, {29, 73, 10, 0, 14}, {62, 84, 11, 1, 10}}};
    for (const Plane& plane : planes) draw_aloft(square, plane);
}

// A trench with its parapet, in bays, from one edge of the square to the other.
void draw_trench(const Square& square, float y) {
    std::array<ImVec2, 80> bays;
    for (std::size_t i = 0; i < bays.size(); ++i) {
        const std::size_t bay = i / 2;
        const auto x = static_cast<float>(bay);
        const float bend = 3 * std::sin(x * 0.28f + y);
        bays[i] = square.at(2.6f * x + (i % 2 == 0 ? -2.0f : 0.6f), y + bend + (bay % 2 == 0 ? 0.9f : -0.9f));
    }
    paint::stroke(square.list, bays, square.night ? IM_COL32(98, 84, 60, 255) : IM_COL32(226, 208, 164, 255),
                  square.px(2.4f));
    paint::stroke(square.list, bays, square.night ? IM_COL32(14, 12, 8, 255) : IM_COL32(98, 74, 44, 255),
                  square.px(0.9f));
}

// On the ground of its side: a dark square or a pale disc, with its colour once more beside the tail.
void draw_over_front(const Square& square, const Plane& plane) {
    const ImVec2 middle = square.at(plane.x, plane.y);
    const float angle = 0.5236f * static_cast<float>(plane.turn), reach = square.px(6.6f);
    const ImVec2 tag{middle.x - square.px(8) * std::cos(angle - 0.7f),
                     middle.y - square.px(8) * std::sin(angle - 0.7f)};
    const auto ground = [&](ImVec2 at, float half, ImU32 colour) {
        if (plane.height > 0) return square.list.AddCircleFilled(at, half, colour);
        square.list.AddRectFilled({at.x - half, at.y - half}, {at.x + half, at.y + half}, colour, half * 0.2f);
    };
    ground(middle, reach, IM_COL32(250, 247, 236, 255));
    ground(middle, reach * 0.86f, plane.height > 0 ? IM_COL32(126, 156, 196, 255) : IM_COL32(92, 90, 84, 255));
    sky::plane(square.list, {.ground = middle, .cell = square.px(17), .angle = angle, .side = plane.side});
    ground(tag, square.px(3.2f), IM_COL32(250, 247, 236, 255));
    ground(tag, square.px(2.5f), theme::sides()[plane.side].outline);
}

void draw_aerial_war(const Square& square) {
    draw_land(square, 3, 7);
    const ImU32 mud = square.night ? IM_COL32(58, 46, 30, 150) : IM_COL32(196, 168, 116, 130);
    square.wash(mud, mud);
    const ImU32 clear = mud & ~IM_COL32_A_MASK;
    const auto band = [&](float from, float to, ImU32 above, ImU32 below) {
        square.list.AddRectFilledMultiColor(square.at(0, from), square.at(100, to), above, above, below, below);
    };
    band(22, 40, clear, mud);
    band(40, 58, mud, mud);
    band(58, 76, mud, clear);
    for (int i = 0; i < 44; ++i) {
        const ImVec2 at = square.at(100 * scattered(i), 34 + 28 * scattered(i + 50));
        const float radius = square.px(0.9f + scattered(i + 90));
        paint::soft_disc(square.list, at, radius * 0.5f, radius, IM_COL32(50, 36, 18, square.night ? 190 : 110));
    }
    for (const float y : {21.0f, 33.0f, 65.0f, 77.0f}) draw_trench(square, y);
    for (int line = 1; line < 9; ++line) {
        const float part = 100.0f / 9 * static_cast<float>(line);
        for (const auto& [from, to] : {std::array{square.at(part, 0), square.at(part, 100)},
                                       std::array{square.at(0, part), square.at(100, part)}}) {
            const ImVec2 ends[]{from, to};
            paint::stroke(square.list, ends, paint::faded(IM_COL32_WHITE, square.night ? 0.2f : 0.5f), square.px(0.7f));
        }
    }
    constexpr std::array<Plane, 7> planes{{{50, 17, 0, 0, 1},
                                           {17, 50, 3, 3, 1},
                                           {39, 50, 9, 2, 1},
                                           {83, 39, 0, 1, 1},
                                           {61, 39, 6, 3, 0},
                                           {39, 72, 9, 1, 0},
                                           {72, 83, 9, 0, 0}}};
    for (const Plane& plane : planes) draw_over_front(square, plane);
}

}  // namespace

void dogfight(ImDrawList& list, const Area& area) {
    static Prints prints;
    print(list, area, prints, draw_dogfight);
}

void aerial_war(ImDrawList& list, const Area& area) {
    static Prints prints;
    print(list, area, prints, draw_aerial_war);
}

}  // namespace sightlines::card_art
