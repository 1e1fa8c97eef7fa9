// Plies that are one event for whoever is told of them: a unit's moves in a row, those of a platoon to the same place,
// an action with the dice that decide it.
#pragma once

#include <cstddef>
#include <string>

#include "engine/history.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

// TellsEvents::event_end, describe_event, concerns. They contain only what both sides may know.
std::size_t end_of_event(const History<Rules>& history, std::size_t first, std::size_t end);
std::string narrate_event(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names);
bool concerns(const History<Rules>& history, std::size_t ply, int player);  // the ply is a roll

}  // namespace sightlines::crossfire_squads
