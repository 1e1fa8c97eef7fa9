#pragma once

#include "base/modifiers.h"
#include "base/result.h"
#include "games/crossfire_squads/rules/types.h"

// Who may fire at whom, and with how many dice (CS-FIRE, CS-XF), options included.
namespace sightlines::crossfire_squads {

// Where an arc points: the turret, else the facing (CS-VEH-03).
Point aim_of(const Unit& unit);

// CS-FIRE-01, CS-FIRE-02, CS-VEH-04: whether a unit can fire at such a target, or at any.
Verdict can_shoot(const Unit& shooter, const Unit& target);
bool can_shoot_at_all(const Unit& shooter);

// CS-FIRE-03, CS-FIRE-04, CS-FIRE-05; to a bare point as CS-RECON-01 has it.
Verdict line_of_fire(const Position& at, UnitId shooter, UnitId target);
Verdict line_to_point(const Position& at, UnitId shooter, Point point);

// The friend that stands in the line from a shooter to a point, or no_unit (CS-FIRE-05, CS-GEO-09).
UnitId friend_between(const Position& at, UnitId shooter, Point to);

// Whether no other enemy of the same sort is closer in the unit's line of fire (CS-FIRE-06, CS-VEH-08).
bool is_closest(const Position& at, UnitId shooter, UnitId target);

// Units that shoot together, the leader first. `commander` directs a crossfire; no_unit in any other volley.
struct Volley {
    const AnyUnits& units;
    UnitId target = no_unit;
    UnitId commander = no_unit;
};

// Checks everything but the closest-enemy rule and the ids (CS-FIRE-01, CS-FIRE-02, CS-FIRE-03, CS-FIRE-04, CS-FIRE-05,
// CS-FIRE-11, CS-XF-01, CS-XF-02, CS-XF-03, CS-VEH-01, CS-VEH-04);
// `apart` is the refusal for units that are not near the leader.
Verdict judge_volley(const Position& at, const Volley& volley, const Refusal& apart);

// How many dice one shooter rolls at a target that is no vehicle (CS-FIRE-08, CS-UNIT-01, CS-VEH-07, CS-HIDE-08).
ModifierSum fire_dice(const Options& options, const Position& at, UnitId shooter, UnitId target, bool ambush);

// What is added to the two dice against a vehicle, and what each needs (CS-VEH-04, CS-VEH-05).
inline constexpr int needed_to_hit = 4;
ModifierSum hit_modifiers(const Position& at, UnitId shooter, UnitId target);
ModifierSum penetration_modifiers(const Position& at, UnitId shooter);
int armour(const Position& at, UnitId shooter, UnitId target);

// The dice of a bombardment (CS-FO-05, CS-FO-06, CS-BLD-05).
ModifierSum bombardment_dice(const Position& at, const Bombardment& bombardment);

int hits_of(const Roll& roll);  // CS-FIRE-09

}  // namespace sightlines::crossfire_squads
