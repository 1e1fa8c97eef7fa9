#include <algorithm>

#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/judge.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/refusals.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

// Stops at the first verdict that is a refusal.
#define SIGHTLINES_UNLESS(verdict_of) \
    if (const Verdict verdict = (verdict_of); !verdict.accepted()) return verdict

Verdict all_exist(const Judge& judge, const AnyUnits& units) {
    for (const UnitId id : units) SIGHTLINES_UNLESS(judge.exists(id));
    return accepted;
}

Verdict judge_members(const Judge& judge, const Move& order) {
    const Position& at = judge.at;
    SIGHTLINES_UNLESS(judge.own(*order.with));
    if (has(*order.with, order.unit)) return refuse::named_twice;
    for (const UnitId id : *order.with) {
        if (!near(stand_of(at[id]), stand_of(at[order.unit])) || !judge.able_to_move(id).accepted())
            return refuse::group_not_near;
        if (must_begin_led(judge.options, at[id], judge.side) && !is_led(judge.options, at, id, at[id].at))
            return refuse::begins_unled;
    }
    return accepted;
}

// Who may move at all, and with whom: what is settled before the way is looked at.
Verdict judge_mover(const Judge& judge, const Move& order) {
    const Position& at = judge.at;
    if (at.phase == Phase::group) {
        if (order.with || order.dest) return refuse::group_is_declared;
        SIGHTLINES_UNLESS(judge.own(order.unit));
        return has(at.group->left, order.unit) ? accepted : Verdict(refuse::not_in_the_group);
    }
    SIGHTLINES_UNLESS(judge.in(Phase::play));
    SIGHTLINES_UNLESS(judge.own(order.unit));
    SIGHTLINES_UNLESS(judge.able_to_move(order.unit));
    if (order.with.has_value() != order.dest.has_value() || (order.with && order.with->empty()))
        return refuse::group_incomplete;
    if (order.with) SIGHTLINES_UNLESS(judge_members(judge, order));
    const Unit& unit = at[order.unit];
    if (must_begin_led(judge.options, unit, judge.side) && !is_led(judge.options, at, order.unit, unit.at))
        return refuse::begins_unled;
    return accepted;
}

// Every hidden shooter has its spot and nobody else (CS-HIDE-07).
Verdict judge_spots(const Judge& judge, const React& order) {
    const Position& at = judge.at;
    for (const Spot& spot : order.spots) {
        SIGHTLINES_UNLESS(judge.exists(spot.unit));
        if (!has(order.units, spot.unit) || !at[spot.unit].hidden()) return refuse::spots_unfit;
        SIGHTLINES_UNLESS(judge.headings(at[spot.unit], spot.face, no_heading));
    }
    for (const UnitId id : order.units) {
        const bool named =
            std::any_of(order.spots.begin(), order.spots.end(), [&](const Spot& spot) { return spot.unit == id; });
        if (at[id].hidden() && !named) return refuse::spots_unfit;
    }
    return accepted;
}

Verdict judge_reactors(const Judge& judge, const React& order) {
    const Position& at = judge.at;
    for (const UnitId id : order.units) {
        if (std::count(order.units.begin(), order.units.end(), id) > 1) return refuse::named_twice;
        if (side_of(id) != judge.side) return refuse::not_your_unit;
        if (!at[id].on_table() && !at[id].hidden()) return refuse::not_on_the_table;
        if (at[id].no_fire) return refuse::has_missed;
        if (has(at.motion->shot_by, id)) return refuse::has_hit;
    }
    return accepted;
}

}  // namespace

Verdict Judge::operator()(const Move& order) const {
    SIGHTLINES_UNLESS(exists(order.unit));
    if (order.with) SIGHTLINES_UNLESS(all_exist(*this, *order.with));
    SIGHTLINES_UNLESS(turret(at[order.unit], order.turret));
    SIGHTLINES_UNLESS(judge_mover(*this, order));
    const Unit& unit = at[order.unit];
    const Stand end{order.to, radius_of(unit)};
    if (!on_table(end)) return refuse::off_the_table;
    const Plan plan = plan_move(at, order.unit, order.to);
    SIGHTLINES_UNLESS(judge_plan(at, order.unit, order.to, plan));
    const std::optional<Point> dest = at.group ? at.group->dest : order.dest;
    if (dest && !near_point({plan.at, end.radius}, *dest)) return refuse::group_destination;
    if (must_end_led(options, unit, side) && !is_led(options, at, order.unit, plan.at)) return refuse::ends_unled;
    return accepted;
}

Verdict Judge::operator()(const Pivot& order) const {
    SIGHTLINES_UNLESS(exists(order.unit));
    const Unit& unit = at[order.unit];
    SIGHTLINES_UNLESS(turret(unit, order.turret));
    if (!row_of(unit.kind).arc && order.face != no_heading) return refuse::face_refused;
    SIGHTLINES_UNLESS(in_play(order.unit));
    SIGHTLINES_UNLESS(able_to_move(order.unit));
    if (!row_of(unit.kind).arc) return unit.prone ? accepted : Verdict(refuse::nothing_to_turn);
    SIGHTLINES_UNLESS(headings(unit, order.face, order.turret));
    const Point face = reduced(order.face);
    const Point turned = order.turret == no_heading ? face : reduced(order.turret);
    const bool same_turret = !has_turret(unit) || turned == unit.turret;
    return face == unit.face && same_turret ? Verdict(refuse::nothing_to_turn) : accepted;
}

Verdict Judge::operator()(const Fire& order) const {
    SIGHTLINES_UNLESS(all_exist(*this, order.units));
    SIGHTLINES_UNLESS(exists(order.target));
    if (order.commander != no_unit) SIGHTLINES_UNLESS(exists(order.commander));
    SIGHTLINES_UNLESS(in(Phase::play));
    SIGHTLINES_UNLESS(own(order.units));
    if (side_of(order.target) == side || !at[order.target].on_table()) return refuse::not_an_enemy;
    for (const UnitId id : order.units) {
        if (is_vehicle(at[id]) && at[id].used != 0) return refuse::vehicle_has_acted;
    }
    SIGHTLINES_UNLESS(judge_volley(at, {order.units, order.target, order.commander}, refuse::group_apart));
    // CS-XF-04.
    const bool free = order.commander != no_unit || is_closest(at, order.units[0], order.target);
    return free ? accepted : Verdict(refuse::closer_enemy);
}

// CS-REACT-13. The mover is shot at where it then is (CS-REACT-04), by a group (CS-REACT-08) or as a crossfire directs
// (CS-REACT-09); who is closest does not matter.
Verdict Judge::operator()(const React& order) const {
    SIGHTLINES_UNLESS(all_exist(*this, order.units));
    if (order.commander != no_unit) SIGHTLINES_UNLESS(exists(order.commander));
    SIGHTLINES_UNLESS(in(Phase::react));
    SIGHTLINES_UNLESS(judge_reactors(*this, order));
    SIGHTLINES_UNLESS(judge_spots(*this, order));
    if (!is_reaction_point(at, *at.motion, order.point)) return refuse::not_a_point;
    Position scene = at;
    scene[at.motion->unit].at = point_of(*at.motion, order.point);
    for (const Spot& spot : order.spots) {
        SIGHTLINES_UNLESS(judge_spot(scene, spot.unit, spot.at));
        appear(scene, spot.unit, spot.at, spot.face);
    }
    return judge_volley(scene, {order.units, at.motion->unit, order.commander}, refuse::reactors_apart);
}

Verdict Judge::operator()(const Retreat& order) const {
    SIGHTLINES_UNLESS(exists(order.unit));
    if (!options.retreat) return refuse::option_off;
    SIGHTLINES_UNLESS(in_play(order.unit));
    const Unit& unit = at[order.unit];
    const Piece* piece = at.terrain.find(unit.retreat);
    if (unit.state != State::fit || is_vehicle(unit) || piece == nullptr || !piece->shape.contains(unit.at))
        return refuse::no_retreat;
    SIGHTLINES_UNLESS(able_to_move(order.unit));
    const Stand end{order.to, radius_of(unit)};
    if (!on_table(end)) return refuse::off_the_table;
    const Edge home = at.edges[static_cast<std::size_t>(side)];
    const int back = distance_from(home, unit.at) - distance_from(home, order.to);
    const Point way = order.to - unit.at;
    const int aside = home == Edge::n || home == Edge::s ? way.x : way.y;
    if (back <= 0 || std::abs(aside) > back) return refuse::not_homeward;
    const Plan plan = plan_move(at, order.unit, order.to);
    SIGHTLINES_UNLESS(judge_plan(at, order.unit, order.to, plan));
    return is_contact(at, side, {plan.at, end.radius}) ? Verdict(refuse::retreat_contact) : accepted;
}

Verdict Judge::operator()(const Cross& order) const {
    SIGHTLINES_UNLESS(exists(order.unit));
    const Piece* wire = at.terrain.find(order.wire);
    if (wire == nullptr || wire->ground != Ground::wire) return refuse::no_such_piece;
    SIGHTLINES_UNLESS(in_play(order.unit));
    const Unit& unit = at[order.unit];
    SIGHTLINES_UNLESS(turret(unit, order.turret));
    SIGHTLINES_UNLESS(able_to_move(order.unit));
    if (!touches(*wire, stand_of(unit))) return refuse::not_at_the_wire;
    const Stand end{order.to, radius_of(unit)};
    if (!on_table(end)) return refuse::off_the_table;
    constexpr int behind = 10;
    const bool close = !wire->shape.is_nearer_than(end.radius, end.at) &&
                       wire->shape.is_within(end.radius + behind, end.at) &&
                       wire->shape.is_passed_through_by(unit.at, end.at);
    const auto in_the_way = [&](UnitId id, const Unit& other) {
        return id != order.unit && overlap(end, stand_of(other));
    };
    if (!close || any_on_table(at, side, in_the_way) || any_on_table(at, 1 - side, in_the_way) ||
        is_contact(at, side, end))
        return refuse::cross_to;
    const bool walled = is_vehicle(unit) && std::any_of(at.terrain.begin(), at.terrain.end(), [&](const Piece& piece) {
                            return piece.ground == Ground::building && piece.shape.is_nearer_than(end.radius, end.at);
                        });
    return walled ? Verdict(refuse::building_ahead) : accepted;
}

Verdict Judge::operator()(const Recon& order) const {
    SIGHTLINES_UNLESS(all_exist(*this, order.units));
    const Piece* piece = known_piece(at, order.piece, side);
    if (piece == nullptr) return refuse::no_such_piece;
    if (!options.recon) return refuse::recon_piece;
    SIGHTLINES_UNLESS(in(Phase::play));
    SIGHTLINES_UNLESS(own(order.units));
    if (side == options.hidden || !piece->is_area() ||
        std::find(at.clear.begin(), at.clear.end(), order.piece) != at.clear.end())
        return refuse::recon_piece;
    if (!piece->shape.contains(order.at)) return refuse::recon_point;
    for (const UnitId id : order.units) {
        const Unit& unit = at[id];
        const bool sort = is_rifle_squad(unit) || unit.kind == Kind::hmg;
        const bool beside = id == order.units[0] || near(stand_of(unit), stand_of(at[order.units[0]]));
        if (!sort || !beside || unit.state == State::suppressed) return refuse::recon_units;
        if (!line_to_point(at, id, order.at).accepted()) return refuse::recon_point;
    }
    return accepted;
}

Verdict Judge::operator()(const Reveal& order) const {
    SIGHTLINES_UNLESS(exists(order.unit));
    if (options.hidden == nobody) return refuse::not_hidden;
    if (at.phase != Phase::reveal) SIGHTLINES_UNLESS(in(Phase::play));
    if (side_of(order.unit) != side) return refuse::not_your_unit;
    const Unit& unit = at[order.unit];
    SIGHTLINES_UNLESS(headings(unit, order.face, no_heading));
    if (!unit.hidden()) return refuse::not_hidden;
    if (at.phase == Phase::reveal && !has(at.revealing, order.unit)) return refuse::not_revealing;
    return judge_spot(at, order.unit, order.at);
}

#undef SIGHTLINES_UNLESS

}  // namespace sightlines::crossfire_squads
