// Who holds the flag, and what the end of the turn would bring (CS-VP-01, CS-VP-03).
#pragma once

#include <string>

#include "games/crossfire_squads/rules/situation.h"

namespace sightlines::crossfire_squads {

const Piece* flag_of(const Position& at);  // null: there is none

// Of a side: one that holds it, one that would if it were fit, and how many of each.
struct AtFlag {
    UnitId fit = no_unit, unfit = no_unit;
    int fit_units = 0, unfit_units = 0;
};
AtFlag at_flag(const Position& at, int side);

// What one more unit of a side does there.
std::string reason_to_hold(const Position& at, int side);

// The only fit enemy at a flag that the player to act holds as well: pinned, it brings a point as the turn ends.
UnitId contester(const Situation& situation);
bool ending_wins(const Situation& situation);  // the turn of the player to act, with its point

}  // namespace sightlines::crossfire_squads
