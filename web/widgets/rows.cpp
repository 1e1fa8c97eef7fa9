#include "widgets/rows.h"

#include <algorithm>

#include "base/test_ids.h"
#include "board/paint.h"
#include "engine/wording.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::rows {
namespace {

constexpr float line = theme::small + 3;

float width_of(theme::Font font, const std::string& text) { return theme::text_width(font, theme::small, text); }

// Draws the rule at the right end of the line that begins at `begin`, unless the panel is narrow. Returns the width it
// takes, including a gap.
float rule_at_end(std::string_view game, ImVec2 begin, std::string_view rule, float width) {
    if (width < narrow || rule.empty() || rule == "FORMAT") return 0;
    const std::string name(rule);
    const float wide = width_of(theme::Font::text, name);
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({begin.x + width - wide, begin.y});
    // The same rule may appear in several rows, and ImGui needs unique ids.
    ImGui::PushID(static_cast<int>(begin.y - ImGui::GetWindowPos().y + ImGui::GetScrollY()));
    rule_link(game, name.c_str(), true);
    ImGui::PopID();
    ImGui::SetCursorScreenPos(after);
    return wide + 8;
}

}  // namespace

void title(const std::string& text) {
    const theme::Type type(theme::Font::strong, theme::body);
    ImGui::TextWrapped("%s", text.c_str());
}

void fact(const std::string& what, const std::string& figure, float width, ImU32 ink) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float wide = width_of(theme::Font::strong, figure);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - wide - 8);
    small_text(ink == 0 ? p.secondary : ink, what);
    ImGui::PopTextWrapPos();
    paint::text(*ImGui::GetWindowDrawList(), theme::font(theme::Font::strong), theme::small,
                {begin.x + width - wide, begin.y}, ink == 0 ? p.text : ink, figure.c_str());
}

void sentence(std::string_view game, const std::string& text, std::string_view rule, float width, ImU32 ink) {
    const float used = rule_at_end(game, ImGui::GetCursorScreenPos(), rule, width);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - used);
    small_text(ink == 0 ? theme::palette().text : ink, text);
    ImGui::PopTextWrapPos();
}

void modifier(std::string_view game, const std::string& value, std::string_view what, std::string_view rule,
              float width) {
    constexpr float column = 26;
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    paint::text(*ImGui::GetWindowDrawList(), theme::font(theme::Font::strong), theme::small,
                {begin.x + column - width_of(theme::Font::strong, value), begin.y}, p.text, value.c_str());
    const float used = rule_at_end(game, begin, rule, width);
    const float high =
        small_text_at({begin.x + column + 8, begin.y}, begin.x + width - used, p.secondary, std::string(what));
    ImGui::Dummy({width, std::max(line, high)});
}

void modifiers(std::string_view game, const ModifierSum& sum, float width) {
    for (const Modifier& each : sum.modifiers())
        modifier(game, wording::with_sign(each.value), each.why->what, each.why->rule, width);
}

Area player(int which, bool acts, float width, float low, float high) {
    const bool side_by_side = platform::surroundings().width < 700;
    if (side_by_side && which % 2 == 1) ImGui::SameLine(0, 16);
    ImGui::Dummy({side_by_side ? (width - 16) / 2 : width, side_by_side ? low : high});
    test_ids::add_item("player:" + std::to_string(which));
    const Area row = item_area();
    if (acts)
        ImGui::GetWindowDrawList()->AddRectFilled({row.min.x - 8, row.min.y}, {row.max.x + 8, row.max.y},
                                                  theme::fade(theme::palette().accent, 0.12f), theme::radius);
    return row;
}

}  // namespace sightlines::rows
