// Units that are offered: those that can be chosen, and those to be named as partners, shooters or helpers.
#pragma once

#include <vector>

#include "games/crossfire_squads/choice.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

// Whether the one who decides can choose it.
bool is_choosable(const Position& seen, UnitId id);
std::vector<UnitId> choosable_units(const Scene& scene);  // in order

// Where a unit can shoot at the mover, at a point of its way; nullptr: it cannot.
const Exposure::Stretch* stretch_at(const std::vector<Exposure>& exposures, UnitId unit, int point);

// Who can shoot at the mover at the point that is meant, those hidden among them.
std::vector<UnitId> shooters_at_point(const Scene& scene, const Slider& slider, const std::vector<Exposure>& exposures);

// Commanders who could direct a crossfire led by the unit.
std::vector<UnitId> directors(const Position& seen, UnitId unit);

// Those to be named or left out now, each with a digit that does it.
std::vector<UnitId> offered_units(const Scene& scene, const Choice& choice, const std::vector<Exposure>& exposures);

}  // namespace sightlines::crossfire_squads
