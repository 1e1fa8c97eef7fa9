// Texts of the panel, the table and the editor that are put together from parts. Names of units and ground are those of
// Scene, in the middle of a sentence; odds are in 1/10,000.
#pragma once

#include <string>

#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/text/unit_names.h"

namespace sightlines::crossfire_squads::words {

// Deployment.
std::string flag_in(const std::string& ground);           // "Flag in the woods"
std::string obstacles_left(const char* kind, int count);  // "Mines: 2"
std::string choose_place_in(const std::string& ground);
std::string leaves_hiding(const std::string& unit, const std::string& ground);

// The chosen unit.
// "2nd platoon, pinned" with a dot between, the platoon if there are others; "" if there is neither.
std::string platoon_and_state(const UnitNames& names, UnitId id, const Unit& unit);
std::string rally_with(const Test& test);         // "Rally 67%: a die of 3 or more"
std::string rally_with_chance(const Test& test);  // "Rally 67%"
std::string rally_needs(int least);
std::string crossing_needs(int least);
std::string search_of(int count);  // "2 dice: a 6, else your turn ends"
std::string is_lost(const std::string& unit);

// Forecasts of fire.
std::string at_target(const std::string& unit);  // "At Red's rifle 3"
std::string to_hit(int needed);                  // "To hit it needs 5"
std::string to_pierce(int needed);
std::string least_roll(int least);              // "3 or more", "not possible"
std::string dice_of(const std::string& units);  // "Dice of rifle 1, rifle 2"
std::string keeps_turn(int odds);
std::string also_suppresses(int count);
std::string threat_of(const Exposure& exposure);  // "2 to 3 dice, stops it 70%", "a gun"

// A reaction.
std::string place_on_way(int place, int count);  // "place 1 of 3"
std::string one_die_less(const std::string& where);

// Dice to be rolled.
std::string side_with(int side, const std::string& units);        // "Green: 2/3, 2/1"
std::string melee_chances(const MeleeForecast& melee, int side);  // "adds 2, wins 60%" with a dot between
std::string shoots_then(const std::string& units);                // "Then rifle 2, rifle 3."; "" for none

// Drawn on the table; chances are given as they are written there, "67%".
std::string hand_to(const std::string& name);  // "Hand the device to Green"
std::string i_am(const std::string& name);     // "I am Green"
std::string melee_label(const MeleeForecast& melee, int side, const std::string& chance);
std::string stops_label(const std::string& chance);
std::string destroys_label(const std::string& chance);
std::string suppresses_label(const std::string& chance);

// The editor.
std::string points_of(int side);                   // "Green's points"
std::string hidden_in(const std::string& ground);  // "Hidden in the woods"

}  // namespace sightlines::crossfire_squads::words
