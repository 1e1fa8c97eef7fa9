// Turns a choice into an action.
#pragma once

#include <optional>

#include "games/crossfire_squads/offers/choice.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

// The action, legal or not; nothing while the choice is incomplete.
std::optional<Action> intended(const Scene& scene, const Choice& choice);

// A move of the chosen unit, with its partners if it leads a group.
Move move_to(const Scene& scene, const Choice& choice, Point goal);

// Whether the unit, or in deployment its side, can use the tool now.
bool can_use(const Scene& scene, UnitId unit, Tool tool);

}  // namespace sightlines::crossfire_squads
