// What a choice comes to: the action that it means.
#pragma once

#include <optional>

#include "games/crossfire_squads/choice.h"
#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

// What is meant, allowed or not; nothing while something is missing that it needs.
std::optional<Action> intended(const Scene& scene, const Choice& choice);

// A move of the chosen unit, with its partners if it leads a group.
Move move_to(const Scene& scene, const Choice& choice, Point goal);

// Whether the chosen unit, or in deployment its side, has such a tool now.
bool can_use(const Scene& scene, UnitId unit, Tool tool);

}  // namespace sightlines::crossfire_squads
