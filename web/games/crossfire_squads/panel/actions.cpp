// The panel by phase; the chosen unit and its orders.
#include <algorithm>
#include <array>

#include "base/test_ids.h"
#include "board/paint.h"
#include "engine/wording.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/offers/orders.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using Look = rows::Button::Look;
using theme::Font;

bool has_neighbours(const Position& at, UnitId unit) {
    if (!at[unit].on_table()) return false;
    return any_on_table(at, side_of(unit), [&](UnitId id, const Unit& other) {
        return id != unit && near(stand_of(other), stand_of(at[unit]));
    });
}

}  // namespace

void Panel::draw_unit_card(float width) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float side = theme::button_height();
    const Unit& unit = seen()[choice().unit];
    rows::draw_unit(list, {begin.x + 20, begin.y + 22}, 17, side_of(choice().unit), unit);
    const bool steps = width >= rows::narrow;
    const float left = begin.x + 46, right = begin.x + width - (steps ? 2 * side + 6 : 0);
    list.PushClipRect(begin, {right, begin.y + 48}, true);
    const auto fits = [&](ImFont* font, float size, const std::string& text) {
        return font->CalcTextSizeA(size, 10000, 0, text.c_str()).x <= right - left;
    };
    ImFont* font = theme::font(Font::strong);
    std::string name = wording::capital(scene_.units().full(choice().unit));
    if (!steps || !fits(font, theme::body, name)) name = wording::capital(scene_.units().label(choice().unit));
    paint::text(list, font, theme::body, {left, begin.y}, p.text, name.c_str());
    std::string below = words::platoon_and_state(scene_.units(), choice().unit, unit);
    if (!fits(theme::font(Font::text), theme::small, below)) below = words::state_of(unit);
    paint::text(list, theme::font(Font::text), theme::small, {left, begin.y + 22}, p.secondary, below.c_str());
    list.PopClipRect();
    test_ids::add("card:" + unit_name(choice().unit), begin, {right, begin.y + 44});
    if (steps) {
        ImGui::SetCursorScreenPos({begin.x + width - 2 * side - 4, begin.y});
        if (rows::button({"unit:previous", "<", ","}, side)) selection_.step(scene_, -1);
        ImGui::SetCursorScreenPos({begin.x + width - side, begin.y});
        if (rows::button({"unit:next", ">", "."}, side)) selection_.step(scene_, 1);
    }
    ImGui::SetCursorScreenPos(begin);
    ImGui::Dummy({width, 44});
    if ((!unfolded_.guided || unfolded_.details) && !platform::surroundings().embedded &&
        platform::surroundings().width >= 700 && unit.on_table())
        caption((words::weapon_of(unit) + words::dot + scene_.places().at(unit.at)).c_str());
}

// Of the unit's tasks; a charge is usual where there is somebody to be charged. Those that need no tool, and are done
// at once, are none of the usual answers but the default.
void Panel::draw_tasks(float width, Role role) {
    const bool charges = choice().tool == Tool::assault || selection_.to_be_charged(scene_) != no_unit;
    std::vector<Task> tasks = tasks_of(scene_, choice(), forecasts().lines);
    std::erase_if(tasks, [&](Task task) {
        const TaskForm& form = form_of(task);
        const bool usual = task == Task::charge ? charges : form.role == Role::usual;
        return usual != (role == Role::usual) || (usual && form.tool == Tool::orders);
    });
    const bool groups = role == Role::other && (choice().grouping || has_neighbours(seen(), choice().unit));
    if (tasks.empty() && !groups) return;
    rows::Grid grid(static_cast<int>(tasks.size()) + (groups ? 1 : 0), width, width < rows::narrow ? 64 : 96,
                    theme::button_height());
    for (const Task task : tasks) {
        grid.next();
        const TaskForm& form = form_of(task);
        const bool chosen = form.tool != Tool::orders && choice().tool == form.tool;
        const char* name = chosen && task == Task::charge ? labels::no_charge : form.brief;
        if (rows::button({form.id, name, form.key, chosen ? Look::chosen : Look::plain}, grid.size().x))
            selection_.begin(scene_, task);
    }
    if (groups) {
        grid.next();
        const Look look = choice().grouping ? Look::chosen : Look::plain;
        if (rows::button({"group", labels::take_along, "G", look}, grid.size().x)) selection_.toggle_grouping();
    }
    grid.finish();
    const bool explains = unfolded_.guided && !unfolded_.quiet && role == Role::usual &&
                          choice().tool != Tool::assault && std::ranges::find(tasks, Task::charge) != tasks.end();
    if (explains) caption(labels::charge_shows_odds);
}

void Panel::draw_rally_odds(float width) {
    const Unit& unit = seen()[choice().unit];
    if (unit.state == State::fit) return;
    const Test test = forecast_rally(scene_.options(), seen(), choice().unit);
    rows::sentence(words::rally_needs(test.needed), "CS-RALLY-03", width, theme::palette().secondary);
    rows::modifiers(test.modifiers, width);
}

// A commander has nothing to do in most turns, and would seem to be good for nothing.
void Panel::draw_purpose() {
    const std::string purpose = words::purpose_of(scene_.options(), choice().unit, seen()[choice().unit]);
    if (purpose.empty() || unfolded_.quiet) return;
    caption(purpose.c_str());
    test_ids::add_item("purpose");
}

void Panel::draw_unit_answers(float width) {
    const Unit& unit = seen()[choice().unit];
    if (draw_default(width)) return;
    const bool aims = choice().target != no_unit || choice().goal || choice().tool != Tool::orders;
    if (!aims && unit.state == State::fit) draw_purpose();
    const bool shoots_first = selection_.advises() && unit.state == State::fit && selection_.proposal() == nullptr &&
                              selection_.next_unit(scene_) == no_unit;
    if (!aims && unit.on_table()) draw_targets(width, shoots_first);
}

// What the end of the turn would bring.
void Panel::draw_chip() {
    const std::string chip = words::if_turn_ended(scene_);
    if (chip.empty() || unfolded_.quiet || (unfolded_.guided && choice().unit != no_unit) ||
        (seen().turn == 1 && !scene_.has_acted()))
        return;
    caption(chip.c_str());
    test_ids::add_item("if-turn-ended");
}

void Panel::draw_play(float width) {
    if (choice().unit == no_unit) {
        if (draw_default(width)) return;
        const bool none = !selection_.advises();
        if (rows::button({"unit:next", none ? labels::first_unit : labels::next_unit, ""}, width))
            selection_.step(scene_, 1);
        draw_chip();
        return none && unfolded_.guided ? draw_details_switch(width) : draw_switches(width);
    }
    draw_unit_answers(width);
    if (choice().tool != Tool::orders) draw_tool_card(width);
    draw_tasks(width, Role::usual);
    draw_switches(width);
    draw_chip();
    draw_unit_card(width);
    const bool joins = choice().target != no_unit && seen()[choice().unit].kind != Kind::fo;
    if (unfolded_.more) {
        // The list stands where the button was that leads to it.
        if (joins) {
            draw_picks(width);
            draw_commanders(width, choice().target);
        }
        const bool several = choice().target == no_unit && selection_.can_choose_shooters();
        if (several && rows::button({"choose-shooters", labels::choose_shooters, "Shift+F"}, width))
            return selection_.aim_at_best(scene_);
        draw_tasks(width, Role::other);
        if (choice().goal && forecasts().walk && forecasts().walk->legs.size() > 1)
            caption(labels::drag_or_tap_waypoint);
        if (selection_.turns_turret(scene_)) draw_facing(width, labels::turret_then);
        const Look gather = choice().gathers ? Look::chosen : Look::plain;
        if (selection_.can_gather() && rows::button({"gather", labels::gather_elsewhere, "Shift+G", gather}, width))
            selection_.toggle_gathering();
    }
    if (!(joins && unfolded_.more) && (choice().grouping || choice().tool == Tool::recon)) draw_picks(width);
    if (!unfolded_.details) return;
    if (choice().target != no_unit || forecasts().volley) {
        draw_fire_card(width);
    } else if (forecasts().move) {
        draw_move_card(width);
    }
    draw_rally_odds(width);
}

// The units of a group move that have not moved yet.
void Panel::draw_group(float width) {
    draw_confirm(width);
    draw_declining(width);
    rows::Grid grid(static_cast<int>(seen().group->left.size()), width, rows::chip_width, 44, rows::widest_chip);
    int key = 1;
    for (const UnitId id : seen().group->left) {
        grid.next();
        if (rows::chip(
                {"pick:" + unit_name(id), id, seen()[id], "", scene_.units().label(id), id == choice().unit, key++},
                grid.size()))
            selection_.choose(scene_, id);
    }
    grid.finish();
    draw_switches(width);
    if (forecasts().move && unfolded_.details) draw_move_card(width);
}

// Meanwhile the board shows only a card with a button (draw/cover.h).
void Panel::draw_handover(float width) {
    rows::sentence(labels::link_holds_all, "CS-HIDE-02", width, theme::palette().secondary);
}

void Panel::draw(float width) {
    if (scene_.covered()) return draw_handover(width);
    switch (seen().phase) {
        case Phase::objective: return draw_objective(width);
        case Phase::edge: return draw_edges(width);
        case Phase::deploy: return draw_placing(width);
        case Phase::play: return draw_play(width);
        case Phase::react: return draw_reaction_card(width);
        case Phase::group: return draw_group(width);
        case Phase::join: return draw_join_card(width);
        case Phase::affect:
        case Phase::spill: return draw_spread_card(width);
        case Phase::reveal: return draw_reveal_card(width);
        case Phase::over: return;
        default:
            draw_details_switch(width);
            if (unfolded_.details) draw_roll_modifiers(width);
    }
}

}  // namespace sightlines::crossfire_squads
