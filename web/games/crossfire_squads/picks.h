// The units a player can choose from: as acting unit, partners, shooters or helpers.
#pragma once

#include <vector>

#include "games/crossfire_squads/choice.h"
#include "games/crossfire_squads/moments.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

// Whether the deciding side can choose it.
bool is_choosable(const Position& seen, UnitId id);
std::vector<UnitId> choosable_units(const Scene& scene);  // in order

// The segment of the mover's path, around a point, along which a unit can shoot at it; nullptr: it cannot there.
const Exposure::Segment* segment_at(const std::vector<Exposure>& exposures, UnitId unit, int point);

// The units, including hidden ones, that can shoot at the mover at the chosen point.
std::vector<UnitId> shooters_at_point(const Scene& scene, const Slider& slider, const std::vector<Exposure>& exposures);

// In a reaction: the unit and the earliest place at which most dice can be rolled at the mover; `index` in the points
// of the slider.
struct BestShot {
    UnitId unit = no_unit;  // no_unit: nobody can shoot
    int index = 0;
    int dice = 0;
};
BestShot best_shot(const Scene& scene, const Slider& slider, const std::vector<Exposure>& exposures);
// The same at one place.
BestShot best_shooter(const Scene& scene, const Slider& slider, const std::vector<Exposure>& exposures, int index);
// Of one unit, that place; the one that is shown if it can shoot there; -1: nowhere.
int place_to_shoot(const Slider& slider, const std::vector<Exposure>& exposures, UnitId unit);

// The same at the places of a moment; of those alike the first.
BestShot best_shot_in(const Scene& scene, const Slider& slider, const std::vector<Exposure>& exposures,
                      const Moment& moment);

bool may_come_out(const Scene& scene);  // one of those that can be chosen is hidden
// In a reaction: nobody can shoot, not even out of hiding.
bool can_only_watch(const Scene& scene, const Slider& slider, const std::vector<Exposure>& exposures);

// Commanders who could direct a crossfire led by the unit.
std::vector<UnitId> directors(const Position& seen, UnitId unit);
// Those of them under whom the shot is legal; all of them if it is legal without, and whoever is chosen.
std::vector<UnitId> offered_directors(const Scene& scene, const Choice& choice);

// The units that can be toggled now; each has a digit key.
std::vector<UnitId> offered_units(const Scene& scene, const Choice& choice, const std::vector<Exposure>& exposures);

}  // namespace sightlines::crossfire_squads
