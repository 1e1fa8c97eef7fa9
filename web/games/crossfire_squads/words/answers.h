// Answers to a question in words: what a button does, and a sentence of what would come of it. Chances are from 0 to 1.
#pragma once

#include <optional>
#include <string>

#include "games/crossfire_squads/moments.h"
#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/walk.h"

namespace sightlines::crossfire_squads::words {

std::string walk_to(const Scene& scene, const Walk& walk);  // "Walk into the flag woods"
// "Stops once, outside the hill. Nobody sees it."; "It stops on the hill E4. Red's rifle 2 may shoot in the open:
// stopped 56 %."
std::string walk_note(const Scene& scene, const Walk& walk);
// "Red's rifle 2 may shoot in the open: somebody is stopped 56 %."
std::string group_note(const Scene& scene, const Walk& walks);
// Of a way into contact; "" if nobody sees it.
std::string threat_note(const Scene& scene, const Walk& walk);
std::string why_stopped(Onward::Why why);  // "Plan stopped: it was hit."; "" for none

std::string charge(double wins);                                                    // "Charge 58 %"
std::string charge_note(const Scene& scene, const MeleeForecast& melee, int side);  // both sums

std::string shoot_at(const std::string& target);          // "Shoot at Red's rifle 2"
std::string explosives_on(const std::string& target);     // "Explosives on Red's rifle 2"
std::string shoot_keeping(const VolleyForecast& volley);  // "Shoot: keeps the turn 58 %"
std::string shoot_note(const Scene& scene, const VolleyForecast& volley, const Fire& fire);

std::string moment(const Scene& scene, const Moment& moment);  // "on the hill", "leaving the woods", "on arrival"
std::string shoot_when(const std::string& moment);             // "Shoot on the hill"
// "Machine gun, 3 dice. Stops it 70 %, ends Red's turn 26 %."
std::string shot_note(const Scene& scene, const VolleyForecast& volley, UnitId mover);
std::string moment_line(const std::string& moment, int dice);  // "On the hill: 3 dice"

std::string if_turn_ended(const Position& at, int you);  // "If the turn ended now: 1 point for you."

std::string explosive(double chance);  // "Explosive 80 %"
std::string smoke(double chance);
std::string search(double chance);  // "Search 31 %, else the turn ends"
std::string cross(double chance);
std::string choose_unit(const std::string& name);  // "Rifle 1"
std::string fire_is_held();

}  // namespace sightlines::crossfire_squads::words
