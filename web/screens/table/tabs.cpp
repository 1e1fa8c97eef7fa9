// Below the turn: what can be done, and the log. Sharing is in share.cpp.
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

// An ImGui item as wide as the panel, drawn as a tab.
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
        // At the end of a lesson the next one is the main thing.
        if (theme::button("Play again", width, lesson_ ? theme::Weight::normal : theme::Weight::primary))
            request_ = Request::play_again;
        test_ids::add_item("again");
    }
    if (status.roll) draw_dice(width);
    const std::size_t cursor = match_->cursor();
    const bool dice_shown = status.roll || view_->shows_dice();
    for (std::size_t back = 1; !dice_shown && back <= std::min<std::size_t>(cursor, 2); ++back) {
        if (const Roll* roll = match_->roll(cursor - back)) {
            draw_last_throw(*roll, width);
            break;
        }
    }
    const int player = view_->asked().player;
    if (seats::at(seats_, player) == seats::elsewhere) {
        caption("This side plays elsewhere. Send the link; the answer comes back as a link too.");
        if (match_->record_for(player))
            caption("It holds what is hidden from them: it is for honest players. Others are in Share.");
        if (theme::button("Copy link for the next player", width, theme::Weight::primary)) copy_link(match_->record());
        test_ids::add_item("send");
    }
    if (!computers_turn()) view_->draw_actions(width);
    if (!lesson_ && !platform::surroundings().embedded) draw_computer(width);
    if (lesson_) press(lesson_->draw_below(width, small));
    if (const std::string variants = view_->in_use(); !variants.empty()) caption(variants.c_str());
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
    const theme::Palette& p = theme::palette();
    const std::size_t cursor = match_->cursor();
    ImGui::BeginChild("log", {width + 8, 0}, ImGuiChildFlags_NavFlattened);
    const Type type(Font::text, theme::body);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::optional<std::size_t> wanted;
    const bool coarse = platform::surroundings().coarse;
    const float line = coarse ? theme::button_height() : 24.0f;
    for (const LoggedTurn& turn : view_->log()) {
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        if (turn.player >= 0) view_->draw_emblem(list, {begin.x + 9, begin.y + line / 2}, 14, turn.player);
        paint::text(list, theme::font(Font::text), theme::small,
                    {begin.x + 22, begin.y + (line - theme::small) / 2 - 1}, p.secondary, turn.label.c_str());
        const float indent = turn.player >= 0 ? 48.0f : 66.0f;
        float x = begin.x + indent;
        float y = begin.y;
        for (std::size_t ply = turn.first; ply < turn.last; ++ply) {
            const std::string text = match_->public_text(ply);
            const float wide = std::max(ImGui::CalcTextSize(text.c_str()).x + 10, coarse ? line : 0);
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
                list.AddRectFilled({x, y + 1}, {x + wide, y + line - 1}, theme::fade(p.accent, current ? 0.22f : 0.1f),
                                   5);
            list.AddText({x + 5, y + (line - theme::body) / 2 - 1}, ply < cursor ? p.text : p.secondary, text.c_str());
            if (current && log_shows_ != cursor) {
                ImGui::SetScrollHereY(0.6f);
                log_shows_ = cursor;
            }
            x += wide;
        }
        // Behind the moves if it fits, else below them.
        ImFont* small_font = theme::font(Font::text);
        const float long_one = small_font->CalcTextSizeA(theme::small, 10000, 0, turn.remark.c_str()).x;
        if (x + 6 + long_one <= begin.x + width) {
            paint::text(list, small_font, theme::small, {x + 6, y + (line - theme::small) / 2 - 1}, p.secondary,
                        turn.remark.c_str());
            ImGui::SetCursorScreenPos({begin.x, y + line});
        } else {
            ImGui::SetCursorScreenPos({begin.x + indent + 5, y + line - 3});
            ImGui::PushTextWrapPos(begin.x - ImGui::GetWindowPos().x + width);
            small_text(p.secondary, turn.remark);
            ImGui::PopTextWrapPos();
            ImGui::SetCursorScreenPos({begin.x, ImGui::GetItemRectMax().y + 4});
        }
        ImGui::Dummy({0, 0});
    }
    ImGui::EndChild();
    if (wanted) go_to(*wanted);
}

}  // namespace sightlines
