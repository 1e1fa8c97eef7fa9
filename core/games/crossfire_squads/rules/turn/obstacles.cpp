#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

// CS-OBS-08, CS-OBS-10: the unit is on its way over, a move with one reaction point.
void set_over(Turn& turn, UnitId id, Point to, Point turret) {
    Unit& unit = turn.unit(id);
    Motion motion;
    motion.unit = id;
    motion.kind = MotionKind::cross;
    motion.from = unit.at;
    motion.to = to;
    motion.halt = static_cast<std::int16_t>(Route(unit.at, to).last());
    unit.prone = false;
    if (row_of(unit.kind).arc) unit.face = reduced(to - unit.at);
    if (has_turret(unit)) unit.turret = turret == no_heading ? unit.face : reduced(turret);
    turn.at.motion = motion;
}

// The roll of a crossing, or the reaction to a way that is certain.
void go_on_over(Turn& turn) {
    if (turn.at.crossing) {
        turn.at.phase = Phase::cross;
    } else {
        offer_reaction(turn);
    }
}

}  // namespace

void attack_by_mine(Turn& turn, UnitId unit, PieceId mine, bool at_start) {
    Position& at = turn.at;
    Piece shown = *at.terrain.find(mine);
    if (shown.hidden) {
        shown.hidden = false;
        at.terrain.put(shown);
    }
    at.mine = MineAttack{unit, mine, at_start};
    at.phase = Phase::mine;
}

// CS-OBS-04, CS-OBS-05.
void roll_mine(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    const MineAttack attack = *at.mine;
    const int hits = hits_of(roll);
    at.mine.reset();
    const bool stopped = hits >= (is_vehicle(at[attack.unit]) ? 3 : 2);
    if (stopped) at.over = true;
    if (stopped && !take_hits(turn, attack.unit, hits)) return;
    if (!attack.at_start) return rest(turn);
    if (stopped) {
        at.motion.reset();
        at.crossing.reset();
        return go_on_with_group(turn);
    }
    go_on_over(turn);
}

void cross(Turn& turn, const Cross& order) {
    Position& at = turn.at;
    Unit& unit = turn.unit(order.unit);
    use(unit);
    if (crosses_freely(unit)) {
        set_over(turn, order.unit, order.to, order.turret);
        if (is_vehicle(unit)) at.terrain.remove(order.wire);
    } else {
        at.crossing = Crossing{order.unit, order.wire, order.to};
    }
    if (const Piece* mine = mine_under(at, unit.at)) return attack_by_mine(turn, order.unit, mine->id, true);
    go_on_over(turn);
}

void roll_crossing(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    const Crossing crossing = *at.crossing;
    at.crossing.reset();
    const int total = roll.faces[0] + crossing_modifiers(turn.options, at, crossing.unit).total();
    if (total < needed_to_cross) {
        at.over = true;
        return finish_activation(turn);
    }
    set_over(turn, crossing.unit, crossing.to, no_heading);
    offer_reaction(turn);
}

void begin_clearing(Turn& turn) {
    Position& at = turn.at;
    each_on_table(at, at.active, [&](UnitId, Unit& unit) {
        if (unit.kind != Kind::eng || unit.state == State::suppressed) return;
        for (const Piece& piece : at.terrain) {
            const bool known = is_obstacle(piece.ground) && !piece.hidden && piece.owner != at.active;
            if (!known || !touches(piece, stand_of(unit))) continue;
            unit.clearing = piece.id;
            return;
        }
    });
}

void finish_clearing(Turn& turn) {
    Position& at = turn.at;
    each_on_table(at, at.active, [&](UnitId, const Unit& unit) {
        if (unit.clearing != no_piece && unit.state != State::suppressed) at.terrain.remove(unit.clearing);
    });
}

}  // namespace sightlines::crossfire_squads
