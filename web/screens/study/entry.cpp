#include "screens/study/entry.h"

#include <algorithm>
#include <set>

#include "base/grapheme.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "screens/study/paragraph.h"
#include "widgets/controls.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines {
namespace {

constexpr float narrow_entry = 240;  // below this width the text is small; CSS pixels
constexpr float entry_bar = 3, entry_indent = 10;

bool fits_on_line(const std::string& text, float width) { return small_text_size(text).x <= width; }

// Cuts a text to one line, with an ellipsis.
std::string cut_to_line(std::string text, float width) {
    constexpr const char* rest = "\xE2\x80\xA6";
    if (fits_on_line(text, width)) return text;
    while (!text.empty() && !fits_on_line(text + rest, width)) drop_grapheme(text);
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text + rest;
}

// Their sentences; where these begin alike, the notation comes first.
std::vector<std::string> in_a_line_each(std::span<const Way> ways, float width) {
    std::vector<std::string> lines;
    for (const Way& way : ways) lines.push_back(cut_to_line(way.words, width));
    const bool alike = std::set<std::string>(lines.begin(), lines.end()).size() < lines.size();
    for (std::size_t which = 0; alike && which < ways.size(); ++which) {
        const Way& way = ways[which];
        if (!way.notation.empty()) lines[which] = cut_to_line(way.notation + " \xC2\xB7 " + way.words, width);
    }
    return lines;
}

}  // namespace

std::vector<Way> ways_from(const GameTree& tree, const std::vector<TreeRow>& rows, Place at) {
    std::vector<Way> ways;
    const std::vector<Place> all = tree.next(at);
    if (all.size() < 2) return ways;
    for (const Place& to : all) {
        const auto row = std::ranges::find_if(rows, [to](const TreeRow& each) {
            return each.kind == TreeRow::Kind::action && each.at.line == to.line && each.at.ply >= to.ply;
        });
        if (row == rows.end()) {
            ways.push_back({to, "Variation " + std::to_string(to.line), ""});
        } else {
            ways.push_back({to, row->line.text, row->line.notation});
        }
    }
    return ways;
}

void draw_entry(const std::string& words, float width, float letters) {
    const theme::Palette& p = theme::palette();
    const theme::Type type(theme::Font::text, width < narrow_entry ? theme::small : letters);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({at.x + entry_indent, at.y});
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - entry_indent);
    ImGui::TextUnformatted(broken_into_lines(words, width - entry_indent).c_str());
    ImGui::PopTextWrapPos();
    const float below = ImGui::GetItemRectMax().y;
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + entry_bar, below}, p.secondary, 2);
    test_ids::add("comment", at, {at.x + width, below});
}

std::optional<Place> draw_ways(std::span<const Way> ways, float width) {
    std::optional<Place> pressed;
    const theme::Palette& p = theme::palette();
    const float high = theme::button_height(), room = width - 2 * entry_indent;
    const std::vector<std::string> lines = in_a_line_each(ways, room);
    for (std::size_t which = 0; which < ways.size(); ++which) {
        const Way& way = ways[which];
        const std::string& words = lines[which];
        if (tile("way:" + std::to_string(which), {width, high}, false)) pressed = way.to;
        const ImVec2 at = ImGui::GetItemRectMin();
        paint::text(*ImGui::GetWindowDrawList(), theme::font(theme::Font::text), theme::small,
                    {at.x + entry_indent, at.y + (high - theme::small) / 2}, p.text, words.c_str());
        if (words != way.words) tip(way.words);
    }
    return pressed;
}

int draw_pages(bool back, bool on, bool on_is_main, float width) {
    constexpr const char *previous = "Previous", *next = "Next";
    constexpr float between = 8;
    const float words = ImGui::CalcTextSize(previous).x + 2 * ImGui::GetStyle().FramePadding.x;
    const float first = std::max(words, (width - between) / 2);
    const ImVec2 at = ImGui::GetCursorPos();
    int pressed = 0;
    if (back) {
        if (theme::button("previous", previous, first)) pressed = -1;
    }
    if (on) {
        ImGui::SetCursorPos({at.x + first + between, at.y});
        const auto weight = on_is_main ? theme::Weight::primary : theme::Weight::normal;
        if (theme::button("next", next, width - first - between, weight)) pressed = 1;
    }
    return pressed;
}

}  // namespace sightlines
