// What a beginner would do well to consider when a unit shoots: with whom, and at whom.
#pragma once

#include <vector>

#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

// Everybody who can join, and the commander of a crossfire where that keeps the turn more likely, or is the only way.
struct Shot {
    UnitId target = no_unit;
    Units partners;
    UnitId director = no_unit;
    double keeps_turn = 0;
    bool allowed = false;
};
Shot sensible_shot(const Scene& scene, UnitId shooter, UnitId target);
Fire order_of(UnitId shooter, const Shot& shot);

// Whose shot at the enemy is the best, or no_unit.
UnitId best_shooter_at(const Scene& scene, UnitId enemy);

Units who_can_join(const Scene& scene, UnitId shooter, UnitId target, UnitId director);

// Whom the unit can shoot at: the best first, which is the closest unless a crossfire reaches a clearly better one.
std::vector<Shot> sensible_shots(const Scene& scene, UnitId shooter, const std::vector<LineForecast>& lines);

}  // namespace sightlines::crossfire_squads
