#include "games/dogfight/panel/aircraft_card.h"

#include <algorithm>
#include <array>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines::dogfight::card_parts {

using theme::Font;

void draw_chip(ImDrawList& list, ImVec2 min, ImVec2 size, const Aircraft& plane, int letter, ImU32 colour, bool chosen,
               Chip chip) {
    const theme::Palette& p = theme::palette();
    const ImVec2 max{min.x + size.x, min.y + size.y};
    const float opacity = plane.in_play() ? 1.0f : 0.4f;
    list.AddRectFilled(min, max, theme::fade(p.raised, opacity), 6);
    list.AddRectFilled(min, {min.x + 20, max.y}, theme::fade(colour, opacity), 6, ImDrawFlags_RoundCornersLeft);
    list.AddRect(min, max, chosen ? p.accent : p.hairline, 6, 0, chosen ? 2.0f : 1.0f);
    paint::label(list, theme::font(Font::strong), theme::small, {min.x + 10.5f, min.y + size.y / 2},
                 paint::is_dark(colour) ? IM_COL32_WHITE : IM_COL32(20, 24, 29, 255), plane_name(letter).c_str());
    const float left = min.x + 25;
    if (!plane.in_play()) {
        list.AddLine({min.x + 3, max.y - 3}, {max.x - 3, min.y + 3}, p.refusal, 1.6f);
        return;
    }
    if (chip == Chip::height) {
        const std::string level = words::level_name(plane.altitude, plane.leave);
        paint::text(list, theme::font(Font::text), theme::small - 2, {left - 2, min.y + size.y / 2 - 8}, p.text,
                    level.c_str());
    } else {
        list.PushClipRect(min, {max.x - 1, max.y}, true);
        ImFont* strong = theme::font(Font::strong);
        const char* type = words::spoken_type(plane.type);
        const float wide = strong->CalcTextSizeA(theme::small - 3, 1000, 0, type).x;
        const float fits = std::min(1.0f, (max.x - 2 - left) / wide);
        const bool told = chip == Chip::values || plane.spin;
        const float top = told ? min.y + 3 : min.y + (size.y - theme::small + 3) / 2;
        paint::text(list, strong, (theme::small - 3) * fits, {left - 1, top}, p.text, type);
        ImFont* font = theme::font(Font::text);
        const std::string hits = plane.damage > 0 ? words::damage_text(plane) : "";
        const float hits_wide = strong->CalcTextSizeA(theme::small - 3, 1000, 0, hits.c_str()).x;
        if (!hits.empty() && left + wide + 6 + hits_wide < max.x - 4)
            paint::text(list, strong, theme::small - 3, {max.x - 4 - hits_wide, top}, p.refusal, hits.c_str());
        std::string numbers = told ? words::chip_text(plane, false) : "";
        if (font->CalcTextSizeA(theme::small - 2, 1000, 0, numbers.c_str()).x > max.x - 4 - left)
            numbers = words::chip_text(plane, true);
        paint::text(list, font, theme::small - 2, {left, min.y + size.y / 2 - 2}, p.secondary, numbers.c_str());
        list.PopClipRect();
    }
    // A bar for the damage.
    const float part = damaged_part(plane);
    if (part > 0)
        list.AddRectFilled({min.x + 21, max.y - 4}, {min.x + 21 + (size.x - 24) * part, max.y - 1}, p.refusal, 1);
    if (plane.smoke > 0 || plane.fire > 0)
        list.AddCircleFilled({max.x - 7, min.y + 8}, 4, plane.fire > 0 ? p.refusal : p.secondary);
}

float damaged_part(const Aircraft& plane) {
    return std::min(1.0f, static_cast<float>(plane.damage) / static_cast<float>(2 * all_boxes(plane.card)));
}

void draw_ratings(const Card& card, int dive, float width) {
    // In the order of labels::ratings; the first six without a sign.
    const std::array<int, labels::ratings.size()> values{card.level, dive,      card.min,   card.ceiling, card.guns,
                                                         card.wing,  card.mt,   card.power, card.drag,    card.stall,
                                                         card.str,   card.aero, card.fire,  card.spot};
    constexpr std::size_t unsigned_values = 6;
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float each = width / 7, high = 34;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::size_t column = i % 7, row = i / 7;
        const ImVec2 c{begin.x + (static_cast<float>(column) + 0.5f) * each,
                       begin.y + static_cast<float>(row) * high + high / 2};
        paint::label(list, theme::font(Font::text), theme::small - 3, {c.x, c.y - 8}, p.secondary,
                     labels::ratings[i].caption);
        const std::string value = i < unsigned_values ? words::number(values[i]) : words::with_sign(values[i]);
        paint::label(list, theme::font(Font::strong), theme::small, {c.x, c.y + 6}, p.text, value.c_str());
        rows::tip_in({c.x - each / 2, c.y - high / 2}, {each, high}, labels::ratings[i].meaning);
    }
    list.AddRect(begin, {begin.x + width, begin.y + 2 * high}, p.hairline, 6);
    list.AddLine({begin.x, begin.y + high}, {begin.x + width, begin.y + high}, p.hairline);
    ImGui::Dummy({width, 2 * high});
}

void draw_damage(const Aircraft& plane, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int boxes = all_boxes(plane.card);
    const float set_gap = 8;
    const float side = std::min(
        16.0f,
        (width - set_gap * static_cast<float>(plane.card.boxes.size())) / static_cast<float>(std::max(1, boxes)) - 2);
    float x = begin.x;
    int box = 0;
    for (const std::int8_t in_set : plane.card.boxes) {
        for (int i = 0; i < in_set; ++i, ++box) {
            const ImVec2 min{x, begin.y + 2}, max{x + side, begin.y + 2 + side};
            const bool once = plane.damage > box, twice = plane.damage > boxes + box;
            list.AddRectFilled(min, max, twice ? paint::faded(p.refusal, 0.35f) : p.raised, 2);
            list.AddRect(min, max, once ? p.refusal : p.secondary, 2);
            if (once) list.AddLine({min.x + 3, max.y - 3}, {max.x - 3, min.y + 3}, p.refusal, 1.8f);
            if (twice) list.AddLine({min.x + 3, min.y + 3}, {max.x - 3, max.y - 3}, p.refusal, 1.8f);
            x += side + 2;
        }
        x += set_gap;
    }
    ImGui::Dummy({width, side + 6});
    test_ids::add_item("damage");
    tip(labels::damage_tip);
}

}  // namespace sightlines::dogfight::card_parts
