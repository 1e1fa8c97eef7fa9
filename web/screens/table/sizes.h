// Which of its layouts the table has, by the size of the window.
#pragma once

namespace sightlines::table {

bool is_wide();   // the panel is beside the board, not below it
bool is_low();    // a phone on its side, where the turn replaces the name of the game
bool is_small();  // less room than phones have: a small window, or one with far larger text

}  // namespace sightlines::table
