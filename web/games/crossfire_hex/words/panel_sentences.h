// Texts of the panel, of the editor, beside a stack and beside the board that are put together.
#pragma once

#include <string>

#include "games/crossfire_hex/rules/rules.h"

namespace sightlines::crossfire_hex::labels {

std::string enter_with(int discs);                // "Enter from the reserve (2)"
std::string not_allowed(const std::string& why);  // "Not allowed (ko). ", and why
std::string discs_on(Cell cell, Stack men);       // "c3: 2 discs"
std::string room_on(Cell cell, Stack men);        // "c3  2 of 4"

// The notes on the racks, with the discs as they are and as an action would leave them: "Black's prisoners: 1 → 2".
std::string reserve_of(int player, int now, int after);
std::string prisoners_of(int player, int now, int after);

// For a pointer that rests on them.
std::string tip_about_reserve(int player);
std::string tip_about_prisoners(int player);  // of the other player

// In the editor: "d4 is full: it holds 4."
std::string full(Cell cell);

}  // namespace sightlines::crossfire_hex::labels
