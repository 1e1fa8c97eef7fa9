// Texts of the panel and of the editor that are put together.
#pragma once

#include <optional>
#include <string>

#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/rules.h"

namespace sightlines::aerial_war::labels {

// Where neither number of the dice can be flown.
std::string flies_short(int squares);

std::string squares(int count);  // "3 squares", that a die flies

// An end of a flight: "3 squares to d5, facing north. Tail attack, 1 in 2."
std::string end_of_flight(const Position& at, const FlightEnd& end, const std::optional<AttackForecast>& forecast);
std::string fly_to(Square to);           // "Fly to d5"
std::string ends_facing(Facing facing);  // "Faces north at the end."

// An attack and what may come of it, each with its chance.
std::string attack_on(AttackKind kind, const Plane& target);  // "Tail attack on German red"
std::string shot_down(const Plane& target);                   // "German red is shot down"
std::string may_loop_to(Square to);

// Values on the editor's steppers: "battle 2", "round 3", "1 won".
std::string battle_number(int battle);
std::string round_number(int round);
std::string battles_won_by_side(int count);

}  // namespace sightlines::aerial_war::labels
