#include "games/crossfire_squads/rules/judge.h"

#include <algorithm>

#include "engine/dice.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/refusals.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

Verdict judge_observer(const Unit& unit, std::int8_t missions) {
    if (unit.kind != Kind::fo) return refuse::not_an_observer;
    if (unit.state == State::suppressed) return refuse::observer_down;
    if (unit.used != 0) return refuse::observer_busy;
    if (missions == 0) return refuse::no_mission;
    return accepted;
}

}  // namespace

Verdict Judge::in(Phase phase) const {
    if (at.phase == phase) return accepted;
    if (at.phase == Phase::over) return refuse::game_over;
    return is_chance(at.phase) ? refuse::roll_first : refuse::other_phase;
}

Verdict Judge::exists(UnitId unit) const { return at[unit].exists() ? accepted : Verdict(refuse::no_such_unit); }

Verdict Judge::own(UnitId unit) const {
    if (side_of(unit) != side) return refuse::not_your_unit;
    return at[unit].on_table() ? accepted : Verdict(refuse::not_on_the_table);
}

Verdict Judge::own(const AnyUnits& units) const {
    for (const UnitId id : units) {
        if (std::count(units.begin(), units.end(), id) > 1) return refuse::named_twice;
        if (const Verdict verdict = own(id); !verdict.accepted()) return verdict;
    }
    return accepted;
}

Verdict Judge::in_play(UnitId unit) const {
    if (const Verdict verdict = exists(unit); !verdict.accepted()) return verdict;
    if (const Verdict verdict = in(Phase::play); !verdict.accepted()) return verdict;
    return own(unit);
}

Verdict Judge::able_to_move(UnitId id) const {
    const Unit& unit = at[id];
    if (unit.state != State::fit) return refuse::cannot_move;
    if (is_vehicle(unit) && unit.used != 0) return refuse::vehicle_has_acted;
    if (unit.used == 2) return refuse::observer_busy;
    return accepted;
}

Verdict Judge::headings(const Unit& unit, Point face, Point heading) const {
    if (row_of(unit.kind).arc && face == no_heading) return refuse::face_missing;
    if (!row_of(unit.kind).arc && face != no_heading) return refuse::face_refused;
    return turret(unit, heading);
}

Verdict Judge::turret(const Unit& unit, Point heading) const {
    return heading == no_heading || has_turret(unit) ? accepted : Verdict(refuse::turret_refused);
}

Verdict Judge::operator()(const Roll& roll) const {
    const std::optional<Dice> dice = due(options, at);
    if (!dice) return at.phase == Phase::over ? refuse::game_over : refuse::no_roll_due;
    return fits(*dice, roll) ? accepted : Verdict(refuse::wrong_dice);
}

Verdict Judge::operator()(const Objective& order) const {
    const Piece* piece = at.terrain.find(order.piece);
    if (piece == nullptr) return refuse::no_such_piece;
    if (const Verdict verdict = in(Phase::objective); !verdict.accepted()) return verdict;
    return piece->is_area() ? accepted : Verdict(refuse::not_an_area);
}

Verdict Judge::operator()(const HomeEdge&) const { return in(Phase::edge); }

Verdict Judge::operator()(const PlaceUnit& order) const {
    if (const Verdict verdict = exists(order.unit); !verdict.accepted()) return verdict;
    if (const Verdict verdict = in(Phase::deploy); !verdict.accepted()) return verdict;
    if (side_of(order.unit) != side) return refuse::not_your_unit;
    const Unit& unit = at[order.unit];
    if (unit.placement != Placement::waiting) return refuse::already_placed;
    if (const Verdict verdict = headings(unit, order.face, order.turret); !verdict.accepted()) return verdict;
    return judge_place(at, order.unit, order.at);
}

Verdict Judge::operator()(const Hide& order) const {
    if (const Verdict verdict = exists(order.unit); !verdict.accepted()) return verdict;
    if (options.hidden == nobody) return refuse::may_not_hide;
    if (const Verdict verdict = in(Phase::deploy); !verdict.accepted()) return verdict;
    if (side != options.hidden) return refuse::may_not_hide;
    if (side_of(order.unit) != side) return refuse::not_your_unit;
    if (at[order.unit].placement != Placement::waiting) return refuse::already_placed;
    return judge_hiding(at, order.unit, order.piece);
}

Verdict Judge::operator()(const LayMine& order) const {
    if (!options.obstacles) return refuse::no_obstacles;
    if (const Verdict verdict = in(Phase::deploy); !verdict.accepted()) return verdict;
    return judge_mine(at, order);
}

Verdict Judge::operator()(const LayWire& order) const {
    if (!options.obstacles) return refuse::no_obstacles;
    if (const Verdict verdict = in(Phase::deploy); !verdict.accepted()) return verdict;
    return judge_wire(at, order);
}

Verdict Judge::operator()(const GoProne& order) const {
    if (const Verdict verdict = in_play(order.unit); !verdict.accepted()) return verdict;
    if (!is_rifle_squad(at[order.unit])) return refuse::not_prone_kind;
    return at[order.unit].prone ? Verdict(refuse::already_prone) : accepted;
}

Verdict Judge::operator()(const Rally& order) const {
    if (const Verdict verdict = in_play(order.unit); !verdict.accepted()) return verdict;
    const Unit& unit = at[order.unit];
    if (unit.state == State::fit) return refuse::nothing_to_rally;
    return unit.used == 2 ? Verdict(refuse::observer_busy) : accepted;
}

Verdict Judge::operator()(const EndTurn&) const { return in(Phase::play); }

Verdict Judge::operator()(const Hold&) const { return in(Phase::react); }

Verdict Judge::operator()(const Done&) const {
    if (at.phase == Phase::group) return accepted;
    if (const Verdict verdict = in(Phase::deploy); !verdict.accepted()) return verdict;
    if (has_units_to_place(at, side)) return refuse::place_units_first;
    return has_stock(at, side) ? accepted : Verdict(refuse::nothing_to_give_up);
}

Verdict Judge::operator()(const Join& order) const {
    for (const UnitId id : order.units) {
        if (const Verdict verdict = exists(id); !verdict.accepted()) return verdict;
    }
    if (const Verdict verdict = in(Phase::join); !verdict.accepted()) return verdict;
    if (const Verdict verdict = own(order.units); !verdict.accepted()) return verdict;
    const Helpers able = helpers(at, *at.melee, side);
    int squads = 0;
    int commanders = 0;
    for (const UnitId id : order.units) {
        const bool leader = at[id].kind == Kind::pc;
        if (leader && (!has(able.commanders, id) || ++commanders > 1)) return refuse::cannot_lead;
        if (!leader && (!has(able.squads, id) || ++squads > 1)) return refuse::cannot_help;
    }
    return accepted;
}

Verdict Judge::operator()(const CallFire& order) const {
    if (order.target != no_unit) {
        if (const Verdict verdict = exists(order.target); !verdict.accepted()) return verdict;
    }
    const Piece* piece = known_piece(at, order.piece, side);
    if (order.target == no_unit && piece == nullptr) return refuse::no_such_piece;
    if (const Verdict verdict = exists(order.unit); !verdict.accepted()) return verdict;
    if (!options.observers) return refuse::option_off;
    if (const Verdict verdict = in_play(order.unit); !verdict.accepted()) return verdict;
    if (const Verdict verdict = judge_observer(at[order.unit], at[order.unit].he); !verdict.accepted()) return verdict;
    const Stand eye = stand_of(at[order.unit]);
    if (order.target == no_unit) {
        const bool seen =
            piece->ground == Ground::building && any_on_table(at, 1 - side, [&](UnitId, const Unit& enemy) {
                return piece->shape.contains(enemy.at) && sees(at, eye, stand_of(enemy));
            });
        return seen ? accepted : Verdict(refuse::he_building);
    }
    const Unit& target = at[order.target];
    if (side_of(order.target) == side || !target.on_table() || is_vehicle(target)) return refuse::he_target;
    if (std::any_of(at.terrain.begin(), at.terrain.end(), [&](const Piece& house) {
            return house.ground == Ground::building && house.shape.contains(target.at);
        }))
        return refuse::he_indoors;
    return sees(at, eye, stand_of(target)) ? accepted : Verdict(refuse::he_target);
}

Verdict Judge::operator()(const CallSmoke& order) const {
    if (const Verdict verdict = exists(order.unit); !verdict.accepted()) return verdict;
    if (!options.observers) return refuse::option_off;
    if (const Verdict verdict = in_play(order.unit); !verdict.accepted()) return verdict;
    const Unit& unit = at[order.unit];
    if (const Verdict verdict = judge_observer(unit, unit.smoke); !verdict.accepted()) return verdict;
    return table.contains(order.at) && sees(at, stand_of(unit), {order.at}) ? accepted : Verdict(refuse::smoke_point);
}

Verdict Judge::operator()(const Affect& order) const {
    if (const Verdict verdict = exists(order.unit); !verdict.accepted()) return verdict;
    if (const Verdict verdict = in(Phase::affect); !verdict.accepted()) return verdict;
    if (const Verdict verdict = own(order.unit); !verdict.accepted()) return verdict;
    const bool is_candidate = has(affected_candidates(at, at.affected->building, side), order.unit);
    return is_candidate ? accepted : Verdict(refuse::not_affected);
}

Verdict Judge::operator()(const SpillOver& order) const {
    for (const UnitId id : order.units) {
        if (const Verdict verdict = exists(id); !verdict.accepted()) return verdict;
    }
    if (const Verdict verdict = in(Phase::spill); !verdict.accepted()) return verdict;
    if (const Verdict verdict = own(order.units); !verdict.accepted()) return verdict;
    const AnyUnits near = spill_candidates(at, *at.spill);
    const bool all_near = std::all_of(order.units.begin(), order.units.end(), [&](UnitId id) { return has(near, id); });
    const auto wanted = std::min<std::size_t>(static_cast<std::size_t>(at.spill->count), near.size());
    return all_near && order.units.size() == wanted ? accepted : Verdict(refuse::not_spilled);
}

}  // namespace sightlines::crossfire_squads
