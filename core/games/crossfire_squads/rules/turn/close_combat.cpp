#include <algorithm>

#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/turn/turn.h"

namespace sightlines::crossfire_squads {

namespace {

// CS-CC-08, CS-CC-10.
void lose_melee(Turn& turn, int side) {
    Position& at = turn.at;
    AnyUnits losers;
    for (const UnitId id : at.melee->units) {
        if (side_of(id) == side) losers.push_back(id);
    }
    at.melee.reset();
    if (side == at.active) at.over = true;
    if (lose(turn, losers)) wrap_up(turn);
}

void fight(Turn& turn) {
    Position& at = turn.at;
    at.melee->joining = nobody;
    const bool first = is_lone(at, *at.melee, 0);
    const bool second = is_lone(at, *at.melee, 1);
    if (first != second) return lose_melee(turn, first ? 0 : 1);
    at.phase = Phase::cc;
}

// The active side is asked first (CS-CC-05).
void ask_for_helpers(Turn& turn, int side) {
    Position& at = turn.at;
    if (!helpers(at, *at.melee, side).none()) {
        at.melee->joining = static_cast<std::int8_t>(side);
        at.phase = Phase::join;
    } else if (side == at.active) {
        ask_for_helpers(turn, 1 - side);
    } else {
        fight(turn);
    }
}

}  // namespace

void begin_melee(Turn& turn, const AnyUnits& units) {
    turn.at.melee = Melee{units, nobody};
    ask_for_helpers(turn, turn.at.active);
}

void join(Turn& turn, const Join& order) {
    Position& at = turn.at;
    Melee& melee = *at.melee;
    const int side = melee.joining;
    for (const UnitId id : order.units) melee.units.push_back(id);
    std::sort(melee.units.begin(), melee.units.end());
    if (side == at.active) {
        ask_for_helpers(turn, 1 - side);
    } else {
        fight(turn);
    }
}

void roll_melee(Turn& turn, const Roll& roll) {
    const Position& at = turn.at;
    const auto total = [&](int side, char die) {
        return die + melee_modifiers(turn.options, at, *at.melee, side).total();
    };
    const int active = total(at.active, roll.faces[0]);
    const int other = total(1 - at.active, roll.faces[1]);
    if (active == other) return;  // CS-CC-09
    lose_melee(turn, active < other ? at.active : 1 - at.active);
}

// CS-RALLY-04, CS-RALLY-05.
void roll_rally(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    Unit& unit = turn.unit(at.rallying);
    if (roll.faces[0] + rally_modifiers(turn.options, at, at.rallying).total() >= needed_to_rally(unit)) {
        unit.state = State::fit;
    } else {
        at.over = true;
    }
    at.rallying = no_unit;
    finish_activation(turn);
}

}  // namespace sightlines::crossfire_squads
