// Deployment, hidden units that appear, close combat, explosions that spread, and what the dice that are due add up
// from.
#include <algorithm>
#include <array>

#include "app/test_ids.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/view.h"
#include "games/crossfire_squads/wording.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using Look = rows::Button::Look;

}  // namespace

void View::draw_deployment(float width) {
    switch (seen().phase) {
        case Phase::objective: {
            const Piece* piece = seen().terrain.find(piece_);
            if (piece == nullptr) return caption("Tap a piece of ground on the table.");
            if (const Verdict judged = rules().check(at(), Objective{piece_}); !judged.accepted())
                return rows::refusal(judged, width);
            const std::string name = "The objective is " + words::piece_name(seen(), piece_);
            if (rows::button({"do:objective", name, "V", Look::first}, width)) give_order(Objective{piece_});
            return;
        }
        case Phase::edge: {
            rows::Grid grid(4, width, 64, theme::button_height());
            for (const Edge edge : {Edge::n, Edge::e, Edge::s, Edge::w}) {
                grid.next();
                const std::string mark = "edge:" + std::string(edge_words[static_cast<std::size_t>(edge)]);
                if (rows::button({mark, words::edge_name(edge)}, grid.size().x)) give_order(HomeEdge{edge});
            }
            return grid.finish();
        }
        default: return draw_placing(width);
    }
}

void View::draw_placing(float width) {
    const auto side = static_cast<std::size_t>(decider());
    if (unit_ != no_unit) {
        draw_unit_card(width);
        if (!goal_) caption("Tap the place where it shall stand.");
    }
    if (goal_ || tool_ != Tool::orders) draw_confirm(width);
    if (unit_ != no_unit && goal_ && row_of(seen()[unit_].kind).arc) draw_facing(width, "Where it faces");
    if (unit_ != no_unit && tool_ == Tool::orders && rules().options().hidden == decider()) {
        const Piece* piece = seen().terrain.find(piece_);
        const Verdict judged = piece == nullptr ? accepted : rules().check(at(), Hide{unit_, piece_});
        if (!judged.accepted()) {
            rows::refusal(judged, width);
        } else if (piece == nullptr) {
            caption("Or tap a piece of ground to hide it in.");
        } else if (rows::button({"do:hide", "Hide it in " + words::piece_name(seen(), piece_), "I"}, width)) {
            return give_order(Hide{unit_, piece_});
        }
    }
    if (seen().stock) {
        const Stock& stock = *seen().stock;
        const std::array<std::pair<Tool, std::string>, 2> tools{
            {{Tool::mine, "Mines: " + std::to_string(stock.mines[side])},
             {Tool::wire, "Wire: " + std::to_string(stock.wire[side])}}};
        rows::Grid grid(2, width, 96, theme::button_height());
        for (const auto& [tool, name] : tools) {
            grid.next();
            const Look look = tool_ == tool ? Look::chosen : can_use(tool) ? Look::plain : Look::dim;
            const char* mark = tool == Tool::mine ? "tool:mine" : "tool:wire";
            if (rows::button({mark, name, tool == Tool::mine ? "B" : "C", look}, grid.size().x) && can_use(tool))
                choose_tool(tool);
        }
        grid.finish();
        if (tool_ == Tool::mine) caption("Tap a piece of ground in your half.");
        if (tool_ == Tool::wire) draw_slants(width);
    }
    if (rules().check(at(), Done{}).accepted()) {
        if (rows::button({"do:done", "Give up what is left", "W"}, width)) give_order(Done{});
    }
    if (unit_ != no_unit) rows::fact("Still to be placed", std::to_string(own_units().size()), width);
    draw_picks(width);
}

void View::draw_reveal_card(float width) {
    if (unit_ != no_unit) {
        draw_unit_card(width);
        if (!goal_) caption(("Tap its place in " + words::piece_name(seen(), seen()[unit_].hidden_in) + ".").c_str());
        draw_confirm(width);
        if (goal_ && row_of(seen()[unit_].kind).arc) draw_facing(width, "Where it faces");
    }
    draw_picks(width);
}

void View::draw_join_card(float width) {
    draw_picks(width);
    draw_confirm(width);
    if (melee_) draw_melee_odds(width, *melee_);
}

void View::draw_spread_card(float width) {
    draw_picks(width);
    if (!partners_.empty()) draw_confirm(width);
}

// What a roll that is due is made of.
void View::draw_roll_reasons(float width) {
    const Position& at = seen();
    const Options& options = rules().options();
    switch (at.phase) {
        case Phase::fire: {
            const Shooting& s = *at.shooting;
            const UnitId shooter = s.units[static_cast<std::size_t>(s.next)];
            const bool ambush = std::find(s.ambush.begin(), s.ambush.end(), shooter) != s.ambush.end();
            if (is_vehicle(at[s.target])) {
                rows::modifiers(
                    s.penetration ? penetration_modifiers(at, shooter) : hit_modifiers(at, shooter, s.target), width);
            } else {
                rows::modifiers(fire_dice(options, at, shooter, s.target, ambush), width);
            }
            std::string rest;
            for (std::size_t i = static_cast<std::size_t>(s.next) + 1; i < s.units.size(); ++i)
                rest += (rest.empty() ? "Then " : ", ") + unit_text(s.units[i]);
            if (!rest.empty()) caption((rest + ".").c_str());
            return;
        }
        case Phase::rally: return rows::modifiers(forecast_rally(options, at, at.rallying).modifiers, width);
        case Phase::cross: return rows::modifiers(forecast_crossing(options, at, at.crossing->unit).modifiers, width);
        case Phase::he: return rows::modifiers(bombardment_dice(at, *at.bombardment), width);
        case Phase::cc: return draw_melee_odds(width, forecast_melee(options, at, *at.melee));
        default: return;
    }
}

}  // namespace sightlines::crossfire_squads
