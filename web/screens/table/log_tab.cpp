#include "screens/table/log_tab.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/test_ids.h"
#include "board/paint.h"
#include "engine/wording.h"
#include "platform.h"
#include "screens/study/paragraph.h"
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
        std::string notation;
        for (std::size_t ply = std::max(turn.first, from); ply < turn.last; ++ply) {
            if (!plain) notation += (notation.empty() ? "" : " ") + match.public_text(ply);
            std::string text = view.describe(ply, names);
            if (text.empty() && (plain || ply + 1 < turn.last)) continue;  // the next line tells it
            if (text.empty()) std::swap(text, notation);
            lines.push_back({.ply = ply, .text = std::move(text), .notation = std::exchange(notation, {})});
        }
    }
    return lines;
}

void measure(LogLine& line, float width) {
    if (line.heading) {
        line.height = 26;
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
    same_line_if_fits(8, ImGui::CalcTextSize(place.c_str()).x, width);
    ImGui::AlignTextToFramePadding();
    caption(place.c_str());
    if (theme::button("type-moves", "Type moves\xE2\x80\xA6", 0)) platform::show_move_sheet();
    same_line_if_fits(8, 52 + ImGui::CalcTextSize("Analysis").x, width);
    pressed.analysis = toggle("analysis", analysis);
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("Analysis");
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
    if (lines_.empty()) {
        measured_for_ = {};
        lines_ = log_lines(match, view, seats);
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
    for (const LogLine& line : lines_) {
        if (!line.heading) {
            draw_action(line, &line == current, cursor, width, pressed);
            continue;
        }
        draw_log_heading(line, view, width);
    }
    scrolled_to_ = cursor;
    ImGui::PopStyleVar();
    ImGui::EndChild();
    test_ids::add_item("log");
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
