// What a player would do well to consider when a unit shoots: with whom, and at whom.
#pragma once

#include <vector>

#include "games/crossfire_squads/advice/fire_groups.h"
#include "games/crossfire_squads/advice/worth.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/situation.h"

namespace sightlines::crossfire_squads {

// Everybody who can join, and the commander of a crossfire where that keeps the turn more likely, or is the only way.
struct Shot {
    UnitId target = no_unit;
    Units partners;
    UnitId director = no_unit;
    FireGroup volley = {};  // of all of them
    bool allowed = false;
};
Shot advised_shot(const Situation& situation, UnitId shooter, UnitId target);
Fire order_of(UnitId shooter, const Shot& shot);

// Whose shot at the enemy is the best, or no_unit.
UnitId best_shooter_at(const Situation& situation, UnitId enemy);

Units who_can_join(const Situation& situation, UnitId shooter, UnitId target, UnitId director);

// Commanders who could direct a crossfire led by the unit.
std::vector<UnitId> directors(const Position& seen, UnitId unit);

// Whom the unit can shoot at, the best shot first.
std::vector<Shot> advised_shots(const Situation& situation, const Worths& worths, UnitId shooter);

}  // namespace sightlines::crossfire_squads
