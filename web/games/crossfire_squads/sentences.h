// What Crossfire with squads says beside its table.
#pragma once

#include <string>

#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/selection.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

Prompt prompt(const Scene& scene, UnitId chosen);

// Options beyond the base game, and what wins.
std::string options_in_use(const Options& options);

// Of a unit that is offered: its dice, its platoon, or that it is hidden.
std::string note_of(const Scene& scene, const Selection& selection, UnitId id);

// What the dice that are due decide, and how likely it is (dice_sentences.cpp).
DiceHelp dice_help(const Options& options, const Position& seen);

}  // namespace sightlines::crossfire_squads
