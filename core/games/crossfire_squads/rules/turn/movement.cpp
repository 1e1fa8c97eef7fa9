#include <algorithm>

#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

// CS-MOVE-09, CS-MOVE-10, CS-VEH-03.
void turn_to(Unit& unit, Point face, Point turret) {
    if (row_of(unit.kind).arc) unit.face = reduced(face);
    if (has_turret(unit)) unit.turret = turret == no_heading ? unit.face : reduced(turret);
}

Motion motion_of(const Position& at, UnitId unit, MotionKind kind, Point to, int halt) {
    Motion motion;
    motion.unit = unit;
    motion.kind = kind;
    motion.from = at[unit].at;
    motion.to = to;
    motion.halt = static_cast<std::int16_t>(halt);
    return motion;
}

// CS-REACT-02, but for the line of fire.
bool is_able(const Position& at, const Motion& motion, UnitId id) {
    const Unit& unit = at[id];
    return !unit.no_fire && can_shoot(unit, at[motion.unit]).accepted() &&
           std::find(motion.shot_by.begin(), motion.shot_by.end(), id) == motion.shot_by.end();
}

void reach(Turn& turn, int point) {
    Motion& motion = *turn.at.motion;
    motion.reached = static_cast<std::int16_t>(point);
    turn.unit(motion.unit).at = point_of(motion, point);
}

void arrive(Turn& turn) {
    reach(turn, turn.at.motion->halt);
    come_to_rest(turn);
}

bool has_been_in(const Motion& motion, const Piece& piece) {
    if (motion.kind == MotionKind::pivot) return false;
    const Route route(motion.from, motion.to);
    const Route::Range range = route.near(piece.shape.box());
    for (int point = std::max(1, range.first); point <= std::min<int>(range.last, motion.reached); ++point) {
        if (piece.shape.contains(route.at(point))) return true;
    }
    return false;
}

// Hidden enemies in pieces that the mover has entered (CS-HIDE-06); those of a building that it comes to may have the
// better of it (CS-BLD-04).
Units uncovered(Turn& turn, const Motion& motion) {
    Position& at = turn.at;
    const int enemy = 1 - side_of(motion.unit);
    const Unit& mover = at[motion.unit];
    Units found;
    if (turn.options.hidden != enemy) return found;
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(enemy, number);
        if (!at[id].hidden()) continue;
        const Piece& piece = *at.terrain.find(at[id].hidden_in);
        const bool at_walls = piece.ground == Ground::building && mover.on_table() &&
                              motion.kind != MotionKind::pivot && meets(piece, stand_of(mover));
        if (at_walls && !motion.ambushed) at.surprise = static_cast<std::int8_t>(enemy);
        if (at_walls || has_been_in(motion, piece)) found.push_back(id);
    }
    return found;
}

// CS-MOVE-14, CS-MOVE-15.
bool can_move_on(const Unit& unit) {
    if (!unit.on_table() || unit.state != State::fit) return false;
    return is_vehicle(unit) ? unit.used == 0 : unit.used < 2;
}

// Mines under it come first (CS-OBS-05).
void set_out(Turn& turn, const Motion& motion) {
    turn.at.motion = motion;
    if (const Piece* mine = mine_under(turn.at, motion.from)) {
        attack_by_mine(turn, motion.unit, mine->id, true);
    } else {
        offer_reaction(turn);
    }
}

// The mover is tried at one point after another in a copy, where nothing else changes. What screens it at one point
// mostly does so at the next, so that is asked first.
bool can_fire_at_some(Position& scene, const Motion& motion, const std::vector<int>& points, UnitId reactor) {
    const Piece* screening = nullptr;
    for (const int point : points) {
        scene[motion.unit].at = point_of(motion, point);
        const Stand shooter = stand_of(scene[reactor]), mover = stand_of(scene[motion.unit]);
        if (screening != nullptr && screens(*screening, shooter, mover)) continue;
        if (line_of_fire(scene, reactor, motion.unit).accepted()) return true;
        const auto screen = screen_between(scene, shooter, mover);
        screening = screen ? scene.terrain.find(screen->piece) : nullptr;
    }
    return false;
}

bool is_reaction_possible(const Position& at) {
    const Motion& motion = *at.motion;
    const int reactor = 1 - side_of(motion.unit);
    if (!any_on_table(at, reactor, [&](UnitId id, const Unit&) { return is_able(at, motion, id); })) return false;
    Position scene = at;
    const std::vector<int> points = reaction_points(at, motion);
    return any_on_table(at, reactor, [&](UnitId id, const Unit&) {
        return is_able(at, motion, id) && can_fire_at_some(scene, motion, points, id);
    });
}

}  // namespace

void move(Turn& turn, const Move& order) {
    Position& at = turn.at;
    if (order.with) {
        Group group;
        group.dest = *order.dest;
        for (const UnitId id : *order.with) group.left.push_back(id);
        at.group = group;
    }
    if (at.group) {
        Units& left = at.group->left;
        if (UnitId* place = std::find(left.begin(), left.end(), order.unit); place != left.end()) left.erase(place);
    }
    const Plan plan = plan_move(at, order.unit, order.to);
    Unit& unit = turn.unit(order.unit);
    const Motion motion = motion_of(at, order.unit, MotionKind::move, order.to, plan.halt);
    use(unit);
    unit.prone = false;  // CS-MOVE-11, CS-PRONE-02
    turn_to(unit, order.to - unit.at, order.turret);
    set_out(turn, motion);
}

void pivot(Turn& turn, const Pivot& order) {
    Unit& unit = turn.unit(order.unit);
    use(unit);
    unit.prone = false;  // CS-MOVE-11, CS-PRONE-02
    turn_to(unit, order.face, order.turret);
    turn.at.motion = motion_of(turn.at, order.unit, MotionKind::pivot, unit.at, 0);
    offer_reaction(turn);
}

void retreat(Turn& turn, const Retreat& order) {
    const Plan plan = plan_move(turn.at, order.unit, order.to);
    Unit& unit = turn.unit(order.unit);
    const Motion motion = motion_of(turn.at, order.unit, MotionKind::retreat, order.to, plan.halt);
    use(unit);
    unit.prone = false;
    turn_to(unit, unit.at - order.to, no_heading);
    set_out(turn, motion);
}

// CS-REACT-01, CS-HIDE-07.
void offer_reaction(Turn& turn) {
    Position& at = turn.at;
    const Motion& motion = *at.motion;
    const bool offered =
        motion.kind != MotionKind::retreat && (may_ambush(at, 1 - side_of(motion.unit)) || is_reaction_possible(at));
    if (offered) {
        at.phase = Phase::react;
    } else {
        arrive(turn);
    }
}

// CS-REACT-10.
void hold(Turn& turn) { arrive(turn); }

void react(Turn& turn, const React& order) {
    Position& at = turn.at;
    const UnitId mover = at.motion->unit;
    reach(turn, order.point);
    Shooting shooting;
    shooting.target = mover;
    shooting.reaction = true;
    for (const UnitId id : order.units) shooting.units.push_back(id);
    for (const Spot& spot : order.spots) {
        const PieceId piece = at[spot.unit].hidden_in;
        appear(at, spot.unit, spot.at, spot.face);
        if (is_ambush(at, piece, mover)) shooting.ambush.push_back(spot.unit);
    }
    if (at.motion->kind == MotionKind::move) {
        int halt = at.motion->halt;
        for (const Spot& spot : order.spots) halt = std::min(halt, halt_before(at, *at.motion, spot.unit));
        at.motion->halt = static_cast<std::int16_t>(halt);
    }
    if (!shooting.ambush.empty()) at.motion->ambushed = true;
    at.shooting = shooting;
    at.phase = Phase::fire;
}

void come_to_rest(Turn& turn) {
    Position& at = turn.at;
    const Motion& motion = *at.motion;
    const Piece* mine = mine_entered(at, motion.from, at[motion.unit].at);
    if (mine != nullptr) {
        attack_by_mine(turn, motion.unit, mine->id, false);
    } else {
        rest(turn);
    }
}

void rest(Turn& turn) {
    Position& at = turn.at;
    const Motion motion = *at.motion;
    at.motion.reset();
    Unit& unit = turn.unit(motion.unit);
    if (motion.kind == MotionKind::retreat && unit.on_table()) {  // CS-RETREAT-04
        const Piece* left = at.terrain.find(unit.retreat);
        if (left == nullptr || !left->shape.contains(unit.at)) unit.retreat = no_piece;
    }
    begin_reveal(turn, uncovered(turn, motion));
}

// CS-MOVE-14, CS-MOVE-15.
void go_on_with_group(Turn& turn) {
    Position& at = turn.at;
    if (!at.group) return finish_activation(turn);
    Units left;
    for (const UnitId id : at.group->left) {
        if (can_move_on(at[id])) left.push_back(id);
    }
    at.group->left = left;
    if (left.empty()) return finish_activation(turn);
    at.phase = Phase::group;
}

}  // namespace sightlines::crossfire_squads
