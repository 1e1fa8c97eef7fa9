#pragma once

#include <string>

#include "games/crossfire_squads/rules/types.h"

// What sentences call units, pieces of terrain and places.
namespace sightlines::crossfire_squads {

const char* kind_words_of(const Make& unit);       // "rifle squad", "Sherman"
const char* ground_words_of(Ground ground);        // "woods"
std::string inches(int units);                     // "31.5"
std::string place_words(Point p);                  // "31.5 in east, 12.0 in south"
std::string_view heading_words_of(Point heading);  // "north-east"; the nearest of eight

}  // namespace sightlines::crossfire_squads
