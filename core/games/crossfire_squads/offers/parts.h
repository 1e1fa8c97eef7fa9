// What has to be chosen, one part after the other, until an answer is complete.
#pragma once

#include <cstdint>
#include <vector>

#include "games/crossfire_squads/offers/tasks.h"

namespace sightlines::crossfire_squads {

enum class Part : std::int8_t {
    unit,
    task,
    place,
    ground,
    edge,
    target,
    partners,
    commander,
    facing,
    turret,
    slant,
    gathering,
    reaction_point,
    shooter
};

// For what has been chosen so far; `doing` is the task of the chosen unit. Some may have nothing to choose from.
std::vector<Part> parts_of(const Scene& scene, const Choice& choice, Task doing);

// Whether a unit that is named joins those who were named before; else it takes the place of the one that acts.
bool names_partners(Phase phase);

}  // namespace sightlines::crossfire_squads
