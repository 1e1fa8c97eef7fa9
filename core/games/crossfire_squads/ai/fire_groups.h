#pragma once

#include <vector>

#include "games/crossfire_squads/ai/odds.h"
#include "games/crossfire_squads/rules/types.h"

// Who could shoot together at one target, and what would come of it.
namespace sightlines::crossfire_squads {

struct FireGroup {
    AnyUnits units;  // the leader first
    UnitId by = no_unit;
    int keeps = 0;  // odds that somebody suppresses or kills
    int hits = 0;   // odds that somebody hits
    StateOdds after{};
};

// The volleys of a side at an enemy on the table that the rules allow but for the closest-enemy rule, which binds the
// leaders if `closest`; reactions are by units that may still react. Of units that stand together the strongest group,
// of every platoon its crossfire, and every shooter alone; best first.
std::vector<FireGroup> fire_groups(const Options& options, const Position& at, int side, UnitId target, bool closest);

}  // namespace sightlines::crossfire_squads
