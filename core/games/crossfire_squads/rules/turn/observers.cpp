#include <algorithm>

#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

// CS-FO-01, CS-FO-02, CS-FO-03: nobody reacts, and `over` is not touched.
void call_mission(Unit& observer, std::int8_t Make::* missions) {
    --(observer.*missions);
    observer.used = 2;
}

// A result of explosives on a unit, and what spreads from it.
void strike(Turn& turn, UnitId id, int hits, int extra) {
    const Unit target = turn.at[id];
    if (!take_hits(turn, id, hits)) return;
    if (!turn.at[id].exists() && (!begin_spill(turn, target, side_of(id), extra) || turn.at.spill)) return;
    finish_activation(turn);
}

// CS-SMOKE-03.
Point along(Slant slant) {
    constexpr std::array<Point, 4> step{Point{48, 0}, Point{0, 48}, Point{34, -34}, Point{34, 34}};
    return step[static_cast<std::size_t>(slant)];
}

bool suppress_all(Turn& turn, const AnyUnits& units) {
    AnyUnits killed;
    for (const UnitId id : units) {
        Unit& unit = turn.unit(id);
        if (unit.state == State::suppressed) killed.push_back(id);
        unit.state = State::suppressed;
    }
    return lose(turn, killed);
}

}  // namespace

void call(Turn& turn, const CallFire& order) {
    call_mission(turn.unit(order.unit), &Make::he);
    turn.at.bombardment = Bombardment{order.unit, order.target, order.piece};
    turn.at.phase = Phase::he;
}

void roll_explosive(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    const Bombardment call = *at.bombardment;
    const int hits = std::min(3, hits_of(roll));
    const int extra = row_of(at[call.unit].calibre).extra;
    at.bombardment.reset();
    if (call.building == no_piece) return strike(turn, call.target, hits, extra);
    if (hits == 0) return finish_activation(turn);
    const Units units = affected_candidates(at, call.building, 1 - side_of(call.unit));
    if (units.size() == 1) return strike(turn, units[0], hits, extra);
    at.affected = Affected{call.building, static_cast<std::int8_t>(hits), static_cast<std::int8_t>(extra)};
    at.phase = Phase::affect;
}

Units affected_candidates(const Position& at, PieceId building, int side) {
    Units units;
    const Piece& piece = *at.terrain.find(building);
    each_on_table(at, side, [&](UnitId id, const Unit& unit) {
        if (piece.shape.contains(unit.at)) units.push_back(id);
    });
    return units;
}

void affect(Turn& turn, UnitId unit) {
    const Affected affected = *turn.at.affected;
    turn.at.affected.reset();
    strike(turn, unit, affected.hits, affected.extra);
}

AnyUnits spill_candidates(const Position& at, const Spill& spill) {
    AnyUnits units;
    each_on_table(at, spill.side, [&](UnitId id, const Unit& unit) {
        if (!is_vehicle(unit) && near({spill.at, spill.radius}, stand_of(unit))) units.push_back(id);
    });
    return units;
}

bool begin_spill(Turn& turn, const Unit& killed, int side, int count) {
    Position& at = turn.at;
    if (count == 0) return true;
    const Spill spill{killed.at, static_cast<std::int8_t>(radius_of(killed)), static_cast<std::int8_t>(side),
                      static_cast<std::int8_t>(count)};
    const AnyUnits units = spill_candidates(at, spill);
    if (static_cast<int>(units.size()) <= count) return suppress_all(turn, units);
    at.spill = spill;
    at.phase = Phase::spill;
    return true;
}

void spill_over(Turn& turn, const AnyUnits& units) {
    Position& at = turn.at;
    at.spill.reset();
    AnyUnits sorted = units;
    std::sort(sorted.begin(), sorted.end());
    if (!suppress_all(turn, sorted)) return;
    if (at.shooting) {
        finish_fire(turn);
    } else {
        finish_activation(turn);
    }
}

void call(Turn& turn, const CallSmoke& order) {
    call_mission(turn.unit(order.unit), &Make::smoke);
    turn.at.smoke_call = SmokeCall{order.unit, order.at, order.slant};
    turn.at.phase = Phase::smoke;
}

// CS-SMOKE-02.
void roll_smoke(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    const SmokeCall call = *at.smoke_call;
    at.smoke_call.reset();
    const int bases = roll.faces[0] >= 3 ? row_of(at[call.unit].calibre).smoke : 0;
    for (int k = 0; k < bases; ++k) {
        const int offset = 2 * k - bases + 1;
        const Point step = along(call.slant);
        const Point centre = call.at + Point{offset * step.x, offset * step.y};
        if (table.contains(centre)) at.smoke.push_back({static_cast<std::int8_t>(side_of(call.unit)), centre});
    }
    finish_activation(turn);
}

}  // namespace sightlines::crossfire_squads
