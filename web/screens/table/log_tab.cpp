#include "screens/table/log_tab.h"

#include <algorithm>
#include <string>

#include "app/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

// The height of a line of the log. CSS pixels.
float log_line() { return platform::surroundings().coarse ? theme::button_height() : 24.0f; }

// Draws a turn's remark after its moves if it fits, else below them. `begin` is the position of the turn, `end` the
// end of its moves.
void draw_remark(const std::string& remark, ImVec2 begin, ImVec2 end, float indent, float width) {
    const theme::Palette& p = theme::palette();
    const float line = log_line();
    ImFont* font = theme::font(Font::text);
    const float length = font->CalcTextSizeA(theme::small, 10000, 0, remark.c_str()).x;
    if (end.x + 6 + length <= begin.x + width) {
        paint::text(*ImGui::GetWindowDrawList(), font, theme::small, {end.x + 6, end.y + (line - theme::small) / 2 - 1},
                    p.secondary, remark.c_str());
        ImGui::SetCursorScreenPos({begin.x, end.y + line});
        return;
    }
    ImGui::SetCursorScreenPos({begin.x + indent + 5, end.y + line - 3});
    ImGui::PushTextWrapPos(begin.x - ImGui::GetWindowPos().x + width);
    small_text(p.secondary, remark);
    ImGui::PopTextWrapPos();
    ImGui::SetCursorScreenPos({begin.x, ImGui::GetItemRectMax().y + 4});
}

void draw_turn_label(const BoardView& view, const LoggedTurn& turn, ImVec2 begin) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = log_line();
    if (turn.player >= 0) view.draw_emblem(list, {begin.x + 9, begin.y + line / 2}, 14, turn.player);
    paint::text(list, theme::font(Font::text), theme::small, {begin.x + 22, begin.y + (line - theme::small) / 2 - 1},
                theme::palette().secondary, turn.label.c_str());
}

}  // namespace

LogTab::Pressed LogTab::draw(const Match& match, const BoardView& view, bool analysis, float width) {
    Pressed pressed;
    const std::size_t cursor = match.cursor();
    if (icon_button("go:first", Icon::first, cursor > 0)) pressed.ply = 0;
    ImGui::SameLine(0, 2);
    if (icon_button("go:back", Icon::back, cursor > 0)) pressed.step = -1;
    ImGui::SameLine(0, 2);
    if (icon_button("go:forward", Icon::forward, cursor < match.size())) pressed.step = 1;
    ImGui::SameLine(0, 2);
    if (icon_button("go:last", Icon::last, cursor < match.size())) pressed.ply = match.size();
    ImGui::SameLine(0, 8);
    ImGui::AlignTextToFramePadding();
    caption((std::to_string(cursor) + " of " + std::to_string(match.size())).c_str());
    if (theme::button("Type moves\xE2\x80\xA6", 0)) platform::show_move_sheet();
    test_ids::add_item("type-moves");
    ImGui::SameLine();
    pressed.analysis = toggle("analysis", analysis);
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("Analysis");
    if (match.size() == 0) {
        caption("Nothing has been played yet.");
    } else if (const auto ply = draw_moves(match, view, width)) {
        pressed.ply = ply;
    }
    return pressed;
}

std::optional<std::size_t> LogTab::draw_moves(const Match& match, const BoardView& view, float width) {
    ImGui::BeginChild("log", {width + 8, 0}, ImGuiChildFlags_NavFlattened);
    const Type type(Font::text, theme::body);
    std::optional<std::size_t> wanted;
    for (const LoggedTurn& turn : view.log()) {
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        const float indent = turn.player >= 0 ? 48.0f : 66.0f;
        draw_turn_label(view, turn, begin);
        const ImVec2 end = draw_plies(match, turn, begin, indent, width, wanted);
        draw_remark(turn.remark, begin, end, indent, width);
        ImGui::Dummy({0, 0});
    }
    ImGui::EndChild();
    return wanted;
}

ImVec2 LogTab::draw_plies(const Match& match, const LoggedTurn& turn, ImVec2 begin, float indent, float width,
                          std::optional<std::size_t>& wanted) {
    const theme::Palette& p = theme::palette();
    const std::size_t cursor = match.cursor();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = log_line();
    const float least = platform::surroundings().coarse ? line : 0;
    float x = begin.x + indent;
    float y = begin.y;
    for (std::size_t ply = turn.first; ply < turn.last; ++ply) {
        const std::string text = match.public_text(ply);
        const float wide = std::max(ImGui::CalcTextSize(text.c_str()).x + 10, least);
        if (x + wide > begin.x + width) {
            x = begin.x + indent;
            y += line;
        }
        ImGui::SetCursorScreenPos({x, y});
        const bool current = ply + 1 == cursor;
        ImGui::PushID(static_cast<int>(ply));
        if (ImGui::InvisibleButton("ply", {wide, line}, ImGuiButtonFlags_EnableNav)) wanted = ply + 1;
        ImGui::PopID();
        const bool hovered = ImGui::IsItemHovered();
        if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        if (current || hovered)
            list.AddRectFilled({x, y + 1}, {x + wide, y + line - 1}, theme::fade(p.accent, current ? 0.22f : 0.1f), 5);
        list.AddText({x + 5, y + (line - theme::body) / 2 - 1}, ply < cursor ? p.text : p.secondary, text.c_str());
        if (current && scrolled_to_ != cursor) {
            ImGui::SetScrollHereY(0.6f);
            scrolled_to_ = cursor;
        }
        x += wide;
    }
    return {x, y};
}

}  // namespace sightlines
