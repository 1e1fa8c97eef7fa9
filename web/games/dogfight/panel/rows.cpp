#include "games/dogfight/panel/rows.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "engine/wording.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/lexicon.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines::dogfight::rows {
namespace {

using theme::Font;

// As a button has them: at sizes that are not rounded.
int lines_drawn(Font font, float size, const std::string& text, float room) {
    return static_cast<int>(std::lround(theme::text_size(font, size, text, room).y / size));
}

float room_in_button(float width) { return width - (width < narrow ? 8 : 12) - 6; }

}  // namespace

void modifier(const std::string& value, std::string_view what, std::string_view rule, float width) {
    sightlines::rows::modifier(Rules::info.id, value, what, rule, width);
}

void modifiers(const ModifierSum& sum, float width) {
    for (const Modifier& each : sum.modifiers())
        modifier(each.why == &why::die ? words::number(each.value) : words::with_sign(each.value), each.why->what,
                 each.why->rule, width);
}

void sentence(const std::string& text, std::string_view rule, float width, ImU32 ink) {
    sightlines::rows::sentence(Rules::info.id, text, rule, width, ink);
}

void tip_in(ImVec2 min, ImVec2 size, std::string_view text) {
    if (!ImGui::IsWindowHovered() || !ImGui::IsMouseHoveringRect(min, {min.x + size.x, min.y + size.y})) return;
    tip_about(ImGui::GetID(text.data(), text.data() + text.size()), text);
}

int name_lines(const std::string& name, float width) {
    return lines_drawn(Font::strong, theme::body, name, room_in_button(width));
}

std::pair<std::string, std::string> split_note(const std::string& name, const std::string& note, int lines,
                                               float width) {
    const float room = room_in_button(width);
    const int named = name_lines(name, width);
    const auto fits = [&](const std::string& text) {
        return lines_drawn(Font::text, theme::small, text, room) <= lines - named;
    };
    if (fits(note)) return {note, ""};
    std::size_t kept = 0;
    for (std::size_t end = note.find(". "); end != std::string::npos; end = note.find(". ", end + 1)) {
        if (!fits(note.substr(0, end + 1))) break;
        kept = end + 1;
    }
    if (kept > 0) return {note.substr(0, kept), note.substr(kept + 1)};
    // Of a first sentence in two parts, the first.
    const std::size_t part = note.find("; ");
    if (part == std::string::npos || !fits(note.substr(0, part + 1))) return {"", note};
    return {note.substr(0, part) + ".", wording::capital(note.substr(part + 2))};
}

bool answer(const std::string& test_id, const std::string& name, const std::string& note, int key, bool primary,
            float width) {
    const theme::Palette& p = theme::palette();
    const bool words = width >= narrow && !note.empty();
    const bool keyed = key >= 0 && width >= narrow && !platform::surroundings().coarse;
    // In a narrow panel only the part before the comma is shown.
    const std::string shown = width < narrow ? name.substr(0, name.find(',')) : name;
    // Long texts wrap, and the button grows.
    const float pad = width < narrow ? 8 : 12, room = width - pad - (keyed ? 30 : 6);
    ImFont* font = theme::font(primary ? Font::strong : Font::text);
    const float name_high = font->CalcTextSizeA(theme::body, FLT_MAX, room, shown.c_str()).y;
    const float note_high = words ? theme::text_size(Font::text, theme::small, note, room).y : 0;
    const float height = std::max(name_high + note_high + 8, theme::button_height());
    const bool pressed = ImGui::InvisibleButton(test_id.c_str(), {width, height}, ImGuiButtonFlags_EnableNav);
    test_ids::add_item(test_id);
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max,
                       primary   ? p.accent
                       : hovered ? paint::mix(p.raised, p.accent, 0.12f)
                                 : p.raised,
                       theme::radius);
    if (!primary) list.AddRect(min, max, hovered ? p.accent : p.hairline, theme::radius);
    const ImU32 ink = primary ? p.on_accent : p.text;
    const ImVec2 at{min.x + pad, min.y + (height - name_high - note_high) / 2};
    list.AddText(font, theme::body, at, ink, shown.c_str(), nullptr, room);
    if (words)
        list.AddText(theme::font(Font::text), theme::small, {at.x, at.y + name_high}, primary ? ink : p.secondary,
                     note.c_str(), nullptr, room);
    if (keyed) {  // as on a keyboard, so that nobody takes it for a value
        const ImVec2 c{max.x - 17, min.y + 15};
        list.AddRect({c.x - 9, c.y - 9}, {c.x + 9, c.y + 9}, theme::fade(ink, 0.4f), 4);
        paint::label(list, theme::font(Font::text), theme::small, c, theme::fade(ink, primary ? 1.0f : 0.75f),
                     std::to_string(key).c_str());
    }
    return pressed;
}

}  // namespace sightlines::dogfight::rows
