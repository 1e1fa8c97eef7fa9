#pragma once

#include "engine/accessible_board.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

// An action that may be played here, in words.
ActionWords action_words(const Rules& rules, const Position& at, const Action& action);

// Move texts of a kind of action that is not listed, and what they mean; "" for any other kind.
std::string_view text_examples(std::string_view kind);

}  // namespace sightlines::crossfire_squads
