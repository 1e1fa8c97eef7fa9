// The fixed texts of the Aerial War Game that are no sentences of its other words: on buttons, in the panel, on the
// board and on its sheet, in the editor.
#pragma once

#include <array>

namespace sightlines::aerial_war::labels {

// Buttons of the panel.
inline constexpr const char* fly = "Fly";  // where there is little room

// What to do in the panel; the short one for where there is little room.
inline constexpr const char* choose_square_short = "Choose a square with a dot.";
inline constexpr const char* choose_square = "Choose a square with a dot, or drag the plane there.";
inline constexpr const char* choose_square_or_enemy =
    "Choose a square with a dot, or drag the plane there. Choose a ringed enemy to attack it.";
inline constexpr const char* must_crash =
    "It has no free square ahead, on its left or on its right. Both planes of a crash are lost.";

// What may come of an attack, each with its chance; and the attacker, in a sentence.
inline constexpr const char* shoots_back = "it gets away and shoots you down";
inline constexpr const char* shoots_after_loop = "it loops and shoots you down";
inline constexpr const char* attacker = "you";

// Of a side in the panel, and in the editor.
inline constexpr const char* moves_first = "moves first";

// Why there is no loop, on the board.
inline constexpr const char* no_loop_edge = "no loop: the edge";
inline constexpr const char* no_loop_occupied = "no loop: occupied";

// The printed sheet.
inline constexpr const char* sheet_title = "The Front";
inline constexpr const char* sheet_number = "sheet 2";

// The editor.
inline constexpr const char* how_to_edit =
    "Choose a square for the plane chosen above. Choose a plane on the board to turn or remove it.";
inline constexpr std::array facings{"north", "east", "south", "west"};
inline constexpr const char* remove = "Remove";
inline constexpr const char* first_roll = "First roll";
inline constexpr const char* turn_of_plane = "A plane's turn";
inline constexpr const char* whose_turn = "Whose turn it is";
inline constexpr const char* battles_won = "Battles won, Germans and Allies";

}  // namespace sightlines::aerial_war::labels
