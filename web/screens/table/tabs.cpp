// The tabs, and in the first of them what can be done.
#include "screens/table/table.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "app/settings.h"
#include "app/test_ids.h"
#include "board/paint.h"
#include "games/page.h"
#include "platform.h"
#include "screens/table/share_tab.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr const char* keeps_nothing =
    "This browser keeps nothing, so the game is only in this page\u2019s address. Copy that, or save the game.";

// True when it was clicked; `width` in CSS pixels.
bool tab(const char* name, const char* test_id, bool chosen, float width) {
    const theme::Palette& p = theme::palette();
    const float height = theme::button_height();
    const bool clicked = ImGui::InvisibleButton(test_id, {width, height}, ImGuiButtonFlags_EnableNav);
    test_ids::add_item(test_id);
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

// That there is more below than has room: what is at the edge fades out, with an arrow.
void draw_more_below() {
    if (ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 4) return;
    constexpr float high = 26;
    const theme::Palette& p = theme::palette();
    const ImVec2 min = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    const float right = min.x + size.x - ImGui::GetStyle().ScrollbarSize, bottom = min.y + size.y;
    const ImU32 clear = theme::fade(p.panel, 0);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilledMultiColor({min.x, bottom - high}, {right, bottom}, clear, clear, p.panel, p.panel);
    const float middle = (min.x + right) / 2;
    const ImVec2 arrow[3] = {{middle - 8, bottom - 10}, {middle, bottom - 4}, {middle + 8, bottom - 10}};
    paint::stroke(list, arrow, p.secondary, 2);
    test_ids::add("more-below", {min.x, bottom - high}, {right, bottom});
}

}  // namespace

void Table::draw_tabs(float width) {
    const bool two_rows = width < 220 && !exercise_;
    const float each = width / (two_rows ? 2.0f : exercise_ ? 3.0f : 4.0f);  // the fourth place is that of the hint
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 8));
    if (tab("Play", "tab:play", tab_ == Tab::play, each)) tab_ = Tab::play;
    ImGui::SameLine();
    if (tab("Log", "tab:log", tab_ == Tab::log, each)) tab_ = Tab::log;
    if (!two_rows) ImGui::SameLine();
    if (tab("Share", "tab:share", tab_ == Tab::share, each)) tab_ = Tab::share;
    if (analysis_ && !exercise_) {
        ImGui::SameLine();
        if (tab("Analysis", "tab:analysis", tab_ == Tab::analysis, each)) tab_ = Tab::analysis;
    } else if (offers_hint()) {
        ImGui::SameLine(0, 8);  // no tab: a button
        const bool asked = computer_.task() == EngineClient::Task::hint;
        if (theme::button(asked ? "Hint\xE2\x80\xA6" : "Hint", each - 8) && !asked) ask_hint();
        test_ids::add_item("hint");
    }
    ImGui::PopStyleVar();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine({begin.x, platform::snap(begin.y - 8)},
                                        {begin.x + width, platform::snap(begin.y - 8)}, theme::palette().hairline);
    const float guide = guides_below_tab() ? guide_->height(width) : 0;
    const float height = ImGui::GetContentRegionAvail().y - platform::surroundings().safe.bottom - guide;
    const bool whole = is_small() && tab_ != Tab::log && tab_ != Tab::analysis;  // its pane scrolls
    const float least = is_small() ? 160 : 0;                                    // of a list that scrolls by itself
    if (!whole) ImGui::BeginChild("tab", {width + 8, std::max(height, least)}, ImGuiChildFlags_NavFlattened);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    if (!is_small() && take_new_question() && tab_ == Tab::play) ImGui::SetScrollY(0);  // its answers come first
    switch (tab_) {
        case Tab::play:
            if (is_low() && !is_small()) {
                draw_question_of_low(width);
            }
            draw_play(width);
            if (is_low() || is_small()) {
                if (view_->events() == nullptr) draw_standing(width, true);
                view_->draw_players(width);
            }
            break;
        case Tab::log: draw_log(width); break;
        case Tab::share: draw_share(width); break;
        case Tab::analysis: draw_analysis_tab(width); break;
    }
    ImGui::PopTextWrapPos();
    if (guide == 0 && !whole) draw_more_below();  // above the hint it would fade the answers
    if (!whole) ImGui::EndChild();
    if (guide > 0) {
        guide_->draw(width);
        ImGui::Dummy({0, 0});
    }
}

void Table::draw_play(float width) {
    const Status status = match_->status();
    const float room = ImGui::GetContentRegionAvail().y;
    const bool small = room < 480;
    if (exercise_) press(exercise_->draw_above(width, small));
    const bool solved = exercise_ && exercise_->is_done();
    if (solved) {  // nothing more is asked
        press(exercise_->draw_below(width, small));
        return;
    }
    if (storage_refused_) draw_refused_storage(width);
    if (unconfirmed_ && !looks_back()) return draw_confirm(width);
    if (playback_) return draw_playback(width);
    draw_ending_in_panel(width);
    if (hint_) draw_hint(width);
    const bool guides = guide_ && editor_is_here() && !guides_above_tabs() && !guides_below_tab();
    const bool below = room > 440;  // so that the answers stay in their places
    if (guides && !below) guide_->draw(width);
    if (status.roll && !looks_back()) draw_dice(width);
    if (!status.roll && !view_->shows_dice() && exercise_) draw_latest_roll(width);
    const bool by_link = seats::by_link(seats_) && !analysis_ && by_link_is_here();
    if (by_link) draw_send(width);
    const bool decides = !decided_by_others() && !looks_back();
    if (decides) view_->draw_actions(width);
    if (guides && below) guide_->draw(width);
    if (!exercise_ && !platform::surroundings().embedded) draw_computer(width);
    if (!exercise_) draw_told(width, most_told);  // last, so that what can be done stays in its place
    if (match_->tree() != nullptr && !exercise_) draw_comment(width);
    if (exercise_) press(exercise_->draw_below(width, small));
    if (decides) view_->draw_details(width);
    if (const std::string variants = view_->in_use(); !variants.empty()) caption(variants.c_str());
}

void Table::refuse_storage() {
    storage_refused_ = true;
    platform::announce(keeps_nothing);
}

void Table::draw_refused_storage(float width) {
    caption(keeps_nothing);
    const float half = (width - 8) / 2;
    if (theme::button("Save as a file", half)) sharing().save();
    test_ids::add_item("storage:save");
    ImGui::SameLine(0, 8);
    if (theme::button("Understood", half)) storage_refused_ = false;
    test_ids::add_item("storage:close");
}

void Table::draw_confirm(float width) {
    draw_told(width, 1);
    const float half = (width - 8) / 2;
    if (theme::button("Play", half, theme::Weight::primary)) confirm();
    test_ids::add_item("confirm");
    ImGui::SameLine(0, 8);
    if (theme::button("Cancel", half)) undo();
    test_ids::add_item("cancel");
}

void Table::draw_latest_roll(float width) const {
    const std::size_t cursor = match_->cursor();
    for (std::size_t back = 1; back <= std::min<std::size_t>(cursor, 2); ++back) {
        const std::size_t ply = cursor - back;
        if (const Roll* roll = match_->roll(ply)) return draw_last_roll(*roll, *match_->dice(ply), width);
    }
}

void Table::draw_dice(float width) {
    if (watches()) return caption(view_->dice().what.c_str());
    if (computer_rolls() && !dice_.is_rolling()) return caption(view_->dice().what.c_str());
    // What was told before is read first.
    const bool follows = view_->events() != nullptr && !settings().throws_own && !exercise_;
    if (follows && !dice_.is_rolling() && platform::now_ms() < pause_until_) {
        platform::draw_at(pause_until_);
        return caption(view_->dice().what.c_str());
    }
    const bool is_last = match_->cursor() == match_->size();  // else whoever looks around would play
    const bool at_once = is_last && (settings().rolls_itself || follows);
    if (const auto roll = dice_.draw(*match_->status().roll, view_->dice(), at_once, width)) take_roll(*roll);
}

void Table::draw_log(float width) {
    if (by_link_is_here()) return draw_log_tab(width);
    platform::fetch_deferred(by_link_part);
    caption("Loading\xE2\x80\xA6");
}

void Table::draw_analysis_tab(float width) {
    if (by_link_is_here()) return draw_analysis(width);
    platform::fetch_deferred(by_link_part);
    caption("Loading\xE2\x80\xA6");
}

void Table::draw_share(float width) {
    if (exercise_ && exercise_->draw_share(width)) return;
    if (!editor_is_here()) {
        platform::fetch_deferred(editor_part);
        return caption("Loading\xE2\x80\xA6");
    }
    PressedSharing pressed = draw_sharing(*match_, *view_, width);
    if (match_->is_study()) draw_link_length();
    if (pressed.edit && keeps_secrets()) {
        pressed.notice = stays_hidden();
    } else if (pressed.edit) {
        request_ = Request::edit;
    }
    if (pressed.notice) show_notice(std::move(*pressed.notice));
}

}  // namespace sightlines
