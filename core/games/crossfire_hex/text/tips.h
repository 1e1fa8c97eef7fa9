// What is at a place of the board or beside it, in a sentence or two, for a pointer that rests there.
#pragma once

#include <string>

#include "games/crossfire_hex/rules/rules.h"

namespace sightlines::crossfire_hex {

// What stands on a hex, whose it is, what it may do, and how many discs the hex holds.
std::string tip(const Rules& rules, const Position& at, Cell cell);
// What a legal action would do: "2 discs to d2: takes over Black's stack of 3. Falls out: 2 prisoners."
std::string tip_about_action(const Position& at, const Action& action);
std::string tip_about_player(const Position& at, int player);
std::string tip_about_reserve(int player);
std::string tip_about_prisoners(int player);  // of the other player

}  // namespace sightlines::crossfire_hex
