// The fixed texts of Hex Crossfire that are no sentences of its other words: on buttons, in the panel, beside a stack,
// in the editor.
#pragma once

namespace sightlines::crossfire_hex::labels {

// Buttons of the panel; the short one for where there is little room.
inline constexpr const char* play = "Play";
inline constexpr const char* cancel = "Cancel";
inline constexpr const char* enter = "From the reserve";

// What to do, for fingers and for a mouse, and what is barred.
inline constexpr const char* tap_stack =
    "Tap one of your stacks to see where it can go. Hold any stack to see its discs.";
inline constexpr const char* choose_stack =
    "Choose one of your stacks to see where it can go. Point at any stack to see its discs.";
inline constexpr const char* struck_out =
    "Struck-out hexes are not allowed: the move would bring back an earlier position (ko).";

// The discs of a stack, and those that leave it.
inline constexpr const char* bottom = "bottom";
inline constexpr const char* top = "top";
inline constexpr const char* out = "out";
inline constexpr const char* none_out = "none";

// Discs beside the board: counted for a player, and of a stack that is looked at.
inline constexpr const char* prisoners = "prisoners";
inline constexpr const char* reserve = "in reserve";
inline constexpr const char* to_reserve = "to reserve";
inline constexpr const char* prisoner = "prisoner";

// For a pointer that rests on a letter or number of the board.
inline constexpr const char* coordinates = "Each hex is named by the letter below it and the number at its left.";

// The editor.
inline constexpr const char* tap_to_take_off = "Tap a hex to take off its top disc.";
inline constexpr const char* tap_to_put = "Tap a hex to put a disc on top. Discs that are nowhere are prisoners.";
inline constexpr const char* turn_and_reserves = "Whose turn it is, and the discs in reserve";

}  // namespace sightlines::crossfire_hex::labels
