#include "games/crossfire_squads/draw/corner.h"

#include <algorithm>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/verbs.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float inset = 8, padding = 12;

const char* key_of_end_turn() { return platform::surroundings().coarse ? "" : labels::end_turn_key; }

float width_of(const char* words) { return small_text_size(words).x + 2 * padding; }

Area corner(const Area& area, float above, float from_right, float width) {
    const float high = platform::surroundings().coarse ? 44.0f : 28.0f;
    const ImVec2 end{area.max.x - from_right, area.max.y - above - inset};
    return {{end.x - width, end.y - high}, end};
}

bool corner_button(ImDrawList& list, const Area& place, const char* id, const char* words, const char* key = "") {
    ImGui::SetCursorScreenPos(place.min);
    const bool pressed = ImGui::InvisibleButton(id, place.size(), ImGuiButtonFlags_EnableNav);
    test_ids::add_item(id);
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const theme::Palette& p = theme::palette();
    const float in = std::max((place.size().y - 28) / 2, 0.0f);
    const ImVec2 a{place.min.x, place.min.y + in}, b{place.max.x, place.max.y - in};
    list.AddRectFilled({a.x, a.y + 1}, {b.x, b.y + 2}, IM_COL32(0, 0, 0, 50), theme::radius);
    list.AddRectFilled(a, b, paint::faded(p.raised, 0.94f), theme::radius);
    list.AddRect(a, b, hovered ? p.accent : p.hairline, theme::radius, 0, 1);
    const float key_width = *key == 0 ? 0 : small_text_size(key).x + padding, middle = (a.y + b.y) / 2;
    paint::label(list, theme::font(theme::Font::text), theme::small, {(a.x + b.x - key_width) / 2, middle}, p.text,
                 words);
    if (key_width > 0)
        paint::label(list, theme::font(theme::Font::text), theme::small, {b.x - padding / 2 - key_width / 2, middle},
                     p.secondary, key);
    return pressed;
}

}  // namespace

Area Corner::end_turn() const {
    const char* key = key_of_end_turn();
    const float with_key = *key == 0 ? 0 : small_text_size(key).x + padding;
    return corner(board_, covered_, inset, width_of(verbs::end_turn.imperative) + with_key);
}

Area Corner::whole_table() const {
    const Area beside = end_turn();
    const float wide = width_of(table_words()), from_right = board_.max.x - beside.min.x + inset;
    if (from_right + wide + inset <= board_.size().x) return corner(board_, covered_, from_right, wide);
    return corner(board_, covered_ + beside.size().y + inset, inset, wide);
}

const char* Corner::table_words() const { return overview_ ? labels::back_to_the_fight : labels::whole_table; }

Corner::Pressed Corner::draw(ImDrawList& list, bool shows_part, bool may_end_turn) const {
    Pressed pressed = Pressed::nothing;
    const bool leads = shows_part || overview_;
    if (leads && corner_button(list, whole_table(), "whole-table", table_words())) pressed = Pressed::whole_table;
    if (!may_end_turn) return pressed;
    const bool ends = corner_button(list, end_turn(), "do:end", verbs::end_turn.imperative, key_of_end_turn());
    return ends ? Pressed::end_turn : pressed;
}

}  // namespace sightlines::crossfire_squads
