#pragma once

#include "base/modifiers.h"
#include "games/crossfire_squads/rules/types.h"

// Close combat (CS-CC), options included.
namespace sightlines::crossfire_squads {

// All units involved in the close combat that is due, sorted; empty if none is due (CS-CC-02, CS-BLD-03).
AnyUnits involved(const Position& at);

// Who may be called in, one of each at most, in order (CS-CC-03, CS-CC-04).
struct Helpers {
    Units squads;
    Units commanders;
    bool none() const { return squads.empty() && commanders.empty(); }
};
Helpers helpers(const Position& at, const Melee& melee, int side);

// A commander or observer alone loses without a roll (CS-CC-06, CS-FO-08).
bool is_lone(const Position& at, const Melee& melee, int side);

// What a side adds to its die (CS-CC-07, CS-UNIT-03, CS-UNIT-05, CS-UNIT-06, CS-QUAL, CS-NAT-04, CS-BLD-04, CS-VEH-09).
ModifierSum melee_modifiers(const Options& options, const Position& at, const Melee& melee, int side);

// What is added to the die of a rally or a crossing, and the number needed (CS-RALLY-02, CS-RALLY-03, CS-OBS-08).
ModifierSum rally_modifiers(const Options& options, const Position& at, UnitId unit);
int needed_to_rally(const Unit& unit);
ModifierSum crossing_modifiers(const Options& options, const Position& at, UnitId unit);
inline constexpr int needed_to_cross = 4;
bool crosses_freely(const Unit& unit);  // CS-OBS-08, CS-OBS-09

}  // namespace sightlines::crossfire_squads
