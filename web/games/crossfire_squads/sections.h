// What the optional sections of the rules mean for forces and for each other.
#pragma once

#include "games/crossfire_squads/rules/types.h"

namespace sightlines::crossfire_squads {

// Options as they have to be after one of them was chosen: without what needs a section that is off, and with units for
// those that are on and of which the scenario knows nothing. A table of one's own keeps its own forces.
Options settled(Options options);

}  // namespace sightlines::crossfire_squads
