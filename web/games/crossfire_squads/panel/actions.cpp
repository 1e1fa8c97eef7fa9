// The panel by phase; the chosen unit and its orders.
#include <algorithm>
#include <array>

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/words/labels.h"
#include "games/crossfire_squads/words/panel_sentences.h"
#include "games/crossfire_squads/words/wording.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using Look = rows::Button::Look;
using theme::Font;

// Test id and label of the button that confirms an action.
struct ConfirmButton {
    const char* test_id;
    const char* name;
    ConfirmButton operator()(const Roll&) const { return {"do:roll", labels::roll}; }
    ConfirmButton operator()(const Objective&) const { return {"do:objective", labels::put_flag}; }
    ConfirmButton operator()(const HomeEdge&) const { return {"do:edge", labels::come_from_edge}; }
    ConfirmButton operator()(const PlaceUnit&) const { return {"do:place", labels::place_it}; }
    ConfirmButton operator()(const Hide&) const { return {"do:hide", labels::hide_it}; }
    ConfirmButton operator()(const LayMine&) const { return {"do:mine", labels::lay_mines}; }
    ConfirmButton operator()(const LayWire&) const { return {"do:wire", labels::lay_wire}; }
    ConfirmButton operator()(const Move& order) const {
        return {"do:move", order.with ? labels::move_as_group : labels::move};
    }
    ConfirmButton operator()(const Pivot&) const { return {"do:turn", labels::turn}; }
    ConfirmButton operator()(const Fire& order) const {
        return {"do:fire", order.commander == no_unit ? labels::shoot : labels::shoot_in_crossfire};
    }
    ConfirmButton operator()(const GoProne&) const { return {"do:prone", labels::go_prone}; }
    ConfirmButton operator()(const Rally&) const { return {"do:rally", labels::rally}; }
    ConfirmButton operator()(const EndTurn&) const { return {"do:end", labels::end_turn}; }
    ConfirmButton operator()(const React&) const { return {"do:react", labels::shoot}; }
    ConfirmButton operator()(const Hold&) const { return {"do:hold", labels::hold_fire}; }
    ConfirmButton operator()(const Done&) const { return {"do:done", labels::done}; }
    ConfirmButton operator()(const Join& order) const {
        return {"do:join", order.units.empty() ? labels::call_nobody : labels::call_them};
    }
    ConfirmButton operator()(const Retreat&) const { return {"do:retreat", labels::retreat}; }
    ConfirmButton operator()(const Cross&) const { return {"do:cross", labels::cross_the_wire}; }
    ConfirmButton operator()(const CallFire&) const { return {"do:he", labels::call_explosives}; }
    ConfirmButton operator()(const CallSmoke&) const { return {"do:smoke", labels::call_smoke}; }
    ConfirmButton operator()(const Affect&) const { return {"do:affect", labels::takes_the_hit}; }
    ConfirmButton operator()(const SpillOver&) const { return {"do:spill", labels::suppress_them}; }
    ConfirmButton operator()(const Recon&) const { return {"do:recon", labels::search_by_fire}; }
    ConfirmButton operator()(const Reveal&) const { return {"do:reveal", labels::place_it}; }
};

bool has_neighbours(const Position& at, UnitId unit) {
    if (!at[unit].on_table()) return false;
    return any_on_table(at, side_of(unit), [&](UnitId id, const Unit& other) {
        return id != unit && near(stand_of(other), stand_of(at[unit]));
    });
}

struct OrderButton {
    rows::Button button;
    Tool tool = Tool::orders;           // selected by the button,
    std::optional<Action> action = {};  // or ordered by it
};

}  // namespace

// Names what hides a target.
void Panel::draw_refusal(Verdict judged, float width) {
    for (const LineForecast& line : forecasts().lines) {
        if (line.enemy != choice().target || line.seen) continue;
        const words::Explanation why = words::no_fire(seen(), scene_.units(), choice().unit, line);
        return rows::refusal(why.text, judged.why().rule, width);
    }
    rows::refusal(judged, width);
}

void Panel::draw_confirm(float width) {
    const std::optional<Action> action = selection_.intended(scene_);
    if (!action) return;
    if (const Verdict judged = selection_.verdict(scene_); !judged.accepted()) return draw_refusal(judged, width);
    const ConfirmButton button = std::visit(ConfirmButton{}, *action);
    if (rows::button({button.test_id, button.name, "V", Look::primary}, width)) selection_.confirm(scene_);
}

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
    paint::text(
        list, theme::font(Font::strong), theme::body, {left, begin.y}, p.text,
        wording::capital(steps ? scene_.units().name(choice().unit) : scene_.units().label(choice().unit)).c_str());
    paint::text(list, theme::font(Font::text), theme::small, {left, begin.y + 22}, p.secondary,
                words::platoon_and_state(unit).c_str());
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
    if (!platform::surroundings().embedded && platform::surroundings().width >= 700 && unit.on_table())
        caption((words::weapon_of(unit) + words::dot + scene_.places().at(unit.at)).c_str());
}

void Panel::draw_orders(float width) {
    const Unit& unit = seen()[choice().unit];
    std::vector<OrderButton> orders;
    const auto tool = [&](Tool which, const char* test_id, const char* name, const char* key) {
        if (can_use(scene_, choice().unit, which))
            orders.push_back({{test_id, name, key, choice().tool == which ? Look::chosen : Look::plain}, which});
    };
    const auto order = [&](const char* test_id, const std::string& name, const char* key, const Action& action) {
        const bool may = scene_.check(action).accepted();
        orders.push_back({{test_id, name, key, may ? Look::plain : Look::dim}, Tool::orders, action});
    };
    if (unit.state != State::fit) {
        const Test test = forecast_rally(scene_.options(), seen(), choice().unit);
        order("do:rally", words::rally_with(test.chance), "L", Rally{choice().unit});
        if (!selection_.intended(scene_) && orders.back().button.look == Look::plain)
            orders.back().button.look = Look::primary;
    }
    tool(Tool::assault, "tool:assault", labels::charge, "C");
    tool(Tool::turn, "tool:turn", labels::turn, "U");
    tool(Tool::turret, "tool:turret", labels::turret, "J");
    if (is_rifle_squad(unit) && !unit.prone) order("do:prone", labels::go_prone, "P", GoProne{choice().unit});
    if (unit.prone) order("do:stand", labels::stand_up, "P", Pivot{choice().unit, no_heading, no_heading});
    tool(Tool::retreat, "tool:retreat", labels::retreat, "B");
    tool(Tool::cross, "tool:cross", labels::cross_wire, "I");
    tool(Tool::smoke, "tool:smoke", labels::smoke, "S");
    tool(Tool::recon, "tool:recon", labels::search, "S");
    if (choice().grouping || has_neighbours(seen(), choice().unit))
        orders.push_back({{"group", labels::group, "G", choice().grouping ? Look::chosen : Look::plain}, Tool::orders});
    orders.push_back({{"do:end", labels::end_turn, "E"}, Tool::orders, EndTurn{}});
    rows::Grid grid(static_cast<int>(orders.size()), width, width < rows::narrow ? 64 : 96, theme::button_height());
    for (const OrderButton& each : orders) {
        grid.next();
        if (!rows::button(each.button, grid.size().x)) continue;
        if (each.action) {
            propose(*each.action);
        } else if (each.tool != Tool::orders) {
            selection_.choose_tool(scene_, each.tool);
        } else {
            selection_.toggle_grouping();
        }
    }
    grid.finish();
}

void Panel::draw_rally_odds(float width) {
    const Unit& unit = seen()[choice().unit];
    if (unit.state == State::fit) return;
    const Test test = forecast_rally(scene_.options(), seen(), choice().unit);
    rows::sentence(words::rally_needs(test.needed), "CS-RALLY-03", width, theme::palette().secondary);
    rows::modifiers(test.modifiers, width);
}

void Panel::draw_play(float width) {
    if (choice().unit == no_unit) {
        rows::Grid grid(2, width, 96, theme::button_height());
        grid.next();
        if (rows::button({"unit:next", labels::next_unit, ".", Look::primary}, grid.size().x))
            selection_.step(scene_, 1);
        grid.next();
        if (rows::button({"do:end", labels::end_turn, "E"}, grid.size().x)) propose(EndTurn{});
        grid.finish();
        return caption(labels::choose_unit);
    }
    draw_unit_card(width);
    draw_confirm(width);
    draw_orders(width);
    if (choice().tool != Tool::orders) draw_tool_card(width);
    const bool joins = choice().target != no_unit && seen()[choice().unit].kind != Kind::fo;
    if (choice().grouping || choice().tool == Tool::recon || joins) draw_picks(width);
    if (choice().target != no_unit || forecasts().volley) {
        draw_fire_card(width);
    } else if (forecasts().move) {
        draw_move_card(width);
    } else if (choice().tool == Tool::orders && seen()[choice().unit].on_table()) {
        draw_targets(width);
    }
    draw_rally_odds(width);
}

// The units of a group move that have not moved yet.
void Panel::draw_group(float width) {
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
    draw_confirm(width);
    if (rows::button({"do:done", labels::nobody_else, "W"}, width)) propose(Done{});
    if (forecasts().move) draw_move_card(width);
}

// Meanwhile the board shows only a card with a button (draw/cover.h).
void Panel::draw_handover(float width) {
    rows::sentence(labels::link_holds_all, "CS-HIDE-02", width, theme::palette().secondary);
}

void Panel::draw(float width) {
    if (scene_.covered()) return draw_handover(width);
    switch (seen().phase) {
        case Phase::objective:
        case Phase::edge:
        case Phase::deploy: return draw_deployment(width);
        case Phase::play: return draw_play(width);
        case Phase::react: return draw_reaction_card(width);
        case Phase::group: return draw_group(width);
        case Phase::join: return draw_join_card(width);
        case Phase::affect:
        case Phase::spill: return draw_spread_card(width);
        case Phase::reveal: return draw_reveal_card(width);
        case Phase::over: return;
        default: return draw_roll_modifiers(width);
    }
}

}  // namespace sightlines::crossfire_squads
