// The story of a game: what happened, what it took, and what came of it.
#pragma once

#include <cstddef>
#include <string>

#include "engine/history.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/verbs.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

// What happened at a ply, in sentences: in the past tense for the log, in the present where it is told. Contains only
// what both sides may know (CS-HIDE-02, CS-OBS-02). `named`: who shoots at whom has just been said.
std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names, Tense tense = Tense::past,
                    bool named = false);

// What the game is won by, as "Hold the flag alone: first to 5.", and the points;
// without an objective the units that are left.
Standing standing_of(const History<Rules>& history);

}  // namespace sightlines::crossfire_squads
