// What stands somewhere on the table, and what it can do or why it cannot, in a sentence or two.
#pragma once

#include <string>

#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/selection.h"

namespace sightlines::crossfire_squads {

std::string tip_of_unit(const Scene& scene, const Selection& selection, UnitId id);
std::string tip_of_place(const Scene& scene, Point p);  // "": open ground

}  // namespace sightlines::crossfire_squads
