// The dice to be rolled: what is needed, and with what chance.
#pragma once

#include "games/crossfire_squads/text/scene.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

DiceHelp dice_help(const Scene& scene);

}  // namespace sightlines::crossfire_squads
