#pragma once

#include "engine/accessible_board.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

// An action that may be played here, in words.
ActionWords worded(const Rules& rules, const Position& at, const Action& action);

// How a kind of action that is not listed is written, with an example; "" for one that needs no word.
std::string_view form_of(std::string_view kind);

}  // namespace sightlines::crossfire_squads
