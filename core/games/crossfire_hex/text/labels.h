// The short texts of Hex Crossfire: on buttons, in the panel, beside a stack and beside the board, in the editor, and
// the keys for the list that "?" shows.
#pragma once

#include <array>
#include <string>

#include "games/crossfire_hex/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crossfire_hex::labels {

// Buttons of the panel; the short one for where there is little room.
inline constexpr const char* cancel = "Cancel";
inline constexpr const char* enter = "Enter a disc";

// What to do, for fingers and for a mouse, and what is barred.
inline constexpr const char* hold_stack = "Hold any stack to see its discs.";
inline constexpr const char* struck_out =
    "Struck-out hexes are not allowed: the move would bring back an earlier position (ko).";

// The discs of a stack, and those that leave it.
inline constexpr const char* bottom = "bottom";
inline constexpr const char* top = "top";
inline constexpr const char* out = "out";
inline constexpr const char* none_out = "none";

// Discs beside the board: counted in the editor, and of a stack that is looked at.
inline constexpr const char* reserve = "in reserve";
inline constexpr const char* to_reserve = "to reserve";
inline constexpr const char* prisoner = "prisoner";

// For a pointer that rests on a letter or number of the board.
inline constexpr const char* coordinates = "Each hex is named by the letter below it and the number at its left.";

// The editor.
inline constexpr const char* tap_to_take_off = "Press a hex to take off its top disc.";
inline constexpr const char* tap_to_put =
    "Press a hex to put a disc on top. Discs neither on the board nor in reserve are prisoners.";
inline constexpr const char* turn_and_reserves = "Whose turn it is, and the discs in reserve";

std::string not_allowed(const std::string& why);  // "Not allowed (ko). ", and why
std::string discs_on(Cell cell, Stack men);       // "c3: 2 discs"
std::string room_on(Cell cell, Stack men);        // "c3  2 of 4"

// The notes on the racks, with the discs as they are and as an action would leave them: "Black's prisoners: 1 → 2".
std::string reserve_of(int player, int now, int after);
std::string prisoners_of(int player, int now, int after);
std::string stacks_of(int player, const std::string& stacks);  // "White: 6 stacks"
std::string held(int reserve_discs, int taken);                // ", 1 in reserve, 9 prisoners"

// In the editor: "d4 is full: it holds 4."
std::string full(Cell cell);

inline constexpr std::array<KeyHelp, 4> key_help{{{"Enter", "show a cursor on the board; choose; play"},
                                                  {"Arrows", "move the cursor, and see what a move would bring"},
                                                  {"E", "enter a disc from the reserve"},
                                                  {"Escape", "cancel"}}};

}  // namespace sightlines::crossfire_hex::labels
