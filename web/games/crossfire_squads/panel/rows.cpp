#include "games/crossfire_squads/panel/rows.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/area.h"
#include "board/paint.h"
#include "engine/wording.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::rows {
namespace {

using theme::Font;

ImVec2 size_of(Font font, float size, const std::string& text) { return theme::text_size(font, size, text); }

// One line of text, clipped at `right`.
void clipped(ImDrawList& list, Font font, float size, ImVec2 at, float right, ImU32 ink, const std::string& words) {
    list.PushClipRect({at.x, at.y - 2}, {right, at.y + size + 4}, true);
    paint::text(list, theme::font(font), size, at, ink, words.c_str());
    list.PopClipRect();
}

bool has_keyboard() { return !platform::surroundings().coarse; }

void draw_button_background(ImDrawList& list, ImVec2 min, ImVec2 max, Button::Look look, bool hovered) {
    const theme::Palette& p = theme::palette();
    if (look == Button::Look::primary) {
        list.AddRectFilled(min, max, hovered ? paint::mix(p.accent, p.text, 0.12f) : p.accent, theme::radius);
        return;
    }
    if (look == Button::Look::risky) {
        list.AddRectFilled(min, max, hovered ? paint::mix(p.raised, p.refusal, 0.12f) : p.raised, theme::radius);
        list.AddRect(min, max, p.refusal, theme::radius, 0, 2.0f);
        return;
    }
    if (look == Button::Look::quiet) {
        if (hovered) list.AddRectFilled(min, max, theme::fade(p.accent, 0.12f), theme::radius);
        return;
    }
    if (look == Button::Look::declining) {
        if (hovered) list.AddRectFilled(min, max, theme::fade(p.accent, 0.12f), theme::radius);
        list.AddRect(min, max, hovered ? p.accent : p.secondary, theme::radius);
        return;
    }
    const bool chosen = look == Button::Look::chosen;
    list.AddRectFilled(min, max, hovered ? paint::mix(p.raised, p.accent, 0.12f) : p.raised, theme::radius);
    if (chosen) list.AddRectFilled(min, max, theme::fade(p.accent, 0.16f), theme::radius);
    list.AddRect(min, max, chosen || hovered ? p.accent : p.hairline, theme::radius, 0, chosen ? 2.0f : 1.0f);
}

// The largest of three sizes of letters, or less where even the third is too large.
float size_that_fits(Font font, const std::string& name, float largest, float width) {
    constexpr float smallest = theme::small;
    for (const float size : {largest, (largest + smallest) / 2}) {
        if (size_of(font, size, name).x <= width) return size;
    }
    return std::min(smallest, std::floor(smallest * width / size_of(font, smallest, name).x));
}

float room_of_key(const std::string& key) { return key.empty() ? 0 : size_of(Font::text, theme::small, key).x + 10; }

}  // namespace

void sentence(const std::string& text, std::string_view rule, float width, ImU32 ink) {
    sightlines::rows::sentence(Rules::info.id, text, rule, width, ink);
}

void modifiers(const ModifierSum& sum, float width) { sightlines::rows::modifiers(Rules::info.id, sum, width); }

void refusal(Verdict verdict, float width) {
    if (!verdict.accepted()) refusal(std::string(verdict.why().message), verdict.why().rule, width);
}

void refusal(const std::string& text, std::string_view rule, float width) {
    sentence(text, rule, width, theme::palette().refusal);
    test_ids::add_item("refused:" + std::string(rule));
}

bool fits(const std::string& name, float width, const char* key) {
    return size_of(Font::strong, theme::small, name).x <= width - 20 - (has_keyboard() ? room_of_key(key) : 0);
}

float noted_height() { return std::max(theme::button_height(), theme::body + theme::small + 12); }

bool button(const Button& button, float width) {
    const theme::Palette& p = theme::palette();
    const bool noted = *button.note != 0;
    const float height = noted ? noted_height() : theme::button_height();
    const bool pressed = ImGui::InvisibleButton(button.test_id.c_str(), {width, height}, ImGuiButtonFlags_EnableNav);
    test_ids::add_item(button.test_id);
    const bool dim = button.look == Button::Look::dim;
    if (dim) test_ids::add_faint_item(button.test_id);
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_button_background(list, min, max, button.look, hovered);
    const bool first = button.look == Button::Look::primary;
    const bool quiet = button.look == Button::Look::quiet;
    const ImU32 ink = theme::fade(first ? p.on_accent : quiet ? p.secondary : p.text, dim ? 0.65f : 1.0f);
    const bool proposed = first || button.look == Button::Look::risky;
    const bool strong = proposed || button.look == Button::Look::chosen;
    const Font font = strong ? Font::strong : Font::text;
    std::string key = has_keyboard() && width >= 84 ? button.key : "";
    // Letters as large as its neighbours' matter more than the key.
    if (size_of(font, theme::body, button.name).x > width - 20 - room_of_key(key)) key.clear();
    const float key_room = room_of_key(key);
    const float size = size_that_fits(font, button.name, theme::body, width - 20 - key_room);
    const float wide = size_of(font, size, button.name).x;
    const float left = std::max(min.x + 4, std::min((min.x + max.x - wide) / 2, max.x - 8 - key_room - wide));
    const float middle = (min.y + max.y) / 2 - (noted ? theme::small / 2 + 1 : 0);
    clipped(list, font, size, {left, middle - size / 2}, max.x - 2, ink, button.name);
    if (left + wide + key_room <= max.x - 4)
        paint::text(list, theme::font(Font::text), theme::small, {max.x - key_room, middle - theme::small / 2},
                    theme::fade(ink, dim || quiet || first ? 1.0f : 0.75f), key.c_str());
    if (!noted) return pressed;
    const float note_size = size_that_fits(Font::text, button.note, theme::small, width - 8);
    const float note_width = size_of(Font::text, note_size, button.note).x;
    clipped(list, Font::text, note_size, {std::max(min.x + 2, (min.x + max.x - note_width) / 2), middle + size / 2 + 2},
            max.x - 2, p.secondary, button.note);
    return pressed;
}

bool chip(const Chip& chip, ImVec2 size) {
    const theme::Palette& p = theme::palette();
    const bool pressed = ImGui::InvisibleButton(chip.test_id.c_str(), size, ImGuiButtonFlags_EnableNav);
    test_ids::add_item(chip.test_id);
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_button_background(list, min, max, chip.chosen ? Button::Look::chosen : Button::Look::plain, hovered);
    const float middle = (min.y + max.y) / 2;
    draw_unit(list, {min.x + 17, middle}, 11, side_of(chip.id), chip.unit);
    const float left = min.x + 33;
    const bool two = !chip.note.empty();
    clipped(list, Font::strong, theme::small, {left, two ? middle - 17 : middle - theme::small / 2}, max.x - 2, p.text,
            chip.label);
    if (two) clipped(list, Font::text, theme::small - 2, {left, middle}, max.x - 2, p.secondary, chip.note);
    const bool room = two || left + size_of(Font::strong, theme::small, chip.label).x < max.x - 12;
    if (chip.key > 0 && room && has_keyboard())
        paint::text(list, theme::font(Font::text), theme::small - 3, {max.x - 10, max.y - theme::small},
                    theme::fade(p.text, 0.75f), std::to_string(chip.key).c_str());
    return pressed;
}

Grid::Grid(int count, float width, float least, float height, float most)
    : height_(height), begin_(ImGui::GetCursorScreenPos()) {
    const int fit = count_in_row(width, least, gap);
    rows_ = (std::max(count, 1) + fit - 1) / fit;
    columns_ = rows_ > 1 ? fit : std::max(count, 1);
    each_ = std::min(most, (width - gap * static_cast<float>(columns_ - 1)) / static_cast<float>(columns_));
}

void Grid::next() {
    const int column = place_ % columns_, row = place_ / columns_;
    ImGui::SetCursorScreenPos(
        {begin_.x + static_cast<float>(column) * (each_ + gap), begin_.y + static_cast<float>(row) * (height_ + gap)});
    ++place_;
}

void Grid::finish() const {
    ImGui::SetCursorScreenPos(begin_);
    ImGui::Dummy({each_, static_cast<float>(rows_) * (height_ + gap) - gap});
}

void draw_unit(ImDrawList& list, ImVec2 centre, float radius, int side, const Unit& unit, float opacity) {
    art::Look look{centre, radius, side, unit, opacity};
    look.unit.platoon = 0;
    if (unit.kind == Kind::veh) {
        look.unit.face = {0, -1};
        look.unit.turret = no_heading;
    } else {
        look.unit.face = no_heading;
    }
    art::draw_counter(list, look);
}

void odds_bar(float none, float pin, float suppression, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    constexpr float high = 5;
    // The colours of the state rings on counters.
    const std::array<std::pair<float, ImU32>, 4> parts{{{none, theme::fade(p.secondary, 0.3f)},
                                                        {pin, IM_COL32(242, 178, 38, 255)},
                                                        {suppression, IM_COL32(206, 42, 38, 255)},
                                                        {1 - none - pin - suppression, p.text}}};
    float x = begin.x;
    for (const auto& [part, colour] : parts) {
        const float wide = part * width;
        if (wide >= 0.5f) list.AddRectFilled({x, begin.y}, {x + std::max(1.0f, wide - 1), begin.y + high}, colour, 1);
        x += wide;
    }
    ImGui::Dummy({width, high});
}

}  // namespace sightlines::crossfire_squads::rows
