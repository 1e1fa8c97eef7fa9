// Texts of Crosshairs beside its board.
#pragma once

#include <string>

#include "games/crosshairs/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crosshairs {

Prompt prompt(const Rules& rules, const Position& at, Cell in_hand = no_cell);

// The options that differ from the base game, as a sentence; or "".
std::string options_in_use(const Rules& rules, const Position& at);

// The result of a legal action: "To d4, height 1, facing north-east."
std::string action_sentence(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crosshairs
