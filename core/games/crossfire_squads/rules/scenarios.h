#pragma once

#include "games/crossfire_squads/rules/types.h"

// Each scenario's options, where the record says nothing else.
namespace sightlines::crossfire_squads {

Options defaults_of(Scenario scenario);

}  // namespace sightlines::crossfire_squads
