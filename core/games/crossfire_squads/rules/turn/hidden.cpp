#include <algorithm>

#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/refusals.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

bool is_clear_of_units(const Position& at, int side, Stand stand) {
    return !any_on_table(at, side, [&](UnitId, const Unit& unit) { return overlap(stand, stand_of(unit)); }) &&
           !any_on_table(at, 1 - side, [&](UnitId, const Unit& unit) { return in_contact(stand, stand_of(unit)); });
}

bool is_clear_of_walls(const Position& at, bool vehicle, Stand stand) {
    return std::none_of(at.terrain.begin(), at.terrain.end(), [&](const Piece& piece) {
        const bool bars = piece.ground == Ground::wire || (vehicle && piece.ground == Ground::building);
        return bars && piece.shape.is_nearer_than(stand.radius, stand.at);
    });
}

// CS-HIDE-09.
bool has_room(const Position& at, UnitId id) {
    const Box box = at.terrain.find(at[id].hidden_in)->shape.box();
    for (int y = (box.top + 9) / 10 * 10; y <= box.bottom; y += 10) {
        for (int x = (box.left + 9) / 10 * 10; x <= box.right; x += 10) {
            if (judge_spot(at, id, {x, y}).accepted()) return true;
        }
    }
    return false;
}

// Units that find no room are lost; with nobody left the activation goes on.
void ask_to_reveal(Turn& turn) {
    Position& at = turn.at;
    AnyUnits lost;
    Units waiting;
    for (const UnitId id : at.revealing) {
        if (has_room(at, id)) {
            waiting.push_back(id);
        } else {
            lost.push_back(id);
        }
    }
    at.revealing = waiting;
    if (!lose(turn, lost)) return;
    if (waiting.empty()) return go_on_with_group(turn);
    at.phase = Phase::reveal;
}

}  // namespace

bool may_ambush(const Position& at, int side) {
    return any_hidden(at, side, [](UnitId, const Unit& unit) { return !unit.no_fire && can_shoot_at_all(unit); });
}

Verdict judge_spot(const Position& at, UnitId id, Point spot) {
    const Unit& unit = at[id];
    const Stand stand{spot, radius_of(unit)};
    if (!at.terrain.find(unit.hidden_in)->shape.contains(spot) || !on_table(stand) ||
        !is_clear_of_units(at, side_of(id), stand) || !is_clear_of_walls(at, is_vehicle(unit), stand))
        return refuse::bad_spot;
    return accepted;
}

void appear(Position& at, UnitId id, Point spot, Point face) {
    Unit& unit = at[id];
    unit.placement = Placement::standing;
    unit.hidden_in = no_piece;
    unit.at = spot;
    unit.face = reduced(face);
    if (has_turret(unit)) unit.turret = unit.face;
}

bool is_ambush(const Position& at, PieceId hid_in, UnitId mover) {
    return touches(*at.terrain.find(hid_in), stand_of(at[mover]));
}

Units hidden_in(const Position& at, int side, PieceId piece) {
    Units units;
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(side, number);
        if (at[id].hidden() && at[id].hidden_in == piece) units.push_back(id);
    }
    return units;
}

void begin_reveal(Turn& turn, const Units& units) {
    turn.at.revealing = units;
    ask_to_reveal(turn);
}

void reveal(Turn& turn, const Reveal& order) {
    Position& at = turn.at;
    appear(at, order.unit, order.at, order.face);
    if (at.phase == Phase::play) return;
    at.revealing.erase(std::find(at.revealing.begin(), at.revealing.end(), order.unit));
    ask_to_reveal(turn);
}

void fire_at_piece(Turn& turn, const Recon& order) {
    ReconFire recon;
    recon.piece = order.piece;
    for (const UnitId id : order.units) {
        recon.units.push_back(id);
        use(turn.unit(id));
    }
    turn.at.recon = recon;
    turn.at.phase = Phase::recon;
}

// CS-RECON-03, CS-RECON-04.
void roll_recon(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    const PieceId piece = at.recon->piece;
    at.recon.reset();
    if (std::find(roll.faces.begin(), roll.faces.end(), 6) == roll.faces.end()) {
        at.over = true;
        return finish_activation(turn);
    }
    at.clear.insert(std::upper_bound(at.clear.begin(), at.clear.end(), piece), piece);
    begin_reveal(turn, hidden_in(at, 1 - at.active, piece));
}

}  // namespace sightlines::crossfire_squads
