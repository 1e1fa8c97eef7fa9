#include "screens/study/tree_tab.h"

#include <algorithm>

#include "base/test_ids.h"
#include "board/paint.h"
#include "engine/wording.h"
#include "platform.h"
#include "screens/study/marks.h"
#include "screens/table/tab.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float gap = 6;
constexpr float indent_step = 14;         // that a variation is indented by
constexpr std::size_t most_indented = 6;  // deeper ones are no narrower

float indent(const TreeRow& row) { return indent_step * static_cast<float>(std::min(row.depth, most_indented)); }

// Whether a place is on the line in view.
bool is_in_view(const Match& match, Place at) {
    const GameTree& tree = *match.tree();
    const std::size_t line = match.place().line;
    return at.ply <= tree.end(line) && tree.home({line, at.ply}) == tree.home(at);
}

}  // namespace

std::optional<std::size_t> row_at(const GameTree& tree, const std::vector<TreeRow>& rows, Place at) {
    at = tree.home(at);
    std::optional<std::size_t> found;
    for (std::size_t which = 0; which < rows.size() && at.ply > 0; ++which) {
        const TreeRow& row = rows[which];
        if (row.kind != TreeRow::Kind::action || row.at.line != at.line) continue;
        const bool first = !found && at.line > 0;  // it tells how its line begins
        if (first || row.at.ply <= at.ply) found = which;
    }
    return found;
}

TreeTab::Pressed TreeTab::draw(const Match& match, const BoardView& view, std::vector<TreeRow>& rows, bool analysis,
                               const std::string& erased, float width) {
    Pressed pressed;
    pressed.log = LogTab::draw_head(match, analysis, width);
    if (!rows.empty() &&
        (measured_for_ != std::pair(width, platform::text_widths()) || rows.front().line.height == 0)) {
        measured_for_ = {width, platform::text_widths()};
        for (TreeRow& row : rows) measure(row.line, width - indent(row));
    }
    draw_rows(match, view, rows, erased, width, pressed);
    return pressed;
}

// What marks are, and their colours. The height of that.
float TreeTab::draw_colours(float width) {
    const float top = ImGui::GetCursorPosY();
    const int chosen = segments("mark:colour", mark_colours, colour, width);
    if (chosen >= 0) colour = chosen;
    small_text(theme::palette().secondary,
               platform::surroundings().coarse
                   ? "Tap a place for a ring, drag for an arrow. Draw it again to remove it."
                   : "Press a place for a ring, drag for an arrow; the right button always does this. Draw it again to "
                     "remove it.");
    return ImGui::GetCursorPosY() - top + gap;
}

// What can be done at the place that is looked at. Their height.
float TreeTab::draw_buttons(const Match& match, const std::string& erased, float width, Pressed& pressed) {
    const Place at = match.tree()->home(match.place());
    const float left = ImGui::GetCursorPosX(), high = theme::button_height() + gap;
    float x = 0, y = ImGui::GetCursorPosY();
    const float top = y;
    const auto button = [&](const std::string& label, const char* id) {
        const float wide = ImGui::CalcTextSize(label.c_str()).x + 12;
        if (x > 0 && x + wide > width) x = 0, y += high;
        ImGui::SetCursorPos({left + x, y});
        if (theme::button(std::string("tree:") + id, label.c_str(), wide)) pressed.command = id;
        x += wide + gap;
    };
    button("Comment", "ask");
    button(marking ? "Marking" : "Mark", "mark");
    if (at.ply > 0)
        button(deletes == 1 ? "Delete this move" : "Delete " + wording::counted(static_cast<int>(deletes), "move"),
               "delete");
    if (at.line > 0) button("Make this the main line", "promote");
    if (match.tree()->end(0) > 0) button("Make an exercise", "exercise");
    y += high;
    if (marking) {
        ImGui::SetCursorPos({left, y});
        y += draw_colours(width);
    }
    if (erased.empty()) return y - top;
    ImGui::SetCursorPos({left, y});
    if (theme::button("tree:restore", "Undo", 0)) pressed.command = "restore";
    ImGui::SameLine(0, gap);
    ImGui::AlignTextToFramePadding();
    caption(erased.c_str());
    return y + high - top;
}

// Brings what is between those heights into sight, if it is not.
void TreeTab::scroll_to(Place here, float from, float to) {
    const float top = ImGui::GetScrollY(), high = ImGui::GetWindowHeight();
    if (scrolled_to_ == here && scrolled_in_ == high) return;
    scrolled_to_ = here;
    scrolled_in_ = high;
    if (to > top + high) ImGui::SetScrollY(to - high);
    if (from < top || to - from > high) ImGui::SetScrollY(from);
    platform::request_frames();  // what is around it is drawn in the next frame
}

void TreeTab::draw_rows(const Match& match, const BoardView& view, std::vector<TreeRow>& rows,
                        const std::string& erased, float width, Pressed& pressed) {
    const std::optional<std::size_t> current = row_at(*match.tree(), rows, match.place());
    // They stand below what is said of the place.
    std::optional<std::size_t> last = current;
    const auto is_said_here = [&](const TreeRow& row) {
        return row.kind == TreeRow::Kind::comment && match.tree()->home(row.at) == match.tree()->home(match.place());
    };
    for (std::size_t which = current ? *current + 1 : 0; which < rows.size() && is_said_here(rows[which]); ++which)
        last = which;
    float place = 0;  // where it begins
    ImGui::BeginChild("log", {width + 8, 0}, ImGuiChildFlags_NavFlattened);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    const float top = ImGui::GetScrollY(), high = ImGui::GetWindowHeight();
    const ImVec2 begin = ImGui::GetCursorPos();
    float y = 0;
    const auto buttons = [&](float from) {
        ImGui::SetCursorPos({begin.x, begin.y + y + gap});
        y += draw_buttons(match, erased, width, pressed) + gap;
        scroll_to(match.place(), from, y);
    };
    if (!last) buttons(0);
    for (std::size_t which = 0; which < rows.size(); ++which) {
        const TreeRow& row = rows[which];
        const float from = y;
        const bool seen = y + row.line.height >= top - high && y <= top + 2 * high;  // the keyboard goes on beyond that
        ImGui::SetCursorPos({begin.x + indent(row), begin.y + y});
        if (seen && row.kind == TreeRow::Kind::heading) draw_log_heading(row.line, view, width);
        if (seen && row.kind != TreeRow::Kind::heading)
            draw_row(row, which, current == which, is_in_view(match, row.at), width - indent(row), pressed);
        y += row.line.height;
        if (current == which) place = from;
        if (last == which) buttons(place);
    }
    ImGui::SetCursorPos({begin.x, begin.y + y});
    ImGui::Dummy({width, 1});
    ImGui::PopStyleVar();
    fade_edges();
    ImGui::EndChild();
    test_ids::add_item("log");
}

void TreeTab::draw_row(const TreeRow& row, std::size_t which, bool current, bool in_view, float width,
                       Pressed& pressed) {
    const theme::Palette& p = theme::palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImGui::PushID(static_cast<int>(which));
    if (ImGui::InvisibleButton("row", {width, row.line.height}, ImGuiButtonFlags_EnableNav)) pressed.place = row.at;
    ImGui::PopID();
    const bool comment = row.kind == TreeRow::Kind::comment;
    test_ids::add_item((comment ? "note:" : "log:") + (row.at.line > 0 ? std::to_string(row.at.line) + "/" : "") +
                       std::to_string(comment ? row.at.ply : row.line.ply));
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (hovered && in_view && !comment) pressed.log.pointed = row.line.ply;
    const ImVec2 end{at.x + width, at.y + row.line.height};
    for (std::size_t level = 0; level < std::min(row.depth, most_indented); ++level) {
        const float x = platform::snap(at.x - indent_step * static_cast<float>(level) - 4);
        list.AddLine({x, at.y + (row.begins && level == 0 ? 6.0f : 0.0f)}, {x, end.y}, p.hairline, 1.5f);
    }
    if (current || hovered) list.AddRectFilled(at, end, theme::fade(p.accent, current ? 0.2f : 0.08f), 5);
    if (!ImGui::IsItemVisible()) return;
    if (comment) list.AddRectFilled({at.x + 3, at.y + 4}, {at.x + 6, end.y - 4}, p.secondary, 2);
    draw_log_words(row.line, at, width, in_view ? p.text : p.secondary);
}

}  // namespace sightlines
