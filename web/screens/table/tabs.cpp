// The tabs, and in the first of them what can be done.
#include "screens/table/table.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/parts.h"
#include "base/settings.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "screens/analysis/analysis.h"
#include "screens/study/study.h"
#include "screens/table/deferred_panels.h"
#include "screens/table/sizes.h"
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

// Whether it stays: that the browser keeps nothing, until that is understood.
bool draw_refused_storage(const Sharing& sharing, float width) {
    caption(keeps_nothing);
    const float half = (width - 8) / 2;
    if (theme::button("storage:save", "Save as a file", half)) sharing.save();
    ImGui::SameLine(0, 8);
    return !theme::button("storage:close", "Understood", half);
}

void draw_confirm(ToldLines& told, Session& session, float width) {
    told.draw(width, 1);
    const float half = (width - 8) / 2;
    if (theme::button("confirm", "Play", half, theme::Weight::primary)) session.confirm();
    ImGui::SameLine(0, 8);
    if (theme::button("cancel", "Cancel", half)) session.undo();
}

}  // namespace

// That there is more below than has room.
void fade_edges(bool arrow) {
    constexpr float least = 4;
    const float arrowed = arrow ? 14.0f : 0.0f, high = arrowed + (arrow ? 18 : 14);
    const theme::Palette& p = theme::palette();
    const ImVec2 min = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    const float right = min.x + size.x - ImGui::GetStyle().ScrollbarSize, bottom = min.y + size.y;
    const ImU32 ground = platform::surroundings().embedded ? p.page : p.panel, clear = theme::fade(ground, 0);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (ImGui::GetScrollY() > least)
        list.AddRectFilledMultiColor(min, {right, min.y + high / 2}, ground, ground, clear, clear);
    if (ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - least) return;
    list.AddRectFilledMultiColor({min.x, bottom - high}, {right, bottom - arrowed}, clear, clear, ground, ground);
    if (!arrow) return;
    list.AddRectFilled({min.x, bottom - arrowed}, {right, bottom}, ground);  // so that no word crosses it
    const float middle = (min.x + right) / 2;
    const ImVec2 corners[3] = {{middle - 8, bottom - 10}, {middle, bottom - 4}, {middle + 8, bottom - 10}};
    paint::stroke(list, corners, p.secondary, 2);
    test_ids::add("more-below", {min.x, bottom - high}, {right, bottom});
}

void Table::draw_tab_row(float width) {
    const bool two_rows = width < 220 && session_.exercise() == nullptr;
    const float each = width / (two_rows                         ? 2.0f
                                : session_.exercise() != nullptr ? 3.0f
                                                                 : 4.0f);  // the fourth place is that of the hint
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 8));
    if (tab(session_.game.reads() ? "Read" : "Play", "tab:play", tab_ == Tab::play, each)) tab_ = Tab::play;
    ImGui::SameLine();
    if (tab("Log", "tab:log", tab_ == Tab::log, each)) tab_ = Tab::log;
    if (!two_rows) ImGui::SameLine();
    if (tab("Share", "tab:share", tab_ == Tab::share, each)) tab_ = Tab::share;
    if (session_.game.analysis && session_.exercise() == nullptr) {
        ImGui::SameLine();
        if (tab("Analysis", "tab:analysis", tab_ == Tab::analysis, each)) tab_ = Tab::analysis;
    } else if (!session_.telling.playback() && session_.hints.offered()) {
        ImGui::SameLine(0, 8);  // no tab: a button
        const bool asked = session_.engine.task() == EngineClient::Task::hint;
        if (theme::button("hint", asked ? "Hint\xE2\x80\xA6" : "Hint", each - 8) && !asked) ask_hint();
    }
    ImGui::PopStyleVar();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    tabs_ = {{begin.x - 12, begin.y - 20 - theme::button_height()}, {begin.x + width + 12, begin.y + 4}};
    ImGui::GetWindowDrawList()->AddLine({begin.x, platform::snap(begin.y - 8)},
                                        {begin.x + width, platform::snap(begin.y - 8)}, theme::palette().hairline);
}

void Table::draw_tab(float width) {
    const float guide = guides_below_tab() ? TablePanels::here().height_of_guide(*guide_, width) : 0;
    const float height = ImGui::GetContentRegionAvail().y - platform::surroundings().safe.bottom - guide;
    const bool whole = table::is_small() && tab_ != Tab::log && tab_ != Tab::analysis;  // its pane scrolls
    const float least = table::is_small() ? 160 : 0;  // of a list that scrolls by itself
    if (!whole) ImGui::BeginChild("tab", {width + 8, std::max(height, least)}, ImGuiChildFlags_NavFlattened);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    if (!table::is_small() && turn_panel_.take_new() && tab_ == Tab::play)
        ImGui::SetScrollY(0);  // its answers come first
    switch (tab_) {
        case Tab::play: draw_first_tab(width); break;
        case Tab::log: draw_log(width); break;
        case Tab::share: draw_share(width); break;
        case Tab::analysis: draw_analysis(width); break;
    }
    ImGui::PopTextWrapPos();
    if (!whole) fade_edges(guide == 0);
    if (!whole) ImGui::EndChild();
    if (guide > 0) {
        TablePanels::here().draw_guide(*guide_, width, 0);
        ImGui::Dummy({0, 0});
    }
}

void Table::draw_first_tab(float width) {
    if (reads()) {
        constexpr float least = 240;  // in a pane that scrolls
        const float room = ImGui::GetContentRegionAvail().y;
        return TableRecords::here().draw_reader(*this, {width, table::is_small() ? std::max(room, least) : room});
    }
    if (table::is_low() && !table::is_small()) {
        if (!tells_all()) turn_panel_.draw_low(width);
        draw_judgement(width);
    }
    draw_play(width);
    if (table::is_low() || table::is_small()) {
        if (view_.events() == nullptr && !is_advised(guide_, session_.hints.hint().has_value()))
            turn_panel_.draw_standing(width);
        view_.draw_players(width);
    }
}

void Table::draw_play(float width) {
    const Status status = match().status();
    const float room = ImGui::GetContentRegionAvail().y;
    const bool small = room < 480;
    if (exercise() != nullptr) press(exercise()->draw_above(width, small));
    const bool solved = exercise() != nullptr && exercise()->is_done();
    if (solved) {  // nothing more is asked
        press(exercise()->draw_below(width, small));
        return;
    }
    if (storage_refused_) storage_refused_ = draw_refused_storage(session_.sharing(), width);
    if (session_.game.unconfirmed && !session_.game.looks_back()) return draw_confirm(told_, session_, width);
    if (session_.telling.playback()) return told_.draw_playback(width);
    const bool by_link = session_.game.by_link() && !session_.game.analysis && records_are_here();
    const bool ends = ending_.is_shown();
    if (by_link && ends) TableRecords::here().draw_sending(session_, width);
    if (ends) after_end(TablePanels::here().draw_ending(ending_, width));
    computer_.draw_hint(width);
    const bool guides =  // a hint takes its place
        guide_ && panels_are_here() && !session_.hints.hint() && !guides_above_tabs() && !guides_below_tab();
    const bool below = room > 440;  // so that the answers stay in their places
    if (guides && !below) TablePanels::here().draw_guide(*guide_, width, 0);
    if (status.roll && !session_.game.looks_back()) dice_.draw(width);
    if (!status.roll && !view_.shows_dice() && session_.exercise() != nullptr) draw_latest_roll(match(), width);
    if (by_link && !ends) TableRecords::here().draw_sending(session_, width);
    const OpenGame& game = session_.game;
    const bool tries = game.may_try() && !status.roll;
    const bool here = game.looks_back() ? tries : !game.decided_by_others();
    const bool decides = here && !game.is_closed();
    // The same room while dice decide that throw themselves: nothing moves between the two.
    const bool rolls = status.roll && (session_.roll.is_rolling() || session_.telling.is_resting());
    const bool others = (game.computers_turn() || rolls) && view_.events() != nullptr && !status.outcome &&
                        !platform::surroundings().embedded;
    if (decides) view_.draw_actions(width);
    if (guides && below) TablePanels::here().draw_guide(*guide_, width, 0);
    if (by_link && game.live != nullptr) game.live->draw_ways(width);
    if (session_.exercise() == nullptr && !platform::surroundings().embedded) {
        // Not where an answer was, and is to be: a press on "Skip" that comes too late would give it.
        if (others) told_.draw_last(width, 2 * theme::button_height());
        computer_.draw(width);
        // After the end "Players" is not there, and what stands above belongs to the turning point.
        if (!status.outcome) same_line_if_fits(8, ImGui::CalcTextSize("Settings").x + 24, width);
        if (theme::button("table:settings", "Settings", 0, theme::Weight::quiet)) session_.request(Request::settings);
        if (!platform::surroundings().coarse) {
            same_line_if_fits(8, ImGui::CalcTextSize("Keys").x + 24, width);
            // Without its part the list is shown once that has come.
            const char* keys = shows_keys_ ? "Hide keys" : "Keys";
            if (theme::button("table:keys", keys, 0, theme::Weight::quiet) && (shows_keys_ = !shows_keys_))
                (void)fetch_panels_part();
        }
    }
    if (session_.exercise() == nullptr && !others)
        told_.draw(width);  // last, so that what can be done stays in its place
    const bool written = match().tree() != nullptr && session_.exercise() == nullptr && !session_.game.reads();
    if (written) study().draw_entry_and_ways(width, theme::body);
    if (exercise() != nullptr) press(exercise()->draw_below(width, small));
    if (decides) view_.draw_details(width);
    // Where much is asked they are among the details.
    const std::string variants = view_.events() == nullptr && !guide_ ? view_.in_use() : "";
    if (!variants.empty()) caption(variants.c_str());
}

void Table::refuse_storage() {
    storage_refused_ = true;
    platform::announce(keeps_nothing);
}

void Table::draw_log(float width) {
    if (records_are_here()) return study().draw_log(width);
    platform::fetch_deferred(records_part);
    caption("Loading\xE2\x80\xA6");
}

void Table::draw_analysis(float width) {
    if (records_are_here()) return analysis().draw(width);
    platform::fetch_deferred(records_part);
    caption("Loading\xE2\x80\xA6");
}

void Table::draw_share(float width) {
    if (exercise() != nullptr && exercise()->draw_share(width)) return;
    if (!panels_are_here()) {
        platform::fetch_deferred(panels_part);
        return caption("Loading\xE2\x80\xA6");
    }
    PressedSharing pressed = TablePanels::here().draw_sharing(match(), view_, width);
    if (match().is_study()) study().draw_link_length();
    if (pressed.edit && session_.game.keeps_secrets()) {
        pressed.notice = stays_hidden();
    } else if (pressed.edit) {
        session_.request(Request::edit);
    }
    if (pressed.notice) session_.notice.show(std::move(*pressed.notice));
}

// Its place is kept while the chances are not known: what is below would jump away under a finger.
void Table::draw_judgement(float width) const {
    if (!session_.game.analysis || session_.exercise() != nullptr || !panels_are_here()) return;
    std::vector<int> known;  // of each player here, per mille
    if (!match().status().outcome && records_are_here()) known = analysis().reviewed_chances();
    if (known.empty()) known = session_.hints.chances();
    if (!known.empty()) return TablePanels::here().draw_chances(view_, known, width);
    const bool comes = match().status().to_act >= Side::first && !session_.engine.failed();
    TablePanels::here().draw_no_chances(comes ? "Chances: the computer is still thinking." : "", width);
}

}  // namespace sightlines
