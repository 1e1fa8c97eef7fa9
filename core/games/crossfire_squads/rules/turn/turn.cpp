#include "games/crossfire_squads/rules/turn/turn.h"

#include <algorithm>

#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

void drop_pending(Position& at) {
    at.motion.reset();
    at.group.reset();
    at.over = false;
    at.shooting.reset();
    at.rallying = no_unit;
    at.melee.reset();
    at.surprise = nobody;
    at.crossing.reset();
    at.mine.reset();
    at.bombardment.reset();
    at.affected.reset();
    at.spill.reset();
    at.smoke_call.reset();
    at.recon.reset();
    at.revealing.clear();
}

void finish_game(Position& at, const Win& win) {
    drop_pending(at);
    at.win = win;
    at.phase = Phase::over;
}

// Hidden ones count (CS-HIDE-03).
bool has_units(const Position& at, int side) {
    const auto* first = at.units.data() + side * most_units;
    return std::any_of(first, first + most_units, [](const Unit& unit) { return unit.exists(); });
}

// CS-RETREAT-01.
void allow_retreats(Position& at) {
    each_on_table(at, at.active, [&](UnitId, Unit& unit) {
        if (is_vehicle(unit)) return;
        const Piece* piece = std::find_if(at.terrain.begin(), at.terrain.end(), [&](const Piece& candidate) {
            return candidate.is_area() && candidate.shape.contains(unit.at);
        });
        if (piece != at.terrain.end()) unit.retreat = piece->id;
    });
}

// CS-ACT-06 (6).
void prepare_side(Turn& turn) {
    if (turn.options.retreat) allow_retreats(turn.at);
    if (turn.options.obstacles) begin_clearing(turn);
}

// CS-VP-01, CS-VP-02.
void score(Position& at) {
    const Piece* objective = at.terrain.find(at.objective);
    if (at.turn == 1 || objective == nullptr) return;
    const auto holds = [&](int side) {
        return any_on_table(at, side, [&](UnitId, const Unit& unit) {
            return unit.state == State::fit && objective->shape.contains(unit.at);
        });
    };
    const bool first = holds(0);
    const bool second = holds(1);
    if (first != second) ++at.vp[first ? 0 : 1];
}

// CS-VP-03, CS-VP-05.
bool is_decided(Turn& turn) {
    Position& at = turn.at;
    for (std::int8_t side = 0; side < 2; ++side) {
        if (at.vp[static_cast<std::size_t>(side)] >= turn.options.vp_goal) {
            finish_game(at, {{side}, Ending::vp});
            return true;
        }
    }
    if (turn.options.turn_limit == 0 || at.turn < turn.options.turn_limit) return false;
    Win win{{}, Ending::turns};
    if (at.vp[0] != at.vp[1]) win.winners.push_back(at.vp[0] > at.vp[1] ? 0 : 1);
    finish_game(at, win);
    return true;
}

}  // namespace

// CS-DEP-08.
void begin_play(Turn& turn) {
    Position& at = turn.at;
    at.phase = Phase::play;
    at.active = starting_side(turn.options, at);
    at.turn = 1;
    at.won = nobody;
    at.placing = nobody;
    at.stock.reset();
    prepare_side(turn);
}

// CS-ACT-06; pins, suppressions and prone are left alone (CS-ACT-07). CS-SMOKE-05.
void end_turn(Turn& turn) {
    Position& at = turn.at;
    at.over = false;
    finish_clearing(turn);
    for (Unit& unit : at.units) {
        unit.no_fire = false;
        unit.used = 0;
        unit.retreat = no_piece;
        unit.clearing = no_piece;
    }
    score(at);
    if (is_decided(turn)) return;
    ++at.turn;
    at.active = static_cast<std::int8_t>(1 - at.active);
    std::erase_if(at.smoke, [&](const SmokeBase& smoke) { return smoke.side == at.active; });
    at.phase = Phase::play;
    prepare_side(turn);
}

// CS-CC-01.
void finish_activation(Turn& turn) {
    Position& at = turn.at;
    at.group.reset();
    if (const AnyUnits units = involved(at); !units.empty()) {
        begin_melee(turn, units);
    } else {
        wrap_up(turn);
    }
}

// CS-ACT-05.
void wrap_up(Turn& turn) {
    turn.at.surprise = nobody;
    if (turn.at.over) {
        end_turn(turn);
    } else {
        turn.at.phase = Phase::play;
    }
}

bool lose(Turn& turn, const AnyUnits& units) {
    Position& at = turn.at;
    for (const UnitId id : units) {
        at[id] = Unit{};
        at.lost.push_back(id);
    }
    for (std::int8_t side = 0; side < 2; ++side) {
        if (has_units(at, side)) continue;
        finish_game(at, {{static_cast<std::int8_t>(1 - side)}, Ending::eliminated});
        return false;
    }
    return true;
}

bool take_hits(Turn& turn, UnitId id, int hits) {
    Unit& unit = turn.unit(id);
    if (hits >= 3 || (hits == 2 && unit.state == State::suppressed)) return lose(turn, {id});
    if (hits == 2) unit.state = State::suppressed;
    if (hits == 1 && unit.state == State::fit) unit.state = State::pinned;
    return true;
}

void use(Unit& unit) {
    unit.clearing = no_piece;
    if (is_vehicle(unit) || unit.kind == Kind::fo) unit.used = 1;
}

}  // namespace sightlines::crossfire_squads
