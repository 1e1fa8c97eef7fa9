#include "views/dogfight/rows.h"

#include <algorithm>
#include <cfloat>

#include "board/paint.h"
#include "controls.h"
#include "games/dogfight/reasons.h"
#include "games/dogfight/rules.h"
#include "marks.h"
#include "platform.h"
#include "theme.h"
#include "views/dogfight/words.h"

namespace sightlines::dogfight::rows {
namespace {

using theme::Font;

constexpr float line = theme::small + 3;

ImVec2 size_of(Font font, float size, const std::string& text) {
    return theme::font(font)->CalcTextSizeA(size, 10000, 0, text.c_str());
}

// At the right end of the line that begins at `begin`; its width, with the space before it. Nothing where it is narrow.
float rule_at_end(ImVec2 begin, std::string_view rule, float width) {
    if (width < narrow || rule.empty()) return 0;
    const std::string name(rule);
    const float wide = size_of(Font::text, theme::small, name).x;
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({begin.x + width - wide, begin.y});
    // The same rule may stand in several rows.
    ImGui::PushID(static_cast<int>(begin.y - ImGui::GetWindowPos().y + ImGui::GetScrollY()));
    rule_link(Rules::info.id, name.c_str(), true);
    ImGui::PopID();
    ImGui::SetCursorScreenPos(after);
    return wide + 8;
}

}  // namespace

void title(const std::string& text) {
    const theme::Type type(Font::strong, theme::body);
    ImGui::TextWrapped("%s", text.c_str());
}

void fact(const std::string& what, const std::string& figure, float width, ImU32 ink) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float wide = size_of(Font::strong, theme::small, figure).x;
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - wide - 8);
    small_text(ink == 0 ? p.secondary : ink, what);
    ImGui::PopTextWrapPos();
    paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::strong), theme::small, {begin.x + width - wide, begin.y},
                ink == 0 ? p.text : ink, figure.c_str());
}

void term(const std::string& value, std::string_view what, std::string_view rule, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float column = 26;
    paint::text(list, theme::font(Font::strong), theme::small,
                {begin.x + column - size_of(Font::strong, theme::small, value).x, begin.y}, p.text, value.c_str());
    const float used = rule_at_end(begin, rule, width);
    const float high =
        small_text_at({begin.x + column + 8, begin.y}, begin.x + width - used, p.secondary, std::string(what));
    ImGui::Dummy({width, std::max(line, high)});
}

void terms(const Sum& sum, float width) {
    for (const Term& each : sum.terms())
        term(each.why == &why::die ? words::number(each.value) : words::with_sign(each.value), each.why->what,
             each.why->rule, width);
}

void told(const std::string& text, std::string_view rule, float width, ImU32 ink) {
    const float used = rule_at_end(ImGui::GetCursorScreenPos(), rule, width);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - used);
    small_text(ink == 0 ? theme::palette().text : ink, text);
    ImGui::PopTextWrapPos();
}

bool answer(const std::string& mark, const std::string& name, const std::string& note, int key, bool lit, float width) {
    const theme::Palette& p = theme::palette();
    const bool words = width >= narrow && !note.empty();
    const bool keyed = key >= 0 && width >= narrow && !platform::surroundings().coarse;
    // Where it is narrow the first words must do.
    const std::string shown = width < narrow ? name.substr(0, name.find(',')) : name;
    // Long words go on in the next line, and the button grows.
    const float pad = width < narrow ? 8 : 12, room = width - pad - (keyed ? 24 : 6);
    ImFont* font = theme::font(lit ? Font::strong : Font::text);
    const float name_high = font->CalcTextSizeA(theme::body, FLT_MAX, room, shown.c_str()).y;
    const float note_high =
        words ? theme::font(Font::text)->CalcTextSizeA(theme::small, FLT_MAX, room, note.c_str()).y : 0;
    const float height = std::max(name_high + note_high + 8, theme::button_height());
    const bool pressed = ImGui::InvisibleButton(mark.c_str(), {width, height}, ImGuiButtonFlags_EnableNav);
    marks::add_item(mark);
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max,
                       lit       ? p.accent
                       : hovered ? paint::mix(p.raised, p.accent, 0.12f)
                                 : p.raised,
                       theme::radius);
    if (!lit) list.AddRect(min, max, hovered ? p.accent : p.hairline, theme::radius);
    const ImU32 ink = lit ? p.on_accent : p.text;
    const ImVec2 at{min.x + pad, min.y + (height - name_high - note_high) / 2};
    list.AddText(font, theme::body, at, ink, shown.c_str(), nullptr, room);
    if (words)
        list.AddText(theme::font(Font::text), theme::small, {at.x, at.y + name_high}, lit ? ink : p.secondary,
                     note.c_str(), nullptr, room);
    if (keyed)
        paint::text(list, theme::font(Font::text), theme::small, {max.x - 20, min.y + 5},
                    theme::fade(ink, lit ? 1.0f : 0.75f), std::to_string(key).c_str());
    return pressed;
}

}  // namespace sightlines::dogfight::rows
