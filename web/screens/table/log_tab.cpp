#include "screens/table/log_tab.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/test_ids.h"
#include "board/paint.h"
#include "engine/wording.h"
#include "platform.h"
#include "platform/page.h"
#include "screens/by_link/live_dice.h"
#include "screens/study/paragraph.h"
#include "screens/table/tab.h"
#include "session/seats.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;

constexpr float text_indent = 10, gap = 6;

// The room that notation takes to the right of a sentence; long ones stand below.
float notation_width(const std::string& notation, float width) {
    const float wide = small_text_size(notation).x;
    return wide > width * 0.3f ? 0 : wide + gap;
}

std::string in_small_lines(const std::string& text, float room) {
    const theme::Type type(Font::text, theme::small);
    return broken_into_lines(text, room);
}

}  // namespace

std::vector<LogLine> log_lines(const Match& match, const BoardView& view, std::string_view seats, std::size_t from) {
    std::vector<LogLine> lines;
    const Names names = names_of(view, seats, match.annotations().players);
    const bool plain = view.events() != nullptr;  // their notation is long as well
    for (const LoggedTurn& turn : view.log()) {
        if (turn.last <= from) continue;
        const std::string who =
            turn.player < 0 ? "" : player_label(view, seats, turn.player, match.annotations().players);
        std::string title = turn.heading.empty() ? turn.label : turn.heading;
        if (!who.empty()) title += (title.empty() ? "" : " \xC2\xB7 ") + who;
        lines.push_back({.player = turn.player, .heading = true, .ply = turn.first, .text = wording::capital(title)});
        const std::size_t heading = lines.size() - 1;
        std::string notation;
        bool thrown_by_all = false;
        for (std::size_t ply = std::max(turn.first, from); ply < turn.last; ++ply) {
            thrown_by_all = thrown_by_all || live_dice().holds(match, ply);
            if (!plain) notation += (notation.empty() ? "" : " ") + match.public_text(ply);
            std::string text = view.describe(ply, names);
            if (text.empty() && (plain || ply + 1 < turn.last)) continue;  // the next line tells it
            if (text.empty()) std::swap(text, notation);
            if (std::exchange(thrown_by_all, false))
                text += match.seats() == 2 ? " Dice thrown by both." : " Dice thrown by all.";
            lines.push_back({.ply = ply, .text = std::move(text), .notation = std::exchange(notation, {})});
        }
        const std::size_t entries = lines.size() - 1 - heading;
        if (plain && entries > 1) lines[heading].entries = entries;
    }
    return lines;
}

void measure(LogLine& line, float width) {
    if (line.heading) {
        line.height =
            line.entries > 0 ? std::max(26.0f, platform::surroundings().coarse ? theme::button_height() : 0) : 26;
        return;
    }
    const float least = platform::surroundings().coarse ? theme::button_height() : 22.0f;
    const float room = width - 2 * text_indent, beside = notation_width(line.notation, room);
    float high = small_text_size(in_small_lines(line.text, room - beside), room - beside).y;
    if (beside == 0) high += small_text_size(line.notation, room).y;
    line.height = std::max(least, high + 6);
}

void draw_log_heading(const LogLine& line, const BoardView& view, float width) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    float x = at.x;
    if (line.player >= 0) {
        view.draw_emblem(list, {at.x + 9, at.y + 15}, 14, line.player);
        x += 22;
    }
    const float long_ = theme::text_width(Font::strong, theme::small, line.text);
    const float size = theme::small * std::min(1.0f, (at.x + width - x) / std::max(1.0f, long_));
    paint::text(list, theme::font(Font::strong), size, {x, at.y + 8}, theme::palette().secondary, line.text.c_str());
    ImGui::Dummy({width, line.height});
}

void draw_log_words(const LogLine& line, ImVec2 at, float width, ImU32 ink) {
    const theme::Palette& p = theme::palette();
    const float room = width - 2 * text_indent, beside = notation_width(line.notation, room);
    const ImVec2 begin{at.x + text_indent, at.y + 3};
    const float high = small_text_at(begin, begin.x + room - beside, ink, in_small_lines(line.text, room - beside));
    if (beside > 0) {
        paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::text), theme::small,
                    {begin.x + room - beside + gap, begin.y}, p.secondary, line.notation.c_str());
    } else {
        small_text_at({begin.x, begin.y + high}, begin.x + room, p.secondary, line.notation);
    }
}

LogTab::Pressed LogTab::draw_head(const Match& match, bool analysis, float width) {
    Pressed pressed;
    const auto next_icon = [&] { same_line_if_fits(2, theme::button_height(), width); };
    const std::size_t cursor = match.cursor();
    if (icon_button("go:first", Icon::first, cursor > 0)) pressed.ply = 0;
    next_icon();
    if (icon_button("go:back", Icon::back, cursor > 0)) pressed.step = -1;
    next_icon();
    if (icon_button("go:forward", Icon::forward, cursor < match.size())) pressed.step = 1;
    next_icon();
    if (icon_button("go:last", Icon::last, cursor < match.size())) pressed.ply = match.size();
    const std::string place = std::to_string(cursor) + " of " + std::to_string(match.size());
    const float switch_width = 52 + ImGui::CalcTextSize("Analysis").x;
    const auto draw_switch = [&] {
        pressed.analysis = toggle("analysis", analysis);
        ImGui::SameLine();
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted("Analysis");
    };
    if (platform::surroundings().coarse) {  // one row, so that the list has the room
        same_line_if_fits(8, switch_width, width);
        draw_switch();
        return pressed;
    }
    same_line_if_fits(8, ImGui::CalcTextSize(place.c_str()).x, width);
    ImGui::AlignTextToFramePadding();
    caption(place.c_str());
    if (theme::button("type-moves", "Type moves\xE2\x80\xA6", 0)) platform::show_move_sheet();
    same_line_if_fits(8, switch_width, width);
    draw_switch();
    return pressed;
}

LogTab::Pressed LogTab::draw(const Match& match, const BoardView& view, std::string_view seats, int changes,
                             bool analysis, float width) {
    Pressed pressed = draw_head(match, analysis, width);
    if (match.size() == 0) {
        caption("Nothing has been played yet.");
        return pressed;
    }
    if (std::exchange(changes_, changes) != changes) lines_.clear();
    if (live_dice().holds(match) && theme::button("live:dice", "Check the dice", 0))
        the_page().act("talk:live:dice", "");
    if (lines_.empty()) {
        measured_for_ = {};
        lines_ = log_lines(match, view, seats);
        fold_older();
    }
    if (measured_for_ != std::pair(width, platform::text_widths())) {
        measured_for_ = {width, platform::text_widths()};
        for (LogLine& line : lines_) measure(line, width);
    }
    draw_lines(match, view, width, pressed);
    return pressed;
}

void LogTab::draw_lines(const Match& match, const BoardView& view, float width, Pressed& pressed) {
    const std::size_t cursor = match.cursor();
    ImGui::BeginChild("log", {width + 8, 0}, ImGuiChildFlags_NavFlattened);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    const LogLine* current = nullptr;  // the last one that was played
    for (const LogLine& line : lines_) {
        if (!line.heading && line.ply < cursor) current = &line;
    }
    if (current == nullptr && scrolled_to_ != cursor) ImGui::SetScrollY(0);
    bool folded = false;
    for (const LogLine& line : lines_) {
        if (!line.heading) {
            if (!folded || &line == current) draw_action(line, &line == current, cursor, width, pressed);
            continue;
        }
        folded = line.entries > 0 && folded_.contains(line.ply);
        const ImVec2 at = ImGui::GetCursorPos();
        draw_log_heading(line, view, width);
        if (line.entries > 0) draw_fold(line, at, folded, width);
    }
    scrolled_to_ = cursor;
    ImGui::PopStyleVar();
    fade_edges();
    ImGui::EndChild();
    test_ids::add_item("log");
}

// Long turns are folded when others have followed; whatever somebody folds or opens stays so.
void LogTab::fold_older() {
    constexpr std::size_t open_turns = 2;
    std::vector<std::size_t> turns;
    for (const LogLine& line : lines_)
        if (line.heading && line.entries > 0) turns.push_back(line.ply);
    for (std::size_t which = 0; which + open_turns < turns.size(); ++which)
        if (known_.insert(turns[which]).second) folded_.insert(turns[which]);
}

void LogTab::draw_fold(const LogLine& line, ImVec2 at, bool folded, float width) {
    const ImVec2 after = ImGui::GetCursorPos();
    ImGui::SetCursorPos(at);
    ImGui::PushID(static_cast<int>(line.ply));
    const bool pressed = ImGui::InvisibleButton("turn", {width, line.height}, ImGuiButtonFlags_EnableNav);
    ImGui::PopID();
    test_ids::add_item("turn:" + std::to_string(line.ply));
    const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (ImGui::IsItemHovered()) list.AddRectFilled(min, max, theme::fade(theme::palette().accent, 0.08f), 5);
    const float x = max.x - 12, y = (min.y + max.y) / 2, by = folded ? -3.0f : 3.0f;
    const ImVec2 arrow[3] = {{x - 5, y + by}, {x, y - by}, {x + 5, y + by}};
    paint::stroke(list, arrow, theme::palette().secondary, 2);
    if (folded) {
        const std::string count = wording::counted(static_cast<int>(line.entries), "entry", "entries");
        const float wide = small_text_size(count).x;
        paint::text(list, theme::font(Font::text), theme::small, {x - 12 - wide, y - theme::small / 2},
                    theme::palette().secondary, count.c_str());
    }
    ImGui::SetCursorPos(after);
    if (!pressed) return;
    known_.insert(line.ply);
    if (!folded_.erase(line.ply)) folded_.insert(line.ply);
}

void LogTab::draw_action(const LogLine& line, bool current, std::size_t cursor, float width, Pressed& pressed) {
    const theme::Palette& p = theme::palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImGui::PushID(static_cast<int>(line.ply));
    if (ImGui::InvisibleButton("ply", {width, line.height}, ImGuiButtonFlags_EnableNav)) pressed.ply = line.ply + 1;
    ImGui::PopID();
    test_ids::add_item("log:" + std::to_string(line.ply));
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        pressed.pointed = line.ply;
    }
    if (current || hovered)
        list.AddRectFilled(at, {at.x + width, at.y + line.height}, theme::fade(p.accent, current ? 0.2f : 0.08f), 5);
    if (current && scrolled_to_ != cursor) ImGui::SetScrollHereY(0.6f);
    if (!ImGui::IsItemVisible()) return;
    draw_log_words(line, at, width, line.ply < cursor ? p.text : p.secondary);
}

}  // namespace sightlines
