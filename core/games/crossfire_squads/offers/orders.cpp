#include "games/crossfire_squads/offers/orders.h"

#include <algorithm>

#include "games/crossfire_squads/offers/minefields.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

template <class Order>
std::optional<Action> only_if(bool complete, Order order) {
    return complete ? std::optional<Action>(order()) : std::nullopt;
}

AnyUnits named(const Choice& choice) {
    AnyUnits units;
    for (const UnitId id : choice.partners) units.push_back(id);
    std::sort(units.begin(), units.end());
    return units;
}

React reaction(const Choice& choice) {
    React react{acting_units(choice), choice.slider.empty() ? 0 : choice.slider.point(), choice.director, {}};
    for (const auto& [id, spot] : choice.spots) {
        if (std::find(react.units.begin(), react.units.end(), id) != react.units.end()) react.spots.push_back(spot);
    }
    return react;
}

// CS-BLD-05: a target inside a building is hit with the whole building.
CallFire call_on_target(const Position& seen, const Choice& choice) {
    const auto* house = std::find_if(seen.terrain.begin(), seen.terrain.end(), [&](const Piece& piece) {
        return piece.ground == Ground::building && piece.shape.contains(seen[choice.target].at);
    });
    if (house != seen.terrain.end()) return {choice.unit, no_unit, house->id};
    return {choice.unit, choice.target, no_piece};
}

std::optional<Action> intended_turn(const Unit& unit, const Choice& choice) {
    if (!row_of(unit.kind).arc) return Pivot{choice.unit, no_heading, no_heading};
    const bool turns = choice.face != unit.face || has_turret(unit);
    return only_if(turns, [&] { return Pivot{choice.unit, choice.face, no_heading}; });
}

std::optional<Action> intended_in_play(const Scene& scene, const Choice& choice) {
    const Unit& unit = scene.unit(choice.unit);
    const std::optional<Point>& goal = choice.goal;
    const bool aims = goal.has_value();
    if (unit.hidden()) return only_if(aims, [&] { return Reveal{choice.unit, *goal, choice.face}; });
    switch (choice.tool) {
        case Tool::turn: return intended_turn(unit, choice);
        case Tool::turret: return Pivot{choice.unit, unit.face, choice.face};
        case Tool::retreat: return only_if(aims, [&] { return Retreat{choice.unit, *goal}; });
        case Tool::cross: return only_if(aims, [&] { return Cross{choice.unit, choice.piece, *goal, choice.turret}; });
        case Tool::smoke: return only_if(aims, [&] { return CallSmoke{choice.unit, *goal, choice.slant}; });
        case Tool::recon: return only_if(aims, [&] { return Recon{acting_units(choice), choice.piece, *goal}; });
        default: break;
    }
    if (choice.target != no_unit && unit.kind == Kind::fo) return call_on_target(scene.seen(), choice);
    if (choice.target != no_unit) return Fire{acting_units(choice), choice.target, choice.director};
    return only_if(aims, [&] { return move_to(scene, choice, stops_of(choice, *goal).front()); });
}

std::optional<Action> intended_mine(const Scene& scene, const Choice& choice) {
    if (choice.piece != no_piece) return LayMine{choice.piece, {no_piece, no_piece}, {}};
    if (!choice.goal) return std::nullopt;
    const std::optional<Minefield> field = minefield_at(scene, *choice.goal);
    return field ? std::optional<Action>(field->order) : std::nullopt;
}

std::optional<Action> intended_in_deployment(const Scene& scene, const Choice& choice) {
    const std::optional<Point>& goal = choice.goal;
    if (choice.tool == Tool::wire) return only_if(goal.has_value(), [&] { return LayWire{*goal, choice.slant}; });
    if (choice.tool == Tool::mine) return intended_mine(scene, choice);
    return only_if(choice.unit != no_unit && goal,
                   [&] { return PlaceUnit{choice.unit, *goal, choice.face, no_heading}; });
}

}  // namespace

std::optional<Action> intended(const Scene& scene, const Choice& choice) {
    if (!scene.decides()) return std::nullopt;
    const bool chosen = choice.unit != no_unit;
    const bool aims = chosen && choice.goal;
    switch (scene.phase()) {
        case Phase::objective: return only_if(choice.piece != no_piece, [&] { return Objective{choice.piece}; });
        case Phase::edge: return only_if(choice.edge != Edge::none, [&] { return HomeEdge{choice.edge}; });
        case Phase::deploy: return intended_in_deployment(scene, choice);
        case Phase::play: return chosen ? intended_in_play(scene, choice) : std::nullopt;
        case Phase::react: return only_if(chosen, [&] { return reaction(choice); });
        case Phase::group: return only_if(aims, [&] { return move_to(scene, choice, *choice.goal); });
        case Phase::join: return Join{named(choice)};
        case Phase::affect: return only_if(chosen, [&] { return Affect{choice.unit}; });
        case Phase::spill: return SpillOver{named(choice)};
        case Phase::reveal: return only_if(aims, [&] { return Reveal{choice.unit, *choice.goal, choice.face}; });
        default: return std::nullopt;
    }
}

Move move_to(const Scene& scene, const Choice& choice, Point goal) {
    Move order{choice.unit, goal, {}, {}, choice.turret};
    if (scene.phase() != Phase::play || choice.partners.empty()) return order;
    AnyUnits with;
    for (const UnitId id : choice.partners) with.push_back(id);
    order.with = with;
    order.dest = choice.gathering.value_or(plan_move(scene.seen(), choice.unit, goal).at);
    return order;
}

bool can_use(const Scene& scene, UnitId id, Tool tool) {
    const Options& options = scene.options();
    const Position& seen = scene.seen();
    if (tool == Tool::mine || tool == Tool::wire) {
        if (seen.phase != Phase::deploy || !seen.stock || scene.decider() == nobody) return false;
        const auto side = static_cast<std::size_t>(scene.decider());
        return (tool == Tool::mine ? seen.stock->mines[side] : seen.stock->wire[side]) > 0;
    }
    if (tool == Tool::orders) return true;
    if (id == no_unit || seen.phase != Phase::play || !seen[id].on_table()) return false;
    const Unit& unit = seen[id];
    switch (tool) {
        case Tool::assault: return unit.state == State::fit;
        case Tool::turn: return row_of(unit.kind).arc && unit.state == State::fit;
        case Tool::turret: return has_turret(unit);
        case Tool::retreat: return options.retreat && unit.retreat != no_piece && unit.state == State::fit;
        case Tool::cross:
            return unit.state == State::fit &&
                   std::any_of(seen.terrain.begin(), seen.terrain.end(), [&](const Piece& piece) {
                       return piece.ground == Ground::wire && touches(piece, stand_of(unit));
                   });
        case Tool::smoke: return unit.kind == Kind::fo && unit.smoke > 0 && unit.used == 0;
        case Tool::recon:
            return options.recon && scene.decider() != options.hidden &&
                   (is_rifle_squad(unit) || unit.kind == Kind::hmg);
        default: return false;
    }
}

}  // namespace sightlines::crossfire_squads
