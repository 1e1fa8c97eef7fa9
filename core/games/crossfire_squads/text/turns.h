// A turn of the others in a line, for whoever decides next.
#pragma once

#include <cstddef>
#include <string>

#include "engine/history.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

// Of the turn of the others in which this ply lies, the first one, although something was asked in it; in the reader's
// own turn the ply itself.
std::size_t begin_of_their_turn(const History<Rules>& history, std::size_t ply, int you);

// TellsEvents::describe_turn: what they did, what became of those whom they shot at, what the reactions did to theirs
// and who got a point. "" while the turn goes on, and where nobody moved or shot. It contains only what both sides may
// know.
std::string narrate_turn(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names);

}  // namespace sightlines::crossfire_squads
