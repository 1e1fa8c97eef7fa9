#include "board/sheet.h"

#include <cmath>

#include "widgets/theme.h"

namespace sightlines::paint {

void sheet(ImDrawList& list, ImVec2 min, ImVec2 max) {
    const theme::Palette& p = theme::palette();
    const ImU32 shadow = IM_COL32(30, 24, 10, is_dark(p.page) ? 26 : 9);
    for (float spread = 8; spread > 1; spread -= 1.6f)
        list.AddRectFilled({min.x - spread * 0.6f, min.y - spread * 0.2f},
                           {max.x + spread * 0.8f, max.y + spread * 1.3f}, shadow, spread + 2);
    list.AddRectFilled(min, max, mix(p.panel, p.raised, 0.4f));
}

void light_on_sheet(ImDrawList& list, ImVec2 min, ImVec2 max, float crease) {
    const bool night = is_dark(theme::palette().page);
    const ImU32 dark = night ? IM_COL32_BLACK : IM_COL32(40, 30, 0, 255);
    const ImU32 none = IM_COL32_WHITE & ~IM_COL32_A_MASK, clear = dark & ~IM_COL32_A_MASK;
    list.AddRectFilledMultiColor(min, max, faded(IM_COL32_WHITE, night ? 0.03f : 0.14f), none, none, none);
    list.AddRectFilledMultiColor(min, max, clear, clear, faded(dark, night ? 0.15f : 0.07f), clear);
    const ImU32 hollow = faded(dark, night ? 0.2f : 0.055f), ridge = faded(IM_COL32_WHITE, night ? 0.03f : 0.22f);
    for (const float part : {0.25f, 0.5f, 0.75f}) {
        const float x = min.x + (max.x - min.x) * part;
        list.AddRectFilledMultiColor({x - crease, min.y}, {x, max.y}, clear, hollow, hollow, clear);
        list.AddRectFilledMultiColor({x, min.y}, {x + crease, max.y}, ridge, none, none, ridge);
    }
    const float y = (min.y + max.y) / 2;
    list.AddRectFilledMultiColor({min.x, y - crease}, {max.x, y}, clear, clear, hollow, hollow);
    list.AddRectFilledMultiColor({min.x, y}, {max.x, y + crease}, ridge, ridge, none, none);
}

void neatline(ImDrawList& list, ImVec2 min, ImVec2 max, ImU32 ink, bool small) {
    const auto frame = [&](float out, float opacity, float width) {
        const ImVec2 a{min.x - out, min.y - out}, b{max.x + out, max.y + out};
        const ImVec2 corners[4] = {a, {b.x, a.y}, b, {a.x, b.y}};
        stroke(list, corners, faded(ink, opacity), width, Ends::closed);
    };
    frame(0, 0.7f, hairline());
    frame(small ? 2.0f : 3.5f, 0.8f, small ? 1.0f : 1.5f);
}

float to_eighths(float length) { return std::round(length * 8) / 8; }

bool SheetKey::operator==(const SheetKey& other) const {
    return cell == other.cell && hairline == other.hairline && min.x == other.min.x && min.y == other.min.y &&
           max.x == other.max.x && max.y == other.max.y && palette == other.palette && sides == other.sides &&
           turned == other.turned;
}

SheetKey sheet_key(float cell, ImVec2 origin, ImVec2 min, ImVec2 max, float scale) {
    const auto from_origin = [&](ImVec2 point) {
        return ImVec2{to_eighths((point.x - origin.x) / scale), to_eighths((point.y - origin.y) / scale)};
    };
    return {cell, hairline(), from_origin(min), from_origin(max), &theme::palette(), &theme::sides()};
}

void draw(ImDrawList& list, const PrintedSheet& sheet, ImVec2 origin, ImVec2 map_min, ImVec2 map_max, float scale) {
    draw(list, sheet.paper, origin, scale);
    list.PushClipRect(map_min, map_max, true);
    draw(list, sheet.map, origin, scale);
    list.PopClipRect();
    draw(list, sheet.over, origin, scale);
}

}  // namespace sightlines::paint
