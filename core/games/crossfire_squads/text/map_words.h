// What is written on the map.
#pragma once

#include <string>
#include <vector>

#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"

namespace sightlines::crossfire_squads::words {

std::string map_name(const PlaceNames& names, PieceId piece);  // "woods at the flag", "woods E4"
std::string flag_name(int holder);                             // "Flag", "Flag: Green", "Flag: both"
std::string map_state(const Unit& unit);                       // "pinned", "suppressed", "prone"; "": nothing to say
std::string legend_name(const Make& unit);                     // "Rifle squad"
std::string legend_effect(const Make& unit);                   // "3 dice, all round"
// "2nd platoon, 5"; "Platoon, 5" if it is not numbered, as the only one; of platoon 0: "Company, 5"
std::string token_name(int platoon, bool numbered, int units);
std::string beyond_rim(const UnitNames& names, const std::vector<UnitId>& units);  // "Rifle 1, MG"; "4 units"

}  // namespace sightlines::crossfire_squads::words
