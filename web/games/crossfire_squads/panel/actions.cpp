// What can be done now: the panel of each phase, the chosen unit, its orders.
#include <algorithm>
#include <array>

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/view.h"
#include "games/crossfire_squads/wording.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using Look = rows::Button::Look;
using theme::Font;

// The button that carries out what is shown: its mark and its name.
struct Deed {
    const char* mark;
    const char* name;
    Deed operator()(const Roll&) const { return {"do:roll", "Roll"}; }
    Deed operator()(const Objective&) const { return {"do:objective", "Make it the objective"}; }
    Deed operator()(const HomeEdge&) const { return {"do:edge", "Come from this edge"}; }
    Deed operator()(const PlaceUnit&) const { return {"do:place", "Place it here"}; }
    Deed operator()(const Hide&) const { return {"do:hide", "Hide it here"}; }
    Deed operator()(const LayMine&) const { return {"do:mine", "Lay mines here"}; }
    Deed operator()(const LayWire&) const { return {"do:wire", "Lay wire here"}; }
    Deed operator()(const Move& order) const { return {"do:move", order.with ? "Move as a group" : "Move"}; }
    Deed operator()(const Pivot&) const { return {"do:turn", "Turn"}; }
    Deed operator()(const Fire& order) const {
        return {"do:fire", order.by == no_unit ? "Fire" : "Fire the crossfire"};
    }
    Deed operator()(const GoProne&) const { return {"do:prone", "Go prone"}; }
    Deed operator()(const Rally&) const { return {"do:rally", "Rally"}; }
    Deed operator()(const EndTurn&) const { return {"do:end", "End the turn"}; }
    Deed operator()(const React&) const { return {"do:react", "Shoot"}; }
    Deed operator()(const Hold&) const { return {"do:hold", "Hold fire"}; }
    Deed operator()(const Done&) const { return {"do:done", "Done"}; }
    Deed operator()(const Join& order) const {
        return {"do:join", order.units.empty() ? "Call nobody" : "Call them in"};
    }
    Deed operator()(const Retreat&) const { return {"do:retreat", "Retreat"}; }
    Deed operator()(const Cross&) const { return {"do:cross", "Cross the wire"}; }
    Deed operator()(const CallFire&) const { return {"do:he", "Call high explosive"}; }
    Deed operator()(const CallSmoke&) const { return {"do:smoke", "Call smoke"}; }
    Deed operator()(const Affect&) const { return {"do:affect", "This one takes it"}; }
    Deed operator()(const SpillOver&) const { return {"do:spill", "Suppress them"}; }
    Deed operator()(const Recon&) const { return {"do:recon", "Recon by fire"}; }
    Deed operator()(const Reveal&) const { return {"do:reveal", "It stands here"}; }
};

// What its weapon does, in a line.
std::string weapon_of(const Unit& unit) {
    const KindRow& row = row_of(unit.kind);
    if (is_vehicle(unit)) {
        const VehicleRow& v = row_of(unit.type);
        std::string text = words::dice(v.dice) + words::dot + "armour " + std::to_string(v.front) + " front, " +
                           std::to_string(v.back) + " back";
        if (v.gun)
            text += std::string(words::dot) + "hits " + words::with_sign(v.accuracy) + ", pierces " +
                    words::with_sign(v.penetration);
        return text;
    }
    if (unit.kind == Kind::fo)
        return words::counted(unit.he, "explosive", "explosives") + words::dot + std::to_string(unit.smoke) + " smoke";
    if (unit.kind == Kind::bz) return "against vehicles only";
    if (unit.kind == Kind::smg) return "2 dice, 4 at those near";
    if (row.attack == 0) return "does not shoot";
    return words::dice(row.attack) + words::dot + (row.arc ? "front arc" : "all round");
}

bool has_neighbours(const Position& at, UnitId unit) {
    if (!at[unit].on_table()) return false;
    return any_on_table(at, side_of(unit), [&](UnitId id, const Unit& other) {
        return id != unit && near(stand_of(other), stand_of(at[unit]));
    });
}

struct Order {
    rows::Button button;
    Tool tool = Tool::orders;           // chosen with it
    std::optional<Action> action = {};  // or given
};

}  // namespace

// The button for what is shown, or why it may not be.
void View::draw_confirm(float width) {
    const std::optional<Action> action = intended();
    if (!action) return;
    if (const Verdict judged = verdict(); !judged.accepted()) return rows::refusal(judged, width);
    const Deed deed = std::visit(Deed{}, *action);
    if (rows::button({deed.mark, deed.name, "V", Look::first}, width)) confirm();
}

void View::draw_unit_card(float width) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float side = theme::button_height();
    const Unit& unit = seen()[unit_];
    rows::draw_unit(list, {begin.x + 20, begin.y + 22}, 17, side_of(unit_), unit);
    const bool steps = width >= rows::narrow;
    const float left = begin.x + 46, right = begin.x + width - (steps ? 2 * side + 6 : 0);
    list.PushClipRect(begin, {right, begin.y + 48}, true);
    paint::text(list, theme::font(Font::strong), theme::body, {left, begin.y}, p.text,
                steps ? wording::capital(words::short_name(seen(), unit_)).c_str() : unit_text(unit_).c_str());
    std::string below = unit.platoon > 0 ? words::platoon_name(unit.platoon) : "";
    if (const std::string state = words::state_of(unit); !state.empty())
        below += (below.empty() ? "" : words::dot) + state;
    paint::text(list, theme::font(Font::text), theme::small, {left, begin.y + 22}, p.secondary, below.c_str());
    list.PopClipRect();
    test_ids::add("card:" + unit_text(unit_), begin, {right, begin.y + 44});
    if (steps) {
        ImGui::SetCursorScreenPos({begin.x + width - 2 * side - 4, begin.y});
        if (rows::button({"unit:previous", "<", ","}, side)) step_choice(-1);
        ImGui::SetCursorScreenPos({begin.x + width - side, begin.y});
        if (rows::button({"unit:next", ">", "."}, side)) step_choice(1);
    }
    ImGui::SetCursorScreenPos(begin);
    ImGui::Dummy({width, 44});
    if (!platform::surroundings().embedded && platform::surroundings().width >= 700 && unit.on_table())
        caption((weapon_of(unit) + words::dot + words::ground_at(seen(), unit.at)).c_str());
}

void View::draw_orders(float width) {
    const Unit& unit = seen()[unit_];
    std::vector<Order> orders;
    const auto tool = [&](Tool which, const char* mark, const char* name, const char* key) {
        if (can_use(which)) orders.push_back({{mark, name, key, tool_ == which ? Look::chosen : Look::plain}, which});
    };
    const auto order = [&](const char* mark, const std::string& name, const char* key, const Action& action) {
        const bool may = rules().check(at(), action).accepted();
        orders.push_back({{mark, name, key, may ? Look::plain : Look::dim}, Tool::orders, action});
    };
    if (unit.state != State::fit) {
        const Test test = forecast_rally(rules().options(), seen(), unit_);
        order("do:rally", "Rally " + words::percent(test.chance), "L", Rally{unit_});
    }
    tool(Tool::assault, "tool:assault", "Close in", "C");
    tool(Tool::turn, "tool:turn", "Turn", "U");
    tool(Tool::turret, "tool:turret", "Turret", "J");
    if (is_rifle_squad(unit) && !unit.prone) order("do:prone", "Go prone", "P", GoProne{unit_});
    if (unit.prone) order("do:stand", "Stand up", "P", Pivot{unit_, no_heading, no_heading});
    tool(Tool::retreat, "tool:retreat", "Retreat", "B");
    tool(Tool::cross, "tool:cross", "Cross wire", "I");
    tool(Tool::smoke, "tool:smoke", "Smoke", "S");
    tool(Tool::recon, "tool:recon", "Recon", "S");
    if (grouping_ || has_neighbours(seen(), unit_))
        orders.push_back({{"group", "Group", "G", grouping_ ? Look::chosen : Look::plain}, Tool::orders});
    orders.push_back({{"do:end", "End turn", "E"}, Tool::orders, EndTurn{}});
    rows::Grid grid(static_cast<int>(orders.size()), width, width < rows::narrow ? 64 : 96, theme::button_height());
    for (const Order& each : orders) {
        grid.next();
        if (!rows::button(each.button, grid.size().x)) continue;
        if (each.action) {
            give_order(*each.action);
        } else if (each.tool != Tool::orders) {
            choose_tool(each.tool);
        } else {
            grouping_ = !grouping_;
        }
    }
    grid.finish();
}

// What a tool still needs, and what it gives.
void View::draw_tool_card(float width) {
    const theme::Palette& p = theme::palette();
    switch (tool_) {
        case Tool::assault:
            rows::sentence("Tap an enemy to move into contact with it.", "CS-MOVE-05", width, p.secondary);
            break;
        case Tool::turn:
        case Tool::turret:
            draw_facing(width, tool_ == Tool::turret ? "Where the turret points" : "Where it faces");
            break;
        case Tool::retreat:
            rows::sentence("Tap a place nearer home: it goes there with its back turned, and nobody shoots.",
                           "CS-RETREAT-02", width, p.secondary);
            break;
        case Tool::cross: draw_crossing(width); break;
        case Tool::smoke:
            rows::sentence("Smoke, from a throw of 3 on. Tap a place that it sees.", "CS-SMOKE-02", width, p.secondary);
            draw_slants(width);
            break;
        case Tool::recon: draw_recon(width); break;
        default: break;
    }
}

void View::draw_crossing(float width) {
    const Test test = forecast_crossing(rules().options(), seen(), unit_);
    if (test.chance >= 1 && crosses_freely(seen()[unit_]))
        return rows::sentence("It crosses without a roll. Tap the place behind the wire.", "CS-OBS-08", width);
    rows::sentence("Tap the place behind the wire. It needs " + std::to_string(test.needed) + " on a die.", "CS-OBS-08",
                   width, theme::palette().secondary);
    rows::modifiers(test.modifiers, width);
    rows::fact("It crosses; else the turn ends", words::percent(test.chance), width);
}

void View::draw_recon(float width) {
    double none = 5.0 / 6;
    for (std::size_t i = 0; i < partners_.size(); ++i) none *= 5.0 / 6;
    rows::sentence("Tap a point in the piece that is to be searched. A 6 shows who hides there.", "CS-RECON-03", width,
                   theme::palette().secondary);
    rows::fact(words::dice(1 + static_cast<int>(partners_.size())) + ": a 6; else the turn ends",
               words::percent(1 - none), width);
}

// A pair of buttons that turn the facing meant.
void View::draw_facing(float width, const char* what) {
    caption(what);
    const float each = (width - rows::gap) / 2;
    if (rows::button({"turn:less", "Left", "A"}, each)) turn_face(-1);
    ImGui::SameLine(0, rows::gap);
    if (rows::button({"turn:more", "Right", "D"}, each)) turn_face(1);
}

void View::draw_slants(float width) {
    std::array<const char*, 4> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = words::slant_name(static_cast<Slant>(i));
    if (const int chosen = segments("slant", names, static_cast<int>(slant_), width); chosen >= 0) {
        slant_ = static_cast<Slant>(chosen);
        forecast();
    }
}

void View::draw_rally_odds(float width) {
    const Unit& unit = seen()[unit_];
    if (unit.state == State::fit) return;
    const Test test = forecast_rally(rules().options(), seen(), unit_);
    rows::sentence("To rally it needs " + std::to_string(test.needed) + " on a die; a failure ends the turn.",
                   "CS-RALLY-03", width, theme::palette().secondary);
    rows::modifiers(test.modifiers, width);
}

// --- Phases
// -----------------------------------------------------------------------------------------------------------

void View::draw_play(float width) {
    if (unit_ == no_unit) {
        rows::Grid grid(2, width, 96, theme::button_height());
        grid.next();
        if (rows::button({"unit:next", "Next unit", "."}, grid.size().x)) step_choice(1);
        grid.next();
        if (rows::button({"do:end", "End turn", "E"}, grid.size().x)) give_order(EndTurn{});
        grid.finish();
        return caption("Tap one of your units, here or on the table.");
    }
    draw_unit_card(width);
    draw_confirm(width);
    draw_orders(width);
    if (tool_ != Tool::orders) draw_tool_card(width);
    const bool joins = target_ != no_unit && seen()[unit_].kind != Kind::fo;
    if (grouping_ || tool_ == Tool::recon || joins) draw_picks(width);
    if (target_ != no_unit || volley_) {
        draw_fire_card(width);
    } else if (move_) {
        draw_move_card(width);
    } else if (tool_ == Tool::orders && seen()[unit_].on_table()) {
        draw_targets(width);
    }
    draw_rally_odds(width);
}

// Those of a group move who have not gone yet.
void View::draw_group(float width) {
    rows::Grid grid(static_cast<int>(seen().group->left.size()), width, rows::chip_width, 44, rows::widest_chip);
    int key = 1;
    for (const UnitId id : seen().group->left) {
        grid.next();
        if (rows::chip({"pick:" + unit_text(id), id, seen()[id], "", id == unit_, key++}, grid.size())) choose(id);
    }
    grid.finish();
    draw_confirm(width);
    if (rows::button({"do:done", "Nobody else moves", "W"}, width)) give_order(Done{});
    if (move_) draw_move_card(width);
}

// The board shows nothing then but a card with a button.
void View::draw_handover(float width) {
    rows::sentence("A link to the whole game tells everything: links are for honest players.", "CS-HIDE-02", width,
                   theme::palette().secondary);
}

void View::draw_phase(float width) {
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
        default: return draw_roll_reasons(width);
    }
}

void View::draw_actions(float width) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 5));
    if (is_covered()) {
        draw_handover(width);
    } else {
        draw_phase(width);
        draw_map_legend(width);
    }
    ImGui::PopStyleVar();
}

// Open of itself where there is room for it.
void View::draw_map_legend(float width) {
    const platform::Surroundings& around = platform::surroundings();
    if (around.embedded || width < rows::narrow) return;
    const bool shows = shows_legend_.value_or(around.width >= 700 && around.height >= 700);
    ImGui::Dummy({0, 2});
    if (theme::button(shows ? "Hide the legend" : "Legend of the map", 0, theme::Weight::quiet)) shows_legend_ = !shows;
    test_ids::add_item("legend");
    if (!shows) return;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const bool smoke = !seen().smoke.empty();
    art::draw_legend(*ImGui::GetWindowDrawList(), begin, width, seen().terrain, smoke, viewer_);
    ImGui::Dummy({width, art::legend_height(seen().terrain, smoke, viewer_, width)});
}

}  // namespace sightlines::crossfire_squads
