// The short texts of the Aerial War Game: on buttons, in the panel, on the board and on its sheet, in the editor, and
// the keys for the list that "?" shows.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/flight.h"
#include "games/texts.h"

namespace sightlines::aerial_war::labels {

// What to do in the panel.
inline constexpr const char* choose_square = "Choose a square with a dot.";
inline constexpr const char* choose_square_or_enemy = "Choose a square with a dot, or a ringed enemy.";
inline constexpr const char* must_crash =
    "It has no free square ahead, on its left or on its right. Both planes of a crash are lost.";

// What may come of an attack, each with its chance; and the attacker, in a sentence.
inline constexpr const char* shot_down = "shot down";
inline constexpr const char* shoots_back = "gets away and shoots you down";
inline constexpr const char* shoots_after_loop = "loops and shoots you down";
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
inline constexpr const char* remove = "Remove";
inline constexpr const char* first_roll = "First roll";
inline constexpr const char* turn_of_plane = "A plane's turn";
inline constexpr const char* whose_turn = "Whose turn it is";
inline constexpr const char* battles_won = "Battles won, Germans and Allies";

// Where neither number of the dice can be flown.
std::string flies_short(int squares);

std::string squares(int count);  // "3 squares", that a die flies

// An end of a flight: "3 squares to d5, facing d6. Tail attack: 50%."
std::string end_of_flight(const Position& at, const FlightEnd& end, const std::optional<AttackForecast>& forecast);
std::string ends_facing(Square square, Facing facing);  // "Faces d6 at the end."

// An attack and what may come of it, each with its chance.
std::string attack_on(AttackKind kind, const Plane& target);  // "Tail attack on German red"
std::string may_loop_to(Square to);

// Values on the editor's steppers: "battle 2", "round 3", "1 won".
std::string battle_number(int battle);
std::string round_number(int round);
std::string battles_won_by_side(int count);

inline constexpr std::array<KeyHelp, 6> key_help{{{"Enter", "show the cursor; choose a square, fly there"},
                                                  {"Arrows", "move the cursor"},
                                                  {",  .", "turn the plane on the chosen square"},
                                                  {"A  F", "attack; hold fire"},
                                                  {"L  S", "loop; stay"},
                                                  {"Escape", "cancel"}}};

}  // namespace sightlines::aerial_war::labels
