// Texts of Crossfire with squads beside its table.
#pragma once

#include <string>

#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/selection.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

Prompt prompt(const Scene& scene, const Selection& selection);

// The options that differ from the base game, and how to win.
std::string options_in_use(const Options& options);

// A note on an offered unit: its dice, or that it is hidden; mostly "".
std::string note_of(const Scene& scene, const Selection& selection, UnitId id);

// The purpose and the chances of the pending dice (dice_sentences.cpp).
DiceHelp dice_help(const Scene& scene);

}  // namespace sightlines::crossfire_squads
