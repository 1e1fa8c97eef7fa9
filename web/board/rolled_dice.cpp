#include "board/rolled_dice.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "board/die.h"
#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr int most_in_row = 6;
constexpr float least_edge = 26, most_edge = 60;
constexpr float spacing = 1.36f;    // from one to the next, and what the tray has round them, in edges
constexpr float caption_high = 20;  // height of what they are for

struct Rows {
    int lines, in_row;
};

Rows rows_of(int count) {
    const int lines = (count + most_in_row - 1) / most_in_row;
    return {lines, (count + lines - 1) / lines};
}

float edge_in(const Area& tray, int count) {
    return (tray.size().y - caption_high) / (static_cast<float>(rows_of(count).lines) * spacing);
}

float strong_width(const std::string& text) {
    return theme::font(theme::Font::strong)->CalcTextSizeA(theme::small, 10000, 0, text.c_str()).x;
}

// Whose it is, or else as many of its words as have room.
std::string shortened(std::string text, float room) {
    if (strong_width(text) <= room) return text;
    if (const std::size_t colon = text.find(':'); colon != text.npos) text.erase(colon);
    if (strong_width(text) <= room) return text;
    while (!text.empty() && strong_width(text + "\xE2\x80\xA6") > room)
        text.erase(std::min(text.rfind(' '), text.size() - 1));
    return text + "\xE2\x80\xA6";
}

}  // namespace

float covered_by(const Area& tray, std::span<const Area> seen) {
    constexpr float gap = 3;
    float all = 0;
    for (const Area& one : seen) {
        const float wide = std::min(tray.max.x, one.max.x) - std::max(tray.min.x, one.min.x) + gap;
        const float high = std::min(tray.max.y, one.max.y) - std::max(tray.min.y, one.min.y) + gap;
        if (wide > 0 && high > 0) all += wide * high;
    }
    return all;
}

Area place_of_dice(const Area& board, int count, const char* what, std::span<const Area> seen) {
    const auto [lines, in_row] = rows_of(count);
    const ImVec2 room = board.size();
    const float across = static_cast<float>(in_row) * spacing, down = static_cast<float>(lines) * spacing;
    constexpr float margin = 10, wide = 2 * margin;
    const float largest = std::max(least_edge, std::min(most_edge, (room.x - wide) / across));
    const float usual = std::clamp(std::min(room.x, room.y) * 0.13f, least_edge, largest);
    const float captioned = std::min(strong_width(what) + wide, room.x - wide);
    Area best{};
    float least = -1, dearest = 0;
    struct Size {
        float part, caption;
    };
    constexpr float most = 10000;
    for (const Size& size : {Size{1, most}, {0.8f, most}, {0.65f, most}, {0.65f, 120}}) {
        const float edge = std::max(least_edge, usual * size.part);
        const ImVec2 half{std::max(edge * across, std::min(captioned, size.caption)) / 2,
                          (edge * down + caption_high) / 2};
        const ImVec2 free{std::max(0.0f, room.x / 2 - half.x - margin), std::max(0.0f, room.y / 2 - half.y - margin)};
        constexpr int steps = 16;  // from the middle to an edge
        for (int row = -steps; row <= steps; ++row) {
            for (int column = -steps; column <= steps; ++column) {
                const ImVec2 off{free.x * static_cast<float>(column) / steps, free.y * static_cast<float>(row) / steps};
                const ImVec2 centre{board.centre().x + off.x, board.centre().y + off.y};
                const Area tray{{centre.x - half.x, centre.y - half.y}, {centre.x + half.x, centre.y + half.y}};
                const float covers = covered_by(tray, seen), across_edge = std::abs(off.x);
                // Far from every edge it is in the way, even where nothing is.
                const float inside = std::min(free.x - across_edge, free.y - std::abs(off.y));
                const float cost = 4 * inside + across_edge + (row < 0 ? free.y : 0);
                if (least >= 0 && (covers > least || (covers == least && cost >= dearest))) continue;
                best = tray, least = covers, dearest = cost;
            }
        }
        if (least == 0) break;
    }
    return best;
}

Area caption_on_tray(const Area& tray) { return {tray.min, {tray.max.x, tray.min.y + caption_high + 4}}; }

Area die_on_tray(const Area& tray, int die, int count) {
    const auto [lines, in_row] = rows_of(count);
    const float edge = edge_in(tray, count);
    const int line = die / in_row, here = std::min(in_row, count - line * in_row);
    const float along = (static_cast<float>(die % in_row) - static_cast<float>(here - 1) / 2) * edge * spacing;
    const float down = (static_cast<float>(line) - static_cast<float>(lines - 1) / 2) * edge * spacing;
    const ImVec2 middle = tray.centre();
    return square_around({middle.x + along, middle.y + caption_high / 2 + down}, edge / 2);
}

void draw_rolled_dice(ImDrawList& list, const Area& tray, const RolledDice& roll) {
    const theme::Palette& p = theme::palette();
    const int count = static_cast<int>(roll.dice.size());
    const bool lies = roll.rest <= 0;
    const bool any = lies && std::ranges::any_of(roll.dice, &RolledDie::lit);
    for (const float out : {5.0f, 3.0f, 1.0f})
        list.AddRectFilled({tray.min.x - out, tray.min.y - out + 3}, {tray.max.x + out, tray.max.y + out + 2},
                           IM_COL32(0, 0, 0, 22), 12 + out);
    list.AddRectFilled(tray.min, tray.max, p.panel, 12);
    list.AddRect(tray.min, tray.max, p.hairline, 12);
    paint::label(list, theme::font(theme::Font::strong), theme::small, caption_on_tray(tray).centre(), p.text,
                 shortened(roll.what, tray.size().x - 12).c_str());
    for (int at = 0; at < count; ++at) {
        const RolledDie& die = roll.dice[static_cast<std::size_t>(at)];
        const Area place = die_on_tray(tray, at, count);
        const float edge = place.size().x;
        DieLook look{.centre = place.centre(), .size = edge, .sides = die.sides, .face = die.face, .body = die.body};
        if (any && die.lit) {
            paint::soft_disc(list, look.centre, edge * 0.4f, edge * 0.92f, theme::fade(p.accent, 0.5f));
            const Area rim = square_around(look.centre, edge * 0.59f);
            list.AddRect(rim.min, rim.max, p.accent, edge * 0.24f, 0, 3);
        }
        if (any && !die.lit) look.opacity = 0.45f;
        draw_die(list, tumbling(look, at, roll.rest, roll.lowest));
    }
}

}  // namespace sightlines
