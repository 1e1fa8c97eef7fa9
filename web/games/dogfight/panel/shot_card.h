// What a shot needs at the end of the plan, need by need.
#pragma once

#include <optional>

#include "games/dogfight/advice/shot_needs.h"
#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// None where nothing is planned, or no enemy is hunted.
std::optional<ShotNeeds> needs_of_plan(const Position& at, const Selection& selection);

// On an upright phone, whoever is guided has them in the place of the players, above the tabs.
bool needs_stand_above(const Selection& selection);

void draw_shot_card(const Position& at, const ShotNeeds& needs, float width);

}  // namespace sightlines::dogfight
