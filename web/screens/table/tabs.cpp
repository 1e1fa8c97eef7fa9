// The tabs with the actions and the log. The tab for sharing is in share.cpp.
#include "screens/table/table.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/link.h"
#include "app/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

// True when it was clicked; `width` in CSS pixels.
bool tab(const char* name, const char* mark, bool chosen, float width) {
    const theme::Palette& p = theme::palette();
    const float height = theme::button_height();
    const bool clicked = ImGui::InvisibleButton(mark, {width, height}, ImGuiButtonFlags_EnableNav);
    test_ids::add_item(mark);
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = theme::font(chosen ? Font::strong : Font::text);
    const ImVec2 size = font->CalcTextSizeA(theme::body, 1000, 0, name);
    paint::text(list, font, theme::body, {(min.x + max.x - size.x) / 2, (min.y + max.y - size.y) / 2},
                chosen ? p.text : p.secondary, name);
    if (chosen) list.AddRectFilled({min.x, max.y - 2}, max, p.accent);
    return clicked;
}

// The height of a line of the log, in CSS pixels.
float log_line() { return platform::surroundings().coarse ? theme::button_height() : 24.0f; }

// What a turn brought: after its moves if it fits, else below them. `begin` is where the turn begins, `end` where its
// moves end.
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

}  // namespace

void Table::draw_tabs(float width) {
    const float each = width / 3;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 8));
    if (tab("Play", "tab:play", tab_ == Tab::play, each)) tab_ = Tab::play;
    ImGui::SameLine();
    if (tab("Log", "tab:log", tab_ == Tab::log, each)) tab_ = Tab::log;
    ImGui::SameLine();
    if (tab("Share", "tab:share", tab_ == Tab::share, each)) tab_ = Tab::share;
    ImGui::PopStyleVar();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine({begin.x, platform::snap(begin.y - 8)},
                                        {begin.x + width, platform::snap(begin.y - 8)}, theme::palette().hairline);
    const float height = ImGui::GetContentRegionAvail().y - platform::surroundings().safe.bottom;
    ImGui::BeginChild("tab", {width + 8, height}, ImGuiChildFlags_NavFlattened);
    switch (tab_) {
        case Tab::play:
            if (is_low()) {
                ImGui::TextWrapped("%s", asked().question.c_str());
                draw_judgement(width);
            }
            draw_play(width);
            if (is_low()) view_->draw_players(width);
            break;
        case Tab::log: draw_log(width); break;
        case Tab::share: draw_share(width); break;
    }
    ImGui::EndChild();
}

void Table::draw_play(float width) {
    const Status status = match_->status();
    const bool small = ImGui::GetContentRegionAvail().y < 480;
    if (lesson_) press(lesson_->draw_above(width, small));
    if (status.outcome) {
        // At the end of a lesson the primary button is the one for the next lesson.
        if (theme::button("Play again", width, lesson_ ? theme::Weight::normal : theme::Weight::primary))
            request_ = Request::play_again;
        test_ids::add_item("again");
    }
    if (status.roll) draw_dice(width);
    if (!status.roll && !view_->shows_dice()) draw_newest_throw(width);
    draw_send(width);
    if (!computers_turn()) view_->draw_actions(width);
    if (!lesson_ && !platform::surroundings().embedded) draw_computer(width);
    if (lesson_) press(lesson_->draw_below(width, small));
    if (const std::string variants = view_->in_use(); !variants.empty()) caption(variants.c_str());
}

void Table::draw_newest_throw(float width) const {
    const std::size_t cursor = match_->cursor();
    for (std::size_t back = 1; back <= std::min<std::size_t>(cursor, 2); ++back) {
        if (const Roll* roll = match_->roll(cursor - back)) return draw_last_throw(*roll, width);
    }
}

void Table::draw_send(float width) {
    const int player = view_->asked().player;
    if (seats::at(seats_, player) != seats::elsewhere) return;
    caption("This side plays elsewhere. Send the link; the answer comes back as a link too.");
    if (match_->record_for(player))
        caption("It holds what is hidden from them: it is for honest players. Others are in Share.");
    if (theme::button("Copy link for the next player", width, theme::Weight::primary)) copy_link(match_->record());
    test_ids::add_item("send");
}

void Table::draw_dice(float width) {
    if (would_forget_dice()) return caption("This roll lies in the past. Go to the end of the log to play on.");
    if (const auto roll = dice_.draw(*match_->status().roll, view_->dice(), width)) take_roll(*roll);
}

void Table::draw_log(float width) {
    const std::size_t cursor = match_->cursor();
    if (icon_button("go:first", Icon::first, cursor > 0)) go_to(0);
    ImGui::SameLine(0, 2);
    if (icon_button("go:back", Icon::back, cursor > 0)) step(-1);
    ImGui::SameLine(0, 2);
    if (icon_button("go:forward", Icon::forward, cursor < match_->size())) step(1);
    ImGui::SameLine(0, 2);
    if (icon_button("go:last", Icon::last, cursor < match_->size())) go_to(match_->size());
    ImGui::SameLine(0, 8);
    ImGui::AlignTextToFramePadding();
    caption((std::to_string(cursor) + " of " + std::to_string(match_->size())).c_str());
    if (theme::button("Type moves\xE2\x80\xA6", 0)) platform::show_move_sheet();
    test_ids::add_item("type-moves");
    ImGui::SameLine();
    if (toggle("analysis", analysis_)) analysis_ = !analysis_;
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("Analysis");
    if (match_->size() == 0) return caption("Nothing has been played yet.");
    draw_moves(width);
}

void Table::draw_moves(float width) {
    ImGui::BeginChild("log", {width + 8, 0}, ImGuiChildFlags_NavFlattened);
    const Type type(Font::text, theme::body);
    std::optional<std::size_t> wanted;
    for (const LoggedTurn& turn : view_->log()) {
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        const float indent = turn.player >= 0 ? 48.0f : 66.0f;
        draw_turn_label(turn, begin);
        const ImVec2 end = draw_plies(turn, begin, indent, width, wanted);
        draw_remark(turn.remark, begin, end, indent, width);
        ImGui::Dummy({0, 0});
    }
    ImGui::EndChild();
    if (wanted) go_to(*wanted);
}

void Table::draw_turn_label(const LoggedTurn& turn, ImVec2 begin) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = log_line();
    if (turn.player >= 0) view_->draw_emblem(list, {begin.x + 9, begin.y + line / 2}, 14, turn.player);
    paint::text(list, theme::font(Font::text), theme::small, {begin.x + 22, begin.y + (line - theme::small) / 2 - 1},
                theme::palette().secondary, turn.label.c_str());
}

ImVec2 Table::draw_plies(const LoggedTurn& turn, ImVec2 begin, float indent, float width,
                         std::optional<std::size_t>& wanted) {
    const theme::Palette& p = theme::palette();
    const std::size_t cursor = match_->cursor();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = log_line();
    const float least = platform::surroundings().coarse ? line : 0;
    float x = begin.x + indent;
    float y = begin.y;
    for (std::size_t ply = turn.first; ply < turn.last; ++ply) {
        const std::string text = match_->public_text(ply);
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
        if (current && log_shows_ != cursor) {
            ImGui::SetScrollHereY(0.6f);
            log_shows_ = cursor;
        }
        x += wide;
    }
    return {x, y};
}

}  // namespace sightlines
