#pragma once

#include "games/crossfire_squads/types.h"

// Chapter 13: what options are when nothing is said.
namespace sightlines::crossfire_squads {

Options defaults_of(Scenario scenario);

}  // namespace sightlines::crossfire_squads
