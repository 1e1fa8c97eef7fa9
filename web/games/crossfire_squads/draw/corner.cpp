// The buttons in the corner of the board, which stay in their places: a press that is repeated never hits another one.
#include <algorithm>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/verbs.h"
#include "games/crossfire_squads/view.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float margin = 8, padding = 12;

const char* key_of_end_turn() { return platform::surroundings().coarse ? "" : labels::end_turn_key; }

float width_of(const char* words) { return small_text_size(words).x + 2 * padding; }

Area corner(const Area& area, float above, float from_right, float width) {
    const float high = platform::surroundings().coarse ? 44.0f : 28.0f;
    const ImVec2 end{area.max.x - from_right, area.max.y - above - margin};
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

Area View::end_turn_button(const Area& area) const {
    const char* key = key_of_end_turn();
    const float with_key = *key == 0 ? 0 : small_text_size(key).x + padding;
    return corner(area, covered_below(), margin, width_of(verbs::end_turn.imperative) + with_key);
}

Area View::whole_table_button(const Area& area) const {
    const char* words = camera_.is_overview() ? labels::back_to_the_fight : labels::whole_table;
    const Area end_turn = end_turn_button(area);
    const float wide = width_of(words), beside = area.max.x - end_turn.min.x + margin;
    if (beside + wide + margin <= area.size().x) return corner(area, covered_below(), beside, wide);
    return corner(area, covered_below() + end_turn.size().y + margin, margin, wide);
}

void View::draw_corner(ImDrawList& list, const Area& area) {
    const char* words = camera_.is_overview() ? labels::back_to_the_fight : labels::whole_table;
    if (corner_button(list, whole_table_button(area), "whole-table", words)) toggle_whole_table();
    if (!decides_here() || !scene().decides() || seen().phase != Phase::play) return;
    if (corner_button(list, end_turn_button(area), "do:end", verbs::end_turn.imperative, key_of_end_turn()))
        selection_.propose(scene(), EndTurn{});
}

void View::toggle_whole_table() { camera_.is_overview() ? camera_.leave_overview() : camera_.show_overview(); }

}  // namespace sightlines::crossfire_squads
