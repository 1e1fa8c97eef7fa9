#include "widgets/controls.h"

#include <algorithm>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;

constexpr float drag_threshold = 8;  // CSS pixels

ImVec2 text_size(ImFont* font, float size, const char* text) { return font->CalcTextSizeA(size, 10000, 0, text); }

void hand_cursor_when_hovered() {
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
}

bool step_button(const std::string& name, bool plus, bool enabled) {
    const float side = theme::button_height();
    ImGui::PushItemFlag(ImGuiItemFlags_ButtonRepeat, true);
    const bool pressed = ImGui::InvisibleButton(name.c_str(), {side, side}, ImGuiButtonFlags_EnableNav) && enabled;
    ImGui::PopItemFlag();
    enabled ? test_ids::add_item(name) : test_ids::add_faint_item(name);
    if (enabled) hand_cursor_when_hovered();
    const theme::Palette& p = theme::palette();
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, enabled && ImGui::IsItemHovered() ? p.raised : p.panel, theme::radius);
    list.AddRect(min, max, p.hairline, theme::radius);
    const ImVec2 c{(min.x + max.x) / 2, (min.y + max.y) / 2};
    const ImU32 ink = theme::fade(p.text, enabled ? 1.0f : 0.3f);
    list.AddLine({c.x - 5, c.y}, {c.x + 5, c.y}, ink, 1.6f);
    if (plus) list.AddLine({c.x, c.y - 5}, {c.x, c.y + 5}, ink, 1.6f);
    return pressed;
}

}  // namespace

void small_text(ImU32 colour, const std::string& text) {
    const theme::Type type(theme::Font::text, theme::small);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::TextWrapped("%s", text.c_str());
    ImGui::PopStyleColor();
}

ImVec2 small_text_size(const std::string& text, float wrap) {
    const theme::Type type(theme::Font::text, theme::small);  // ImGui draws at whole sizes only
    return ImGui::CalcTextSize(text.c_str(), nullptr, false, wrap > 0 ? wrap : -1);
}

int lines_of(theme::Font font, float letters, const std::string& text, float room) {
    const float size = std::round(letters);
    const float high = theme::text_size(font, size, text, room).y;
    return static_cast<int>(std::lround(high / size));
}

float small_text_at(ImVec2 begin, float right, ImU32 colour, const std::string& text) {
    const ImVec2 before = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos(begin);
    ImGui::PushTextWrapPos(right - ImGui::GetWindowPos().x);
    small_text(colour, text);
    ImGui::PopTextWrapPos();
    const float high = ImGui::GetItemRectSize().y;
    ImGui::SetCursorScreenPos(before);
    return high;
}

void caption(const char* text) { small_text(theme::palette().secondary, text); }

void caption_below(const char* text) {
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 4);
    caption(text);
    ImGui::Dummy({0, 2});
}

bool toggle(const char* name, bool on) {
    const theme::Palette& p = theme::palette();
    const float height = theme::button_height();
    const ImVec2 track{44, 24};
    const bool pressed = ImGui::InvisibleButton(name, {track.x, height}, ImGuiButtonFlags_EnableNav);
    test_ids::add_item(name);
    hand_cursor_when_hovered();
    const ImVec2 min{ImGui::GetItemRectMin().x, ImGui::GetItemRectMin().y + (height - track.y) / 2};
    const ImVec2 max{min.x + track.x, min.y + track.y};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, on ? p.accent : theme::fade(p.secondary, 0.45f), track.y / 2);
    const float x = on ? max.x - track.y / 2 : min.x + track.y / 2;
    list.AddCircleFilled({x, (min.y + max.y) / 2}, track.y / 2 - 3, on ? p.on_accent : p.raised);
    return pressed;
}

int segments(const char* name, std::span<const char* const> labels, int chosen, float width) {
    const theme::Palette& p = theme::palette();
    const float height = theme::button_height();
    ImFont* font = theme::font(Font::text);
    float widest = 0;
    for (const char* label : labels) widest = std::max(widest, text_size(font, theme::body, label).x + 18);
    const int count = static_cast<int>(labels.size());
    const int in_row = std::clamp(static_cast<int>(width / widest), 1, count);
    const int rows = (count + in_row - 1) / in_row;
    const int columns = (count + rows - 1) / rows;
    const float share = width / static_cast<float>(columns);
    const float each = rows > 1 ? share : std::min(share, std::max(widest, 96.0f));
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto corner = [&](int i) {
        const int column = i % columns, row = i / columns;
        return ImVec2{begin.x + each * static_cast<float>(column), begin.y + (height + 4) * static_cast<float>(row)};
    };
    int pressed = -1;
    for (int i = 0; i < count; ++i) {
        const ImVec2 min = corner(i);
        const ImVec2 max{min.x + each, min.y + height};
        ImGui::SetCursorScreenPos(min);
        const std::string test_id = std::string(name) + ":" + std::to_string(i);
        if (ImGui::InvisibleButton(test_id.c_str(), {each, height}, ImGuiButtonFlags_EnableNav)) pressed = i;
        test_ids::add_item(test_id);
        hand_cursor_when_hovered();
        const bool on = i == chosen;
        const bool first = i % columns == 0;
        const bool last = i % columns == columns - 1 || i == count - 1;
        const ImDrawFlags corners = first && last ? ImDrawFlags_RoundCornersAll
                                    : first       ? ImDrawFlags_RoundCornersLeft
                                    : last        ? ImDrawFlags_RoundCornersRight
                                                  : ImDrawFlags_RoundCornersNone;
        list.AddRectFilled(min, max,
                           on                       ? theme::fade(p.accent, 0.16f)
                           : ImGui::IsItemHovered() ? p.raised
                                                    : p.panel,
                           theme::radius, corners);
        if (!on) list.AddRect(min, {max.x + (last ? 0.0f : 1.0f), max.y}, p.hairline, theme::radius, corners);
        const ImVec2 size = text_size(font, theme::body, labels[static_cast<std::size_t>(i)]);
        paint::text(list, font, theme::body, {(min.x + max.x - size.x) / 2, (min.y + max.y - size.y) / 2},
                    on ? p.text : p.secondary, labels[static_cast<std::size_t>(i)]);
    }
    // Last, so that it lies over the hairlines of its neighbours.
    if (chosen >= 0) {
        const ImVec2 min = corner(chosen);
        list.AddRect(min, {min.x + each, min.y + height}, p.accent, theme::radius, 0, 1.5f);
    }
    ImGui::SetCursorScreenPos(begin);
    ImGui::Dummy({each * static_cast<float>(columns), (height + 4) * static_cast<float>(rows) - 4});
    return pressed == chosen ? -1 : pressed;
}

int stepper(const char* name, const char* text, bool can_less, bool can_more, float text_width) {
    int by = 0;
    if (step_button(std::string(name) + ":less", false, can_less)) by = -1;
    ImGui::SameLine(0, 0);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = theme::button_height();
    ImGui::Dummy({text_width, height});
    ImFont* font = theme::font(Font::strong);
    const ImVec2 size = text_size(font, theme::body, text);
    paint::text(*ImGui::GetWindowDrawList(), font, theme::body,
                {at.x + (text_width - size.x) / 2, at.y + (height - size.y) / 2}, theme::palette().text, text);
    ImGui::SameLine(0, 0);
    if (step_button(std::string(name) + ":more", true, can_more)) by = 1;
    return by;
}

float stepper_width(float text_width) { return 2 * theme::button_height() + text_width; }

void same_line_if_fits(float gap, float wide, float width) {
    ImGui::SameLine(0, gap);
    if (ImGui::GetCursorPosX() - ImGui::GetCursorStartPos().x + wide > width) ImGui::NewLine();
}

bool dragged() { return ImGui::GetIO().MouseDragMaxDistanceSqr[0] > drag_threshold * drag_threshold; }

BoardPress board_button(const Area& area) {
    constexpr float mouse_slop = drag_threshold, finger_slop = 12;  // CSS pixels
    ImGui::SetCursorScreenPos(area.min);
    const bool released = ImGui::InvisibleButton("board", area.size());
    test_ids::add_item("board");
    if (!released || platform::long_press()) return BoardPress::none;
    const ImVec2 from = pressed_at(), to = ImGui::GetIO().MousePos;
    const float slop = platform::surroundings().coarse ? finger_slop : mouse_slop;
    return std::hypot(to.x - from.x, to.y - from.y) > slop ? BoardPress::slid : BoardPress::click;
}

bool offer_button(const std::string& test_id, const Offer& offer, float width, bool advises) {
    const auto weight = advises && offer.role <= Role::usual ? theme::Weight::primary : theme::Weight::normal;
    const float room = width - 2 * ImGui::GetStyle().FramePadding.x;
    const bool fits = theme::text_width(theme::Font::strong, theme::body, offer.name) <= room;
    const bool pressed =
        theme::button(test_id, (fits || offer.brief.empty() ? offer.name : offer.brief).c_str(), width, weight);
    return pressed;
}

bool tile(const std::string& name, ImVec2 size, bool chosen) {
    const theme::Palette& p = theme::palette();
    const bool pressed = ImGui::InvisibleButton(name.c_str(), size, ImGuiButtonFlags_EnableNav);
    test_ids::add_item(name);
    hand_cursor_when_hovered();
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, chosen ? theme::fade(p.accent, 0.16f) : p.raised, theme::radius);
    list.AddRect(min, max, chosen || ImGui::IsItemHovered() ? p.accent : p.hairline, theme::radius, 0,
                 chosen ? 2.0f : 1.0f);
    return pressed;
}

bool emblem_tile(const std::string& name, int player, bool chosen, DrawEmblem draw_emblem) {
    const float side = theme::button_height();
    const bool pressed = tile(name, {side, side}, chosen);
    const ImVec2 min = ImGui::GetItemRectMin();
    draw_emblem(*ImGui::GetWindowDrawList(), {min.x + side / 2, min.y + side / 2}, side * 0.6f, player);
    return pressed;
}

void rule_link(std::string_view game, const char* rule, bool in_list) {
    const theme::Palette& p = theme::palette();
    ImFont* font = theme::font(Font::text);
    const ImVec2 size = text_size(font, theme::small, rule);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    // The clickable area is larger than the text for fingers.
    const float least = platform::surroundings().coarse ? theme::button_height() : 0;
    const ImVec2 touched{std::max(size.x, least), std::max(size.y, in_list ? 0 : least)};
    ImGui::SetCursorScreenPos({at.x - (touched.x - size.x) / 2, at.y - (touched.y - size.y) / 2});
    if (ImGui::InvisibleButton(rule, touched, ImGuiButtonFlags_EnableNav)) platform::show_rule(game, rule);
    test_ids::add_item("rule:" + std::string(rule));
    hand_cursor_when_hovered();
    const bool hovered = ImGui::IsItemHovered();
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy(size);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ink = hovered ? p.text : p.secondary;
    paint::text(list, font, theme::small, at, ink, rule);
    list.AddLine({at.x, at.y + size.y - 2}, {at.x + size.x, at.y + size.y - 2}, theme::fade(ink, 0.5f), 1);
}

}  // namespace sightlines
