#pragma once

#include <vector>

#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/types.h"

// Units that could shoot together at one target, and the odds of their volley.
namespace sightlines::crossfire_squads {

struct FireGroup : VolleyOdds {
    AnyUnits units;  // the leader first
    UnitId commander = no_unit;
};

// What these units do together.
FireGroup volley_of(const Options& options, const Position& at, const AnyUnits& units, UnitId target, UnitId commander);

// The volleys of a side at an enemy on the table that the rules allow but for the closest-enemy rule, which binds the
// leaders if `closest`; reactions are by units that may still react. Candidates are the strongest group of units that
// stand together, the crossfire of every platoon, and every shooter alone; best first.
std::vector<FireGroup> fire_groups(const Options& options, const Position& at, int side, UnitId target, bool closest);

}  // namespace sightlines::crossfire_squads
