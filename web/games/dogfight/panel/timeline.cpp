#include <algorithm>
#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/area.h"
#include "board/paint.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/panel/tabs.h"
#include "games/dogfight/rules/initiative.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using theme::Font;

// Whether initiative has been rolled in this turn.
bool numbers_known(const Position& at) {
    return std::any_of(at.planes.begin(), at.planes.end(),
                       [](const Aircraft& plane) { return plane.initiative != 0; }) ||
           !at.done.empty() || at.current != nobody;
}

ImU32 colour_of(const Aircraft& plane) { return theme::sides()[static_cast<std::size_t>(plane.side)].fill; }

constexpr float wide = 44, high = 56, card_gap = 8;

// Lays out the cards in as many rows as they need.
struct Cards {
    ImVec2 begin;
    int columns;

    ImVec2 place(std::size_t i) const {
        const auto at_place = static_cast<int>(i);
        const int column = at_place % columns, row = at_place / columns;
        return {begin.x + static_cast<float>(column) * (wide + card_gap),
                begin.y + static_cast<float>(row) * (high + 14)};
    }
};

// Arrows from a follower to the aircraft it moves behind; dashed if it may still decide to tail.
void draw_links(const Position& at, const std::vector<std::int8_t>& order, bool known, const Cards& row) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Aircraft& plane = at.plane(order[i]);
        const bool follows = plane.follow != nobody;
        const bool may = !follows && known && !plane.moved && plane.target != nobody && may_tail(at, plane);
        const int leader = follows ? plane.follow : may ? plane.target : nobody;
        const auto found = std::find(order.begin(), order.end(), leader);
        if (leader == nobody || found == order.end()) continue;
        const ImVec2 from = row.place(i), goal = row.place(static_cast<std::size_t>(found - order.begin()));
        const ImVec2 a{from.x + wide * 0.5f, from.y + high + 1}, b{goal.x + wide * 0.5f, goal.y + high + 1};
        const ImU32 ink = may ? theme::fade(p.secondary, 0.8f) : colour_of(plane);
        if (std::fabs(a.y - b.y) > 1) continue;
        const float low = a.y + (may ? 5.0f : 8.0f);
        if (may) {
            paint::dashed(list, {a.x, low}, {b.x, low}, ink, 1.5f, 3, 3);
        } else {
            list.AddLine({a.x, a.y}, {a.x, low}, ink, 2);
            list.AddLine({a.x, low}, {b.x, low}, ink, 2);
        }
        paint::arrow(list, {b.x, low}, {b.x, b.y}, ink, may ? 1.5f : 2.0f, 5);
    }
}

// The modifiers of its initiative, and which aircraft it follows or may follow.
void draw_place_in_order(const Position& at, const TurnEvents& events, int letter, float width) {
    const Aircraft& plane = at.plane(letter);
    rows::title(wording::capital(words::plane_words(at, letter)));
    for (std::size_t i = 0; i < events.notes.size(); ++i) {
        const Note& note = events.notes[i];
        if (note.why != &why::initiative || note.plane != letter || !events.is_of_this_turn(i)) continue;
        rows::fact(labels::initiative, words::number(plane.initiative), width);
        rows::modifiers(note.sum, width);
    }
    if (plane.follow != nobody) rows::sentence(words::follows_sentence(at, plane), "DF-INI-05", width);
    if (plane.follow == nobody && !plane.moved && plane.target != nobody && may_tail(at, plane))
        rows::sentence(words::may_follow_sentence(at, plane), "DF-INI-06", width);
}

}  // namespace

void draw_timeline(const Scene<Rules>& scene, const TurnEvents& events, Selection& selection, float width) {
    const theme::Palette& p = theme::palette();
    const Position& at = scene.at;
    std::vector<std::int8_t> order(at.done.begin(), at.done.end());
    const std::size_t moved_already = order.size();
    for (const std::int8_t letter : expected_order(scene.rules.options(), at)) {
        if (std::find(order.begin(), order.end(), letter) == order.end()) order.push_back(letter);
    }
    const bool known = numbers_known(at);
    const int columns = count_in_row(width, wide, card_gap);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Cards row{begin, columns};
    int shown = selection.inspection().plane != nobody ? selection.inspection().plane : selection.acting();
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int letter = order[i];
        const Aircraft& plane = at.plane(letter);
        const ImVec2 min = row.place(i), max{min.x + wide, min.y + high};
        ImGui::SetCursorScreenPos(min);
        const std::string test_id = "order:" + plane_name(letter);
        if (ImGui::InvisibleButton(test_id.c_str(), {wide, high}, ImGuiButtonFlags_EnableNav))
            selection.inspection().toggle(letter);
        test_ids::add_item(test_id);
        if (ImGui::IsItemHovered()) shown = letter;
        const bool gone = i < moved_already;
        const bool now = letter == at.current && !gone;
        list.AddRectFilled(min, max, gone ? p.panel : p.raised, 6);
        list.AddRectFilled(min, {max.x, min.y + 5}, theme::fade(colour_of(plane), gone ? 0.4f : 1.0f), 6,
                           ImDrawFlags_RoundCornersTop);
        list.AddRect(min, max,
                     now                                      ? p.accent
                     : selection.inspection().plane == letter ? p.text
                                                              : p.hairline,
                     6, 0, now ? 2.0f : 1.0f);
        const ImU32 ink = gone ? p.secondary : p.text;
        const float x = (min.x + max.x) / 2;
        paint::label(list, theme::font(Font::strong), theme::body, {x, min.y + 20}, ink, plane_name(letter).c_str());
        const std::string below = gone    ? "\xE2\x9C\x93"
                                  : known ? words::number(plane.initiative)
                                  : plane.spin
                                      ? labels::in_spin_short
                                      : words::with_sign(initiative_modifiers(scene.rules.options(), plane).total());
        paint::label(list, theme::font(Font::text), theme::small, {x, min.y + 41}, ink, below.c_str());
    }
    draw_links(at, order, known, row);
    ImGui::SetCursorScreenPos(begin);
    const int rows_used = (static_cast<int>(order.size()) + columns - 1) / columns;
    ImGui::Dummy({width, static_cast<float>(rows_used) * (high + 14)});

    if (!known || shown == nobody || shown >= static_cast<int>(at.planes.size())) {
        if (!known && at.phase != Phase::over) caption(labels::order_unknown);
        return;
    }
    draw_place_in_order(at, events, shown, width);
}

}  // namespace sightlines::dogfight
