// What stands on a hex and what can be done with it, and what a player has, in a sentence or two, for a pointer that
// rests there.
#pragma once

#include <string>

#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

std::string tip(const Rules& rules, const Position& at, Cell cell);  // "" for nothing, and for no_cell
std::string tip_about_player(const Rules& rules, const Position& at, int player);

}  // namespace sightlines::crosshairs
