// Plays Crosshairs on the page by input, from move texts: "~c4", "+a3=ne", "e5-2>", "xf6".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "json/json.h"

namespace sightlines::page::crosshairs {

Json record(const std::vector<std::string>& moves);  // of a game with these moves

void point(std::string_view move);  // by mouse or finger, on board and card
void type(std::string_view move);   // by keys only

std::vector<std::string> moves_in(std::string_view text);  // separated by spaces

// A game from the first cloud to a plane shot down. The opening ends with the second side's last entry; the last move
// of the attack is the shot, made possible by a dive of two manoeuvres.
extern const std::vector<std::string> clouds, opening, attack;

}  // namespace sightlines::page::crosshairs
