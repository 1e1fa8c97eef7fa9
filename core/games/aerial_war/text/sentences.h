// Texts of the Aerial War Game beside and on its board.
#pragma once

#include <string>
#include <string_view>

#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/rules.h"
#include "games/texts.h"

namespace sightlines::aerial_war {

// The pending dice: their purpose, and which numbers succeed.
DiceHelp dice_help(const Position& at);

// The options that differ from the base game, as a sentence; or "".
std::string options_in_use(const Rules& rules);

// An attack and its chance: "Tail attack: 50%".
std::string odds_phrase(const AttackForecast& attack);

// How far it is to an end of the flight: "3 squares", "3 or 5 squares".
std::string distance_phrase(const Position& at, const FlightEnd& end);

// A plane and its place in the order: "German red, leader, moves in 2 turns".
std::string plane_phrase(const Position& at, const Plane& plane);

// Why the target of a tail attack cannot loop; the attacker is "you", or "the attacker".
std::string no_loop_sentence(const LoopRoom& room, std::string_view attacker);

// Where a loop would lead; in phase looping.
std::string loop_sentence(const Position& at);

}  // namespace sightlines::aerial_war
