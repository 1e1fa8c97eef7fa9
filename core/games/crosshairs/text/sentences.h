// Texts of Crosshairs beside its board.
#pragma once

#include <span>
#include <string>

#include "games/crosshairs/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crosshairs {

std::string listed_sides(std::span<const int> players);  // "Green, Red and Blue"

// The options that differ from the base game, as a sentence; or "".
std::string options_in_use(const Rules& rules, const Position& at);

// Where the plane is after a legal action, if it is still there: "to d4, facing north-east, height 1"; the same as a
// sentence.
std::string landing(const Rules& rules, const Position& at, const Action& action);
std::string action_sentence(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crosshairs
