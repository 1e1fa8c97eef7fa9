// The units a player can choose from: as acting unit, partners, shooters or helpers.
#pragma once

#include <vector>

#include "games/crossfire_squads/advice/reaction.h"
#include "games/crossfire_squads/offers/choice.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

// Whether the deciding side can choose it.
bool is_choosable(const Position& seen, UnitId id);
std::vector<UnitId> choosable_units(const Scene& scene);  // in order

// The units, including hidden ones, that can shoot at the mover at the chosen point.
std::vector<UnitId> shooters_at_point(const Scene& scene, const Slider& slider, const std::vector<Exposure>& exposures);

bool may_come_out(const Scene& scene);  // one of those that can be chosen is hidden
// In a reaction: nobody can shoot, not even out of hiding.
bool can_only_watch(const Scene& scene, const Slider& slider, const std::vector<Exposure>& exposures);

// The commanders under whom the shot is legal; all of them if it is legal without, and whoever is chosen.
std::vector<UnitId> offered_directors(const Scene& scene, const Choice& choice);

// The position with the mover of a reaction at the chosen point, and the hidden shooters where they would appear.
Position with_spots(const Position& seen, const Choice& choice);

// The units that can be toggled now; each has a digit key.
std::vector<UnitId> offered_units(const Scene& scene, const Choice& choice, const std::vector<Exposure>& exposures);

}  // namespace sightlines::crossfire_squads
