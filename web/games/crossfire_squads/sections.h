// Dependencies between the optional sections of the rules and the forces.
#pragma once

#include "games/crossfire_squads/rules/types.h"

namespace sightlines::crossfire_squads {

// Makes options consistent after a change: removes what needs a section that is off, and adds units for sections that
// are on but not part of the scenario. A custom table keeps its forces.
Options settled(Options options);

}  // namespace sightlines::crossfire_squads
