#pragma once

#include "base/fault.h"
#include "games/crossfire_squads/rules/types.h"

// First fight, Two platoons and Ambush in a row. The units of the first are the first platoon of the second, and both
// platoons of it are in the third, with others. Who was lost is named as in Two platoons.
namespace sightlines::crossfire_squads {

inline constexpr int units_of_platoon = 4;  // a commander, two squads and a machine gun

// Whether a unit of this battle's forces was lost in an earlier one, and is missing. Commanders are replaced.
bool is_missing(const Options& options, UnitId id);

void admit_campaign(const Options& options, Fault& fault);

}  // namespace sightlines::crossfire_squads
