// The panel: movement dice, the chosen end of a flight, decisions, and each side's planes.
#include <algorithm>
#include <array>
#include <utility>

#include "base/test_ids.h"
#include "board/die.h"
#include "board/paint.h"
#include "games/aerial_war/draw/marks.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/text/labels.h"
#include "games/aerial_war/view.h"
#include "widgets/controls.h"
#include "widgets/rows.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines::aerial_war {
namespace {

using theme::fade;

using rows::narrow;

// In a low panel the answers are above the forecast, so that they are visible.
bool is_panel_low() { return ImGui::GetContentRegionAvail().y < 220; }

void chance_row(const std::string& what, const std::string& chance, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImFont* font = theme::font(theme::Font::strong);
    // In a narrow panel the chance is above the event.
    if (width < narrow) {
        paint::text(*ImGui::GetWindowDrawList(), font, theme::body, begin, p.text, chance.c_str());
        ImGui::Dummy({width, theme::body - 4});
        return small_text(p.secondary, what);
    }
    const float wide = font->CalcTextSizeA(theme::body, 1000, 0, chance.c_str()).x;
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - wide - 12);
    small_text(p.secondary, what);
    ImGui::PopTextWrapPos();
    paint::text(*ImGui::GetWindowDrawList(), font, theme::body, {begin.x + width - wide, begin.y - 2}, p.text,
                chance.c_str());
}

// Each die has the chip that marks its ends on the board.
void draw_movement_dice(const Position& at, float width) {
    const theme::Palette& p = theme::palette();
    const Flights flights(at);
    const bool short_flight = flights.cut_short() > 0, alike = flights.low() == flights.high();
    const float size = std::min(36.0f, width * 0.22f), half = width / 2;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = begin.y + size * 0.68f;
    for (int die = 0; die < 2; ++die) {
        const float x = begin.x + static_cast<float>(die) * half;
        draw_die(list, {.centre = {x + size * 0.6f, y},
                        .size = size,
                        .face = die == 0 ? flights.low() : flights.high(),
                        .opacity = short_flight ? 0.45f : 1.0f});
        if (short_flight) continue;
        const float chip = width >= narrow ? 7.0f : 5.0f;
        const ImVec2 sample{x + size * 1.2f + 14, y - 9};
        draw_chip(list, sample, chip, 1, die == 0 || alike, die == 1 || alike);
        if (width < narrow) continue;
        const int squares = die == 0 ? flights.low() : flights.high();
        paint::text(list, theme::font(theme::Font::text), theme::small, {x + size * 1.2f + 5, y + 1}, p.secondary,
                    labels::squares(squares).c_str());
    }
    ImGui::Dummy({width, size * 1.3f});
    test_ids::add_item("movement-dice");
    if (short_flight) small_text(p.text, labels::flies_short(flights.cut_short()));
}

// Emblem, the four planes (lost ones crossed out), who moves first, and a pip for each battle won.
void draw_player(const Rules& rules, const Position& at, int player, ImVec2 begin, ImVec2 size) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = begin.y + size.y / 2;
    const float emblem = size.y * 0.6f;
    art::emblem(list, {begin.x + emblem / 2, y}, emblem, player);

    float right = begin.x + size.x;
    const auto seat = static_cast<std::size_t>(player);
    if (const int most = rules.options().battles; most > 1) {
        const int pips = rules.options().play_all ? 3 : 2;
        for (int pip = pips - 1; pip >= 0; --pip) {
            right -= 11;
            const ImVec2 c{right + 5, y};
            if (pip < at.score[seat]) list.AddCircleFilled(c, 4.2f, p.text);
            list.AddCircle(c, 4.2f, p.secondary, 0, 1.2f);
        }
        right -= 5;
    }
    const bool wide = size.x > 250;
    if (at.phase != Phase::initiative && at.phase != Phase::over && at.first == player) {
        ImFont* font = theme::font(theme::Font::text);
        const float length = font->CalcTextSizeA(theme::small, 1000, 0, labels::moves_first).x + 4;
        if (wide)
            paint::text(list, font, theme::small, {right - length, y - theme::small * 0.52f}, p.secondary,
                        labels::moves_first);
        const ImVec2 badge{begin.x + emblem * 0.92f, y - emblem * 0.4f};
        if (!wide) list.AddCircleFilled(badge, 6.5f, p.text);
        if (!wide) paint::label(list, theme::font(theme::Font::strong), 11, badge, p.raised, "1");
    }
    if (wide) right -= 84;

    const std::vector<Plane> waiting = still_to_move(at);
    const float left = begin.x + emblem + (wide ? 22.0f : 16.0f);
    const float step = std::min(34.0f, (right - left) / 4);
    const float icon = std::min(25.0f, step * 0.94f);
    for (const Colour colour : all_colours) {
        const ImVec2 c{left + step * static_cast<float>(colour) + icon * 0.3f, y};
        const Plane* plane = plane_of(at, player, colour);
        art::plane_icon(list, c, icon, player, colour, plane != nullptr ? 1.0f : 0.22f);
        const ImVec2 tag{c.x + icon * 0.42f, y + icon * 0.36f};
        if (icon > 20) paint::label(list, theme::font(theme::Font::strong), 11, tag, p.text, art::letter(colour));
        if (plane == nullptr) {
            const float arm = icon * 0.42f;
            list.AddLine({c.x - arm, y + arm}, {c.x + arm, y - arm}, p.refusal, 1.8f);
        } else if (!waiting.empty() && waiting.front() == *plane) {
            list.AddCircle(c, icon * 0.6f, p.accent, 0, 1.6f);
        }
    }
}

void draw_help(const Selection& selection) {
    const auto attacks = [](const End& end) { return end.attack.has_value(); };
    const bool enemies = std::any_of(selection.ends().begin(), selection.ends().end(), attacks);
    small_text(theme::palette().secondary, enemies ? labels::choose_square_or_enemy : labels::choose_square);
}

void draw_attack(const Position& at, const AttackForecast& attack, float width) {
    const Plane& target = *plane_on(at, attack.target);
    {
        const theme::Type type(theme::Font::strong, theme::body);
        ImGui::TextWrapped("%s", labels::attack_on(attack.kind, target).c_str());
    }
    chance_row(labels::shot_down, chance_text(attack.destroyed), width);
    if (attack.kind == AttackKind::head_on) chance_row(labels::shoots_back, chance_text(attack.return_destroys), width);
    if (attack.loop && attack.loop->free()) {
        chance_row(labels::may_loop_to(attack.loop->square), chance_text(attack.loop_offered), width);
        chance_row(labels::shoots_after_loop, chance_text(attack.counter_destroys), width);
    } else if (attack.loop) {
        small_text(theme::palette().secondary, no_loop_sentence(*attack.loop, labels::attacker));
    }
}

}  // namespace

// The answers that are allowed; the two to a question stand side by side where there is room.
void View::draw_answers(float width) {
    const bool side_by_side = at().phase != Phase::ram && width >= narrow;
    bool first = true;
    for (const KeyedAnswer& answer : answers()) {
        if (!rules().check(at(), answer.action).accepted() || is_hinted(answer.action)) continue;
        if (side_by_side && !std::exchange(first, false)) ImGui::SameLine(0, 8);
        draw_answer(answer, side_by_side ? (width - 8) / 2 : width);
    }
}

// The facings that the chosen end allows, as arrows.
void View::draw_facings(float width) {
    const theme::Palette& p = theme::palette();
    const std::vector<Facing> facings = selection_.facings_at(selection_.choice()->to);
    const float gap = 6, side = theme::button_height();
    const float each = std::min(side + 20, (width - 3 * gap) / 4);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const Facing facing : all_facings) {
        if (facing != Facing::n) ImGui::SameLine(0, gap);
        const bool allowed = std::find(facings.begin(), facings.end(), facing) != facings.end();
        const bool on = selection_.choice()->facing == facing;
        const std::string test_id = "card:face:" + std::string(facing_words[index(facing)]);
        if (tile(test_id, {each, side}, on)) selection_.face(scene(), facing);
        if (!allowed) test_ids::add_faint_item(test_id);
        sightlines::tip(allowed ? labels::ends_facing(selection_.choice()->to, facing)
                                : no_flight_sentence(at(), {selection_.choice()->to, facing}));
        if (ImGui::IsItemHovered() && allowed) selection_.hover_facing(facing);
        const ImVec2 c = item_area().centre(), d = grid_.direction(facing);
        const float reach = side * 0.26f;
        paint::arrow_about(list, c, d, reach, allowed ? p.accent : fade(p.secondary, 0.35f), 2, reach * 0.7f);
    }
}

void View::draw_flight_card(float width) {
    const theme::Palette& p = theme::palette();
    const End* end = selection_.shown_end();
    // The facings take the room of the dice, so that the button below them is visible.
    if (selection_.choice())
        draw_facings(width);
    else
        draw_movement_dice(at(), width);
    if (end != nullptr) {
        small_text(end->attack ? p.text : p.secondary, labels::end_of_flight(at(), end->flight, end->attack));
    }
    if (!selection_.choice()) {
        if (end == nullptr) draw_help(selection_);
        return;
    }
    draw_answer({"action:fly", *selection_.choice()}, width, true);
}

// What may come of the answers, and below it the answers themselves; above it where there is little room.
void View::draw_actions(float width) {
    if (at().phase == Phase::fly) return draw_flight_card(width);
    const bool attacks = at().phase == Phase::attack, first = is_panel_low() || (attacks && width < narrow);
    if (first) draw_answers(width);
    if (attacks && hints().empty()) {  // else that tells the chances
        draw_attack(at(), *forecast_attack(at(), mover(at())), width);
    } else if (at().phase == Phase::ram || at().phase == Phase::looping) {
        small_text(theme::palette().secondary, at().phase == Phase::ram ? labels::must_crash : loop_sentence(at()));
    }
    if (!first) draw_answers(width);
}

void View::draw_players(float width) {
    const int acting = asked().player;
    for (int player = 0; player < 2; ++player) {
        const Area row = rows::player(player, player == acting, width, 30, 36);
        sightlines::tip(tip_about_side(rules(), at(), player));
        draw_player(rules(), at(), player, row.min, row.size());
    }
}

}  // namespace sightlines::aerial_war
